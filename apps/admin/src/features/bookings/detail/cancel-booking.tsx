import { Said } from '@dustforce/ui/said'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'

export interface CancelBookingProps {
  /** Opens the dialog that says what is canceled, what goes back and who is told, and does it. */
  readonly onDecide: () => void
}

/** Asks in place whether to cancel; what that means is decided in a dialog. */
export function CancelBooking({ onDecide }: CancelBookingProps) {
  const [asked, setAsked] = useState<'asked' | 'kept' | null>(null)
  if (asked !== 'asked') {
    return (
      <ActButton
        variant="danger-quiet"
        // Where the question was asked from, once it is answered with No.
        autoFocus={asked === 'kept'}
        icon={Ban}
        onClick={() => setAsked('asked')}
      >
        Cancel Booking
      </ActButton>
    )
  }
  return (
    <fieldset
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setAsked('kept')
      }}
      className="grid gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-left"
    >
      <legend className="sr-only">Cancel this booking</legend>
      <Said className="text-sm font-medium text-danger-ink">
        Are you sure you want to cancel this booking?
      </Said>
      <div className="flex flex-wrap gap-2">
        <ActButton
          variant="danger"
          onClick={() => {
            setAsked(null)
            onDecide()
          }}
        >
          Yes, Cancel
        </ActButton>
        <ActButton autoFocus onClick={() => setAsked('kept')}>
          No
        </ActButton>
      </div>
    </fieldset>
  )
}
