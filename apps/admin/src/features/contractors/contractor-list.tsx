import { phoneDisplay } from '@dustforce/core/validation'
import { availabilityText, type Contractor, dutyText, initials, moreText } from '@dustforce/office/contractor'
import { Avatar } from '@dustforce/ui/avatar'
import { Badge } from '@dustforce/ui/badge'
import { classNames } from '@dustforce/ui/class-names'
import { IconButton } from '@dustforce/ui/icon-button'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRowControl } from '../../kit/row-control.ts'
import { RowToggle } from '../../kit/row-toggle.tsx'
import { RowWindow, rowCount } from '../../kit/row-window.tsx'
import { useMedia } from '../../kit/use-media.ts'

export interface ContractorListProps {
  readonly contractors: readonly Contractor[]
  readonly expandedId: string | null
  readonly onToggle: (contractor: Contractor) => void
  readonly onEdit: (contractor: Contractor) => void
  readonly onDelete: (contractor: Contractor) => void
  readonly renderDetail: (contractor: Contractor) => ReactNode
}

const idOf = ({ id }: Contractor) => id

/** The roster: a table on wide screens, cards on phones. */
export function ContractorList(props: ContractorListProps) {
  if (!useMedia('(max-width: 47.99rem)')) return <ContractorTable {...props} />
  return (
    <ul>
      <RowWindow
        as="li"
        rows={props.contractors}
        keyOf={idOf}
        isKept={({ id }) => id === props.expandedId}
        look="pb-3"
      >
        {(contractor) => <ContractorCard contractor={contractor} {...props} />}
      </RowWindow>
    </ul>
  )
}

function ContractorTable({
  contractors,
  expandedId,
  onToggle,
  onEdit,
  onDelete,
  renderDetail,
}: ContractorListProps) {
  return (
    <Table label="Contractors" minWidth="760px" aria-rowcount={rowCount(contractors)}>
      <TableHead>
        <tr>
          <TableHeader className="w-10">
            <span className="sr-only">Details</span>
          </TableHeader>
          <TableHeader>Name</TableHeader>
          <TableHeader>Contact</TableHeader>
          <TableHeader>Service Area</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader>Actions</TableHeader>
        </tr>
      </TableHead>
      <RowWindow
        as="tbody"
        rows={contractors}
        keyOf={idOf}
        isKept={({ id }) => id === expandedId}
        look="border-b border-line last:border-b-0"
      >
        {(contractor, { line }) => {
          const expanded = contractor.id === expandedId
          return (
            <>
              <TableRow
                {...line}
                interactive
                tint={expanded ? 'green' : 'none'}
                data-contractor={contractor.id}
                onClick={(event) => {
                  if (!isRowControl(event.target)) onToggle(contractor)
                }}
              >
                <TableCell className="!pr-0">
                  <RowToggle
                    what={`details of ${contractor.fullName}`}
                    expanded={expanded}
                    onToggle={() => onToggle(contractor)}
                  />
                </TableCell>
                <TableCell>
                  <span className="flex items-center gap-3">
                    <Avatar initials={initials(contractor.fullName)} />
                    <span className="min-w-0">
                      <span className="block font-semibold">{contractor.fullName}</span>
                      <span className="block text-xs text-muted">
                        {availabilityText(contractor.availability)}
                      </span>
                    </span>
                  </span>
                </TableCell>
                <TableCell>
                  <p>{contractor.email}</p>
                  <p className="text-muted tabular-nums">{phoneDisplay(contractor.phone)}</p>
                </TableCell>
                <TableCell>
                  <Areas contractor={contractor} />
                </TableCell>
                <TableCell>
                  <Duty onDuty={contractor.onDuty} />
                </TableCell>
                <TableCell>
                  <Actions contractor={contractor} onEdit={onEdit} onDelete={onDelete} />
                </TableCell>
              </TableRow>
              {expanded ? (
                <tr className="bg-row-open">
                  <td colSpan={6} className="px-4 pt-1 pb-4">
                    {renderDetail(contractor)}
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

function ContractorCard({
  contractor,
  expandedId,
  onToggle,
  onEdit,
  onDelete,
  renderDetail,
}: ContractorListProps & { readonly contractor: Contractor }) {
  const expanded = contractor.id === expandedId
  return (
    <div className={classNames('rounded-lg border border-line p-4', expanded ? 'bg-row-open' : 'bg-surface')}>
      <div className="flex items-start gap-3">
        <Avatar initials={initials(contractor.fullName)} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{contractor.fullName}</p>
          <p className="text-sm wrap-anywhere text-muted">{contractor.email}</p>
          <p className="text-sm text-muted tabular-nums">{phoneDisplay(contractor.phone)}</p>
        </div>
        <Duty onDuty={contractor.onDuty} />
      </div>
      <div className="flex items-center justify-between gap-2 pt-3">
        <Areas contractor={contractor} />
        <span className="flex">
          <Actions contractor={contractor} onEdit={onEdit} onDelete={onDelete} />
          <RowToggle
            what={`details of ${contractor.fullName}`}
            expanded={expanded}
            onToggle={() => onToggle(contractor)}
          />
        </span>
      </div>
      {expanded ? <div className="pt-3">{renderDetail(contractor)}</div> : null}
    </div>
  )
}

function Areas({ contractor }: { readonly contractor: Contractor }) {
  const [first] = contractor.serviceAreas
  return (
    <span className="text-sm">
      {first ?? 'All areas'} <span className="text-muted">{moreText(contractor)}</span>
    </span>
  )
}

function Duty({ onDuty }: { readonly onDuty: boolean }) {
  return (
    <Badge dot tone={onDuty ? 'success' : 'neutral'}>
      {dutyText(onDuty)}
    </Badge>
  )
}

function Actions({
  contractor,
  onEdit,
  onDelete,
}: Pick<ContractorListProps, 'onEdit' | 'onDelete'> & { readonly contractor: Contractor }) {
  return (
    <span className="flex">
      <IconButton
        size="sm"
        label={`Edit ${contractor.fullName}`}
        icon={<Pencil aria-hidden="true" className="size-4" />}
        onClick={() => onEdit(contractor)}
      />
      <IconButton
        size="sm"
        variant="danger-quiet"
        label={`Delete ${contractor.fullName}`}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => onDelete(contractor)}
      />
    </span>
  )
}
