import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../primitives/button.tsx'

export interface CancelBookingProps {
  readonly busy?: boolean | undefined
  readonly onCancel: () => void
}

/** Cancels after asking in place. Admin spec, section 4. */
export function CancelBooking({ busy = false, onCancel }: CancelBookingProps) {
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <Button
        size="sm"
        variant="danger-quiet"
        icon={<Ban aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        Cancel Booking
      </Button>
    )
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-md bg-danger-soft px-3 py-1.5">
      <legend className="sr-only">Cancel this booking</legend>
      <p role="status" className="text-sm font-medium text-danger-ink">
        Are you sure you want to cancel this booking?
      </p>
      <Button
        size="sm"
        variant="danger"
        busy={busy}
        onClick={() => {
          setAsking(false)
          onCancel()
        }}
      >
        Yes, Cancel
      </Button>
      <Button size="sm" variant="secondary" autoFocus onClick={() => setAsking(false)}>
        No
      </Button>
    </fieldset>
  )
}
