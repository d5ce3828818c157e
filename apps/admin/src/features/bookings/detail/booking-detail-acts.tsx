import { isPaymentDue, owedCents, type ToldKind } from '@dustforce/office/booking'
import { canCancel, canChange, canMove, canUnassign } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { classNames } from '@dustforce/ui/class-names'
import { Menu, type MenuItem } from '@dustforce/ui/menu'
import { useBusiness } from '@dustforce/ui/use-business'
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
import type { BookingActions } from '../acts/booking-actions.ts'
import type { OpenDialog } from '../acts/booking-dialog.ts'
import { amount } from '../booking-words.ts'
import { EndBooking } from './end-booking.tsx'

export interface BookingActsProps {
  readonly booking: Booking
  /** In a panel what can be done comes first. */
  readonly isBesideList?: boolean | undefined
  /** The actions that are done at once. */
  readonly actions: Pick<BookingActions, 'unassign' | 'copySms' | 'askOwed' | 'settle'>
  /** Opens the dialog of what is not. */
  readonly onOpen: OpenDialog
  /** The things that the customer can be told now. */
  readonly tellable?: readonly ToldKind[]
  readonly onTell: (kind: ToldKind) => void
  /** The notes that can be made about the start of the job. */
  readonly start?: ReactNode
}

/** All that can be done with a booking. */
export function BookingActs({
  booking,
  isBesideList = false,
  actions,
  onOpen,
  tellable = [],
  onTell,
  start,
}: BookingActsProps) {
  const { money, policy } = useBusiness()
  const owed = owedCents(booking)
  const isToPay = isPaymentDue(booking) || owed > 0
  const open = (kind: Parameters<OpenDialog>[0]) => () => onOpen(kind, booking)
  const item = (label: string, Icon: LucideIcon, onSelect: () => void): MenuItem => ({
    ...{ label, onSelect },
    icon: <Icon aria-hidden="true" className="size-4" />,
  })
  const rare: readonly MenuItem[] = [
    ...(canChange(booking) ? [item('Change Service or Add-ons', ListPlus, open('change'))] : []),
    ...(canUnassign(booking) ? [item('Unassign', UserMinus, () => actions.unassign(booking))] : []),
    item('Copy SMS', Copy, () => actions.copySms(booking)),
    ...(canCancel(booking) ? [{ ...item('Delete Booking', Trash2, open('delete')), danger: true }] : []),
  ]
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2 border-line print:hidden',
        isBesideList ? 'border-b pb-3' : 'border-t pt-3',
      )}
    >
      {isToPay ? (
        <ActButton variant="primary" icon={HandCoins} onClick={open('offline-payment')}>
          Mark as Paid
        </ActButton>
      ) : null}
      {owed > 0 ? (
        <ActButton icon={Mail} onClick={() => actions.askOwed(booking)}>
          Ask for {amount(owed, money)}
        </ActButton>
      ) : null}
      <ActButton icon={Pencil} onClick={open('edit')}>
        Edit Booking
      </ActButton>
      {canMove(booking, policy) ? (
        <ActButton icon={CalendarClock} onClick={open('move')}>
          Move
        </ActButton>
      ) : null}
      <ActButton icon={Mail} onClick={open('email-contractor')}>
        Email Contractor
      </ActButton>
      {booking.email === '' ? null : (
        <ActButton icon={Mail} onClick={open('email-customer')}>
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
      <EndBooking booking={booking} className="gap-2 md:ml-auto" onDecide={open('cancel')} />
    </div>
  )
}
