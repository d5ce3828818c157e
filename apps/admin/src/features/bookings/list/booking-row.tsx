import type { Urgency } from '@dustforce/core/urgency'
import { phoneDisplay } from '@dustforce/core/validation'
import {
  answerText,
  attentionText,
  type bookingStatuses,
  isPaid,
  owedCents,
  serviceName,
  shortPaymentLabel,
} from '@dustforce/office/booking'
import { needsCleaner, rowTint } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { classNames } from '@dustforce/ui/class-names'
import { IconButton } from '@dustforce/ui/icon-button'
import { TableCell, TableRow } from '@dustforce/ui/table'
import { useBusiness } from '@dustforce/ui/use-business'
import { Pencil, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'
import { isRowControl } from '../../../kit/row-control.ts'
import { RowToggle } from '../../../kit/row-toggle.tsx'
import type { RowPlace } from '../../../kit/row-window.tsx'
import { SelectRow } from '../../../kit/select-row.tsx'
import { useWorker } from '../../../patterns/use-worker.ts'
import { amount, bookingName, cleanerOf, dateText } from '../booking-words.ts'
import { BookingStatusSelect } from './booking-status-select.tsx'
import { PayField } from './pay-field.tsx'

/** The actions on a booking from its row. */
export interface BookingRowActions {
  readonly onToggle: (booking: Booking) => void
  readonly onAssign: (booking: Booking) => void
  readonly onEdit: (booking: Booking) => void
  readonly onStatus: (booking: Booking, status: (typeof bookingStatuses)[number]) => void
  /** Gets what was typed; returns whether it is accepted. */
  readonly onPay: (booking: Booking, text: string) => boolean
  readonly onSelect: (booking: Booking) => void
}

export interface BookingRowProps extends BookingRowActions {
  readonly booking: Booking
  readonly urgency: Urgency
  readonly expanded: boolean
  readonly selected?: boolean | undefined
  /** The number of the row among all rows. */
  readonly row?: RowPlace['line']['aria-rowindex']
  /** Shown below the row while it is expanded; null when it is shown elsewhere. */
  readonly detail?: ReactNode
}

/** The number of columns that the table of bookings has. */
export const bookingColumns = 10

const urgencyWords = {
  overdue: 'Overdue',
  today: 'Today',
  within24h: 'Within 24 hours',
  within48h: 'Within 48 hours',
}

/** Shows what a booking costs, and what became of its payment. */
function BookedPrice({ booking }: Pick<BookingRowProps, 'booking'>) {
  const { money } = useBusiness()
  const owed = owedCents(booking)
  return (
    <>
      {amount(booking.totalCents, money)}
      <p
        className={classNames(
          'text-xs/4.5 whitespace-nowrap',
          isPaid(booking.paymentStatus) ? 'text-muted' : 'font-semibold',
        )}
      >
        {shortPaymentLabel(booking.paymentStatus, booking.refundDue, booking.bookingStatus)}
      </p>
      {owed > 0 ? <p className="text-xs font-semibold text-danger-ink">{amount(owed, money)} owed</p> : null}
    </>
  )
}

/** One booking of the list, tinted by urgency, with its detail under it when expanded. */
export const BookingRow = memo(function BookingRow({
  booking,
  urgency,
  expanded,
  selected = false,
  row,
  detail = null,
  onToggle,
  onAssign,
  onEdit,
  onStatus,
  onPay,
  onSelect,
}: BookingRowProps) {
  const { priceBook } = useBusiness()
  const worker = useWorker()
  const name = bookingName(booking)
  const cleaner = cleanerOf(booking)
  return (
    <>
      <TableRow
        interactive
        tint={rowTint(urgency, expanded)}
        onClick={(event) => {
          if (!isRowControl(event.target)) onToggle(booking)
        }}
        data-booking={booking.id}
        aria-rowindex={row}
      >
        <TableCell wide className="max-w-72 !pr-1 !pl-1.5 md:!py-0.75 print:!pl-4">
          <div className="flex items-center">
            <SelectRow
              label={`Select the booking of ${name}`}
              selected={selected}
              onSelect={() => onSelect(booking)}
            />
            <RowToggle
              what={`details of ${name}`}
              expanded={expanded}
              className="!min-h-8 !w-7 !min-w-7 pointer-coarse:!size-11 print:hidden"
              onToggle={() => onToggle(booking)}
            />
            <div className="min-w-0 flex-1 leading-4.5 max-md:pl-1 md:min-w-45">
              <div className="md:flex md:items-baseline md:justify-between md:gap-1.5">
                <p className="flex min-w-0 items-center gap-1.5 font-semibold md:shrink-0">
                  <span data-customer="" title={booking.customerName} className="truncate md:max-w-36">
                    {booking.customerName}
                  </span>
                  {booking.attention.length > 0 ? (
                    <TriangleAlert
                      aria-label={`Needs attention: ${booking.attention.map(attentionText).join(' ')}`}
                      className="size-4 shrink-0 text-danger-ink"
                    />
                  ) : null}
                </p>
                <p className="shrink-0 text-xs/4.5 text-muted tabular-nums">{phoneDisplay(booking.phone)}</p>
              </div>
              <p data-second="" title={booking.email} className="truncate text-xs/4.5 text-muted">
                {booking.email}
              </p>
            </div>
          </div>
        </TableCell>
        <TableCell wide className="max-w-40 min-w-33 !px-1.5 text-xs/4.5 md:!py-0.75">
          <span className="line-clamp-2" title={booking.address}>
            {booking.address}
          </span>
        </TableCell>
        <TableCell label="Service" className="!px-1 leading-4.5 whitespace-nowrap md:!py-0.75">
          <p className="whitespace-nowrap">{serviceName(booking.serviceType, priceBook)}</p>
          <p data-second="" className="text-xs/4.5 whitespace-nowrap text-muted">
            {answerText('homeType', booking.homeType)}
          </p>
        </TableCell>
        <TableCell label="Date" className="!px-1 leading-4.5 whitespace-nowrap tabular-nums md:!py-0.75">
          <span data-time={booking.bookingTime ?? undefined}>{dateText(booking.bookingDate)}</span>
          {urgency === 'none' ? null : (
            <p className="text-xs/4.5 font-semibold whitespace-nowrap text-ink">{urgencyWords[urgency]}</p>
          )}
        </TableCell>
        <TableCell label="Time" className="!px-1 whitespace-nowrap tabular-nums md:!py-0.75">
          {booking.bookingTime}
        </TableCell>
        <TableCell numeric label="Price" className="!px-1 leading-4.5 md:!py-0.75">
          <BookedPrice booking={booking} />
        </TableCell>
        <TableCell label="Contractor" className="max-w-28 !px-1 leading-4.5 md:!py-0.75">
          {needsCleaner(booking) ? (
            <span className="inline-block rounded-md bg-warning-soft px-1.5 py-0.5 text-xs/4 font-semibold whitespace-nowrap text-warning-ink ring-1 ring-warning-ink/25 ring-inset">
              Needs a contractor
            </span>
          ) : cleaner === '' ? (
            <span className="text-muted">Unassigned</span>
          ) : (
            <span className="line-clamp-2" title={cleaner}>
              {cleaner}
            </span>
          )}
        </TableCell>
        <TableCell label="Contractor Pay" className="!px-1 md:!py-0.75">
          <PayField
            label={`Contractor pay for the booking of ${name}`}
            payCents={booking.contractorPayCents}
            onSave={(text) => onPay(booking, text)}
          />
        </TableCell>
        <TableCell label="Status" className="!px-1 md:!py-0.75">
          <BookingStatusSelect booking={booking} onChange={(status) => onStatus(booking, status)} />
        </TableCell>
        <TableCell wide className="!pr-1.5 !pl-1 md:!py-0.75 print:hidden">
          <div className="flex items-center gap-0.5">
            <ActButton
              className="!min-h-8 pointer-coarse:!min-h-11 !px-1.5 !py-0.5 whitespace-nowrap !text-xs"
              aria-label={`${cleaner === '' ? 'Assign' : 'Change'} ${worker.title}`}
              onClick={() => onAssign(booking)}
            >
              <span>
                {cleaner === '' ? 'Assign' : 'Change'}
                <span data-wide=""> {worker.title}</span>
              </span>
            </ActButton>
            <IconButton
              size="sm"
              label={`Edit the booking of ${name}`}
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onEdit(booking)}
              className="!min-h-8 !size-8 pointer-coarse:!size-11"
            />
          </div>
        </TableCell>
      </TableRow>
      {expanded && detail !== null ? (
        <tr className="bg-row-open">
          <td colSpan={bookingColumns} className="px-4 pt-3 pb-4">
            {/* As wide as the list can be seen: what can be done is in view also where the table scrolls sideways. */}
            <div className="sticky left-4 w-[calc(100cqw-2rem)]">{detail}</div>
          </td>
        </tr>
      ) : null}
    </>
  )
})
