import { gtaPolicy } from '@dustforce/core/schedule'
import { isPaymentDue, owedCents, type ToldKind } from '@dustforce/office/booking'
import { canCancel, canChange, canMove, canUnassign } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { classNames } from '@dustforce/ui/class-names'
import { Menu, type MenuItem } from '@dustforce/ui/menu'
import {
  CalendarClock,
  Copy,
  HandCoins,
  ListPlus,
  type LucideIcon,
  Mail,
  Pencil,
  Trash2,
  UserMinus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'
import { toldWords } from '../../../patterns/told-words.ts'
import { amount } from '../booking-words.ts'
import type { CancelBookingProps } from './cancel-booking.tsx'
import { EndBooking } from './end-booking.tsx'

export interface BookingActsProps extends CancelBookingProps {
  readonly booking: Booking
  /** In a panel what can be done comes first. */
  readonly isBesideList?: boolean | undefined
  readonly onEdit: () => void
  /** Opens the dialog where day and time are chosen. */
  readonly onMove: () => void
  /** Opens the dialog where add-ons, pets and entry are changed. */
  readonly onChange: () => void
  /** Takes the cleaner off. */
  readonly onUnassign: () => void
  readonly onDelete: () => void
  readonly onEmailContractor: () => void
  readonly onEmailCustomer: () => void
  readonly onCopySms: () => void
  /** What the customer can be told now. */
  readonly tellable?: readonly ToldKind[]
  readonly onTell: (kind: ToldKind) => void
  /** What can be noted about the start of the job. */
  readonly start?: ReactNode
  /** Writes the customer a link to pay what is owed again. */
  readonly onAskOwed?: (() => void) | undefined
  /** There is something that the office itself has to pay back. */
  readonly hasToPayBack?: boolean
  /** Notes a payment, or a refund, that the office takes and makes itself. */
  readonly onOfflinePayment: () => void
}

/** All that can be done with a booking. */
export function BookingActs({
  booking,
  isBesideList = false,
  onEdit,
  onMove,
  onChange,
  onUnassign,
  onDecide,
  onDelete,
  onEmailContractor,
  onEmailCustomer,
  onCopySms,
  tellable = [],
  onTell,
  start,
  hasToPayBack = false,
  onAskOwed,
  onOfflinePayment,
}: BookingActsProps) {
  const owed = owedCents(booking)
  const isToPay = isPaymentDue(booking) || owed > 0
  const item = (label: string, Icon: LucideIcon, onSelect: () => void): MenuItem => ({
    ...{ label, onSelect },
    icon: <Icon aria-hidden="true" className="size-4" />,
  })
  const rare: readonly MenuItem[] = [
    ...(canChange(booking) ? [item('Change Service or Add-ons', ListPlus, onChange)] : []),
    ...(canUnassign(booking) ? [item('Unassign', UserMinus, onUnassign)] : []),
    item('Copy SMS', Copy, onCopySms),
    ...(canCancel(booking) ? [{ ...item('Delete Booking', Trash2, onDelete), danger: true }] : []),
  ]
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2 border-line print:hidden',
        isBesideList ? 'border-b pb-3' : 'border-t pt-3',
      )}
    >
      {isToPay || hasToPayBack ? (
        <ActButton variant="primary" icon={HandCoins} onClick={onOfflinePayment}>
          {isToPay ? 'Mark as Paid' : 'Record Refund'}
        </ActButton>
      ) : null}
      {owed > 0 ? (
        <ActButton icon={Mail} onClick={onAskOwed}>
          Ask for {amount(owed)}
        </ActButton>
      ) : null}
      <ActButton icon={Pencil} onClick={onEdit}>
        Edit Booking
      </ActButton>
      {canMove(booking, gtaPolicy) ? (
        <ActButton icon={CalendarClock} onClick={onMove}>
          Move
        </ActButton>
      ) : null}
      <ActButton icon={Mail} onClick={onEmailContractor}>
        Email Contractor
      </ActButton>
      {booking.email === '' ? null : (
        <ActButton icon={Mail} onClick={onEmailCustomer}>
          Email Customer
        </ActButton>
      )}
      {booking.email === ''
        ? null
        : tellable.map((kind) => (
            <ActButton key={kind} icon={toldWords[kind].icon} onClick={() => onTell(kind)}>
              {toldWords[kind].button}
            </ActButton>
          ))}
      {start}
      <Menu label="More" items={rare} />
      <EndBooking booking={booking} className="gap-2 md:ml-auto" onDecide={onDecide} />
    </div>
  )
}
