import { formatInstant } from '@dustforce/core/schedule'
import { type Inquiry, type InquiryStatus, subjectSummary } from '@dustforce/office/inquiry'
import { classNames } from '@dustforce/ui/class-names'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ReactNode, useEffect, useRef } from 'react'
import { isRowControl } from '../../kit/row-control.ts'
import { RowToggle, smallToggle } from '../../kit/row-toggle.tsx'
import type { RowPlace } from '../../kit/row-window.tsx'
import { SelectRow } from '../../kit/select-row.tsx'
import { InquiryStatusSelect } from './inquiry-status-select.tsx'

export interface InquiriesTableProps {
  /** The number of rows with the head, drawn or not; -1 when that is not known. */
  readonly rowCount?: number | undefined
  /** Rows in table bodies. */
  readonly children: ReactNode
}

const columns = ['Name', 'Email', 'Subject', 'Status', 'Date'] as const

/** The frame of the list of inquiries. */
export function InquiriesTable({ rowCount, children }: InquiriesTableProps) {
  return (
    <Table cards label="Contact inquiries" minWidth="760px" aria-rowcount={rowCount}>
      <TableHead>
        <tr>
          {columns.map((column) => (
            <TableHeader key={column} className={column === 'Name' ? '!pl-4' : undefined}>
              {column}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      {children}
    </Table>
  )
}

export interface InquiryRowProps {
  readonly inquiry: Inquiry
  readonly expanded: boolean
  readonly selected?: boolean | undefined
  /** The number of the row among all rows. */
  readonly row?: RowPlace['line']['aria-rowindex']
  readonly detail?: ReactNode
  readonly onToggle: () => void
  readonly onStatus: (status: InquiryStatus) => void
  readonly onSelect: () => void
}

/** One inquiry, with its detail under it when expanded. */
export function InquiryRow({
  inquiry,
  expanded,
  selected = false,
  row,
  detail,
  onToggle,
  onStatus,
  onSelect,
}: InquiryRowProps) {
  const { policy } = useBusiness()
  const opened = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (expanded) opened.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [expanded])
  return (
    <>
      <TableRow
        interactive
        tint={expanded ? 'green' : 'none'}
        data-inquiry={inquiry.id}
        aria-rowindex={row}
        onClick={(event) => {
          if (!isRowControl(event.target)) onToggle()
        }}
      >
        <TableCell wide className="max-w-56 !pl-1.5">
          <span className="flex items-center gap-1">
            <SelectRow
              label={`Select the inquiry from ${inquiry.name}`}
              selected={selected}
              onSelect={onSelect}
            />
            <RowToggle
              what={`the inquiry from ${inquiry.name}`}
              expanded={expanded}
              className={smallToggle}
              onToggle={onToggle}
            />
            <span
              className={classNames(
                'wrap-anywhere',
                inquiry.status === 'new' ? 'font-semibold' : 'font-medium',
              )}
            >
              {inquiry.name}
            </span>
          </span>
        </TableCell>
        <TableCell wide className="max-w-64 wrap-anywhere">
          {inquiry.email}
        </TableCell>
        <TableCell
          wide
          className={classNames('whitespace-nowrap', inquiry.subject === null && 'text-muted')}
          title={inquiry.subject ?? undefined}
        >
          {subjectSummary(inquiry.subject)}
        </TableCell>
        <TableCell label="Status">
          <InquiryStatusSelect inquiry={inquiry} onChange={onStatus} />
        </TableCell>
        <TableCell label="Date" className="whitespace-nowrap tabular-nums">
          {inquiry.createdAt === null ? '—' : formatInstant(inquiry.createdAt, policy.zone)}
        </TableCell>
      </TableRow>
      {expanded ? (
        <tr ref={opened} className="scroll-mt-16 bg-row-open">
          <td colSpan={columns.length} className="px-4 pt-1 pb-5">
            {detail}
          </td>
        </tr>
      ) : null}
    </>
  )
}
