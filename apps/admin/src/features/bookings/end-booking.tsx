import { canCancel } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Trash2 } from 'lucide-react'
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
        <Button
          size="sm"
          variant="danger-quiet"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onDelete}
        >
          Delete Booking
        </Button>
      )}
    </div>
  )
}
