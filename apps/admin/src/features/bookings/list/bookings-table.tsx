import { Skeleton } from '@dustforce/ui/skeleton'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookingColumns } from './booking-row.tsx'

export type BookingSortColumn = 'customer' | 'date' | 'price'

export interface BookingsTableProps {
  /** The order of the rows; null when it is by something that is no column. */
  readonly sort: { readonly key: BookingSortColumn; readonly direction: 'asc' | 'desc' } | null
  readonly onSort: (key: BookingSortColumn) => void
  /** The details of a booking stand beside it, and take the place of half of the columns. */
  readonly isBesideDetail?: boolean | undefined
  /** The number of rows with the head, drawn or not; -1 when that is not known. */
  readonly rowCount?: number | undefined
  readonly children: ReactNode
}

const columns: readonly {
  readonly label: string
  readonly key?: BookingSortColumn
  readonly numeric?: true
}[] = [
  { label: 'Customer', key: 'customer' },
  { label: 'Address' },
  { label: 'Service' },
  { label: 'Date', key: 'date' },
  { label: 'Time' },
  { label: 'Price', key: 'price', numeric: true },
  { label: 'Contractor' },
  { label: 'Contractor Pay' },
  { label: 'Status' },
  { label: 'Actions' },
]

/** The frame of the list of bookings; its rows come in table bodies of their own. */
export function BookingsTable({
  sort,
  onSort,
  isBesideDetail = false,
  rowCount,
  children,
}: BookingsTableProps) {
  return (
    <Table
      cards
      label="Bookings"
      aria-rowcount={rowCount}
      minWidth={isBesideDetail ? undefined : 'max(900px, 100%)'}
      className="md:!text-[0.8125rem]"
    >
      <TableHead>
        <tr>
          {columns.map(({ label, key, numeric }) => (
            <TableHeader
              key={label}
              aria-sort={
                key === undefined
                  ? undefined
                  : sort?.key !== key
                    ? 'none'
                    : sort.direction === 'asc'
                      ? 'ascending'
                      : 'descending'
              }
              className={
                numeric
                  ? '!px-1 text-right'
                  : label === 'Customer'
                    ? '!pl-4'
                    : label === 'Actions'
                      ? '!px-1 print:hidden'
                      : '!px-1'
              }
            >
              {key === undefined ? (
                label
              ) : (
                <button
                  type="button"
                  onClick={() => onSort(key)}
                  className="-mx-1.5 -my-1 inline-flex items-center gap-1 rounded-sm px-1.5 py-1 hover:bg-wash hover:text-ink"
                >
                  {label}
                  <SortIcon direction={sort?.key === key ? sort.direction : null} />
                </button>
              )}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      {children}
    </Table>
  )
}

function SortIcon({ direction }: { readonly direction: 'asc' | 'desc' | null }) {
  const look = 'size-3.5 shrink-0'
  if (direction === 'asc') return <ArrowUp aria-hidden="true" className={look} />
  if (direction === 'desc') return <ArrowDown aria-hidden="true" className={look} />
  return <ChevronsUpDown aria-hidden="true" className={`${look} opacity-50`} />
}

/** Three rows in the shape of what is coming. */
export function BookingSkeletonRows() {
  return (
    <tbody aria-busy="true" className="divide-y divide-line">
      {[0, 1, 2].map((row) => (
        <TableRow key={row} data-skeleton="">
          {Array.from({ length: bookingColumns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
            <TableCell key={column} className="!py-4">
              <Skeleton className={column === 0 ? 'ml-6 h-4 w-32' : 'h-4 w-16'} />
              {column < 3 ? (
                <Skeleton className={column === 0 ? 'mt-2 ml-6 h-3 w-24' : 'mt-2 h-3 w-12'} />
              ) : null}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </tbody>
  )
}
