import { formatInstant } from '@dustforce/core/schedule'
import { phoneDisplay } from '@dustforce/core/validation'
import { applicationStatuses, applicationStatusLabel } from '@dustforce/office/application'
import type { JobApplication } from '@dustforce/supabase/admin'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { isRowControl } from '../../kit/row-control.ts'
import { RowToggle, smallToggle } from '../../kit/row-toggle.tsx'
import { RowWindow, rowCount } from '../../kit/row-window.tsx'
import { SelectRow } from '../../kit/select-row.tsx'
import { type PillTone, StatusPill } from '../../kit/status-pill.tsx'

export interface ApplicationListProps {
  readonly applications: readonly JobApplication[]
  readonly expandedId: string | null
  readonly chosen: ReadonlyMap<string, JobApplication>
  readonly onSelect: (application: JobApplication) => void
  readonly onToggle: (application: JobApplication) => void
  readonly onStatus: (application: JobApplication, status: string) => void
  readonly renderDetail: (application: JobApplication) => ReactNode
}

const options = applicationStatuses.map((value) => ({ value, label: applicationStatusLabel(value) }))
const columns = ['Name', 'Contact', 'Experience', 'Areas', 'Applied', 'Status'] as const

const idOf = ({ id }: JobApplication) => id

/** Those who want to work here. */
export function ApplicationList({
  applications,
  expandedId,
  chosen,
  onSelect,
  onToggle,
  onStatus,
  renderDetail,
}: ApplicationListProps) {
  const { policy } = useBusiness()
  return (
    <Table cards label="Applications" minWidth="860px" aria-rowcount={rowCount(applications)}>
      <TableHead>
        <tr>
          {columns.map((column) => (
            <TableHeader key={column} className={column === 'Name' ? '!pl-4' : undefined}>
              {column}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <RowWindow
        as="tbody"
        rows={applications}
        keyOf={idOf}
        isKept={({ id }) => id === expandedId}
        look="border-b border-line last:border-b-0"
      >
        {(application, { line }) => {
          const expanded = application.id === expandedId
          const [area, ...areas] = application.serviceAreas
          return (
            <>
              <TableRow
                {...line}
                interactive
                tint={expanded ? 'green' : 'none'}
                data-application={application.id}
                onClick={(event) => {
                  if (!isRowControl(event.target)) onToggle(application)
                }}
              >
                <TableCell wide className="!pl-1.5">
                  <span className="flex items-center gap-1 font-semibold">
                    <SelectRow
                      label={`Select the application of ${application.fullName}`}
                      selected={chosen.has(application.id)}
                      onSelect={() => onSelect(application)}
                    />
                    <RowToggle
                      what={`the application of ${application.fullName}`}
                      expanded={expanded}
                      className={smallToggle}
                      onToggle={() => onToggle(application)}
                    />
                    {application.fullName}
                  </span>
                </TableCell>
                <TableCell wide>
                  <p>{application.email}</p>
                  <p className="text-muted tabular-nums">{phoneDisplay(application.phone)}</p>
                </TableCell>
                <TableCell label="Experience">{application.experience ?? '—'}</TableCell>
                <TableCell label="Areas">
                  {area ?? '—'}{' '}
                  {areas.length > 0 ? <span className="text-muted">+{areas.length} more</span> : null}
                </TableCell>
                <TableCell label="Applied" className="whitespace-nowrap tabular-nums">
                  {application.createdAt === null ? '—' : formatInstant(application.createdAt, policy.zone)}
                </TableCell>
                <TableCell label="Status" className="!py-1.5">
                  <StatusPill
                    label={`Status of the application of ${application.fullName}`}
                    status={application.status}
                    tone={toneOf(application.status)}
                    options={options}
                    onChange={(status) => onStatus(application, status)}
                  />
                </TableCell>
              </TableRow>
              {expanded ? (
                <tr className="bg-row-open">
                  <td colSpan={columns.length} className="px-4 pt-1 pb-4">
                    {renderDetail(application)}
                  </td>
                </tr>
              ) : null}
            </>
          )
        }}
      </RowWindow>
    </Table>
  )
}

const tones: ReadonlyMap<string, PillTone> = new Map([
  ['pending', 'warning'],
  ['reviewing', 'info'],
  ['interview', 'brand'],
  ['hired', 'success'],
])

function toneOf(status: string): PillTone {
  return tones.get(status) ?? 'neutral'
}
