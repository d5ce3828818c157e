import { canCancel } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Trash2 } from 'lucide-react'
import { ActButton } from '../../../kit/act-button.tsx'
import { CancelBooking, type CancelBookingProps } from './cancel-booking.tsx'

export interface EndBookingProps extends CancelBookingProps {
  readonly booking: Booking
  readonly className: string
  /** Left out where deleting is offered in another place. */
  readonly onDelete?: (() => void) | undefined
}

/** The two ways to end a booking, cancelling and deleting it; nothing once it is canceled. */
export function EndBooking({ booking, className, onDelete, ...cancelling }: EndBookingProps) {
  if (!canCancel(booking)) return null
  return (
    <div className={`flex flex-wrap items-center ${className}`}>
      <CancelBooking {...cancelling} />
      {onDelete === undefined ? null : (
        <ActButton variant="danger-quiet" icon={Trash2} onClick={onDelete}>
          Delete Booking
        </ActButton>
      )}
    </div>
  )
}
