import type { Cancellation } from '@dustforce/core/booking'
import { cents } from '@dustforce/core/money'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { amount } from './booking-words.ts'

export interface CancelBookingProps {
  readonly busy?: boolean | undefined
  /** What the cancellation policy gives back and keeps now. */
  readonly cancellation: Pick<Cancellation, 'refundCents' | 'feeCents' | 'explanation'>
  /** Gets whether the payment is to be given back. */
  readonly onCancel: (refund: boolean) => void
}

/** Cancels after asking in place; what the policy says about the payment is shown, and what happens to it is chosen. */
export function CancelBooking({ busy = false, cancellation, onCancel }: CancelBookingProps) {
  const paid = cents(cancellation.refundCents + cancellation.feeCents)
  const [asking, setAsking] = useState(false)
  const [refund, setRefund] = useState(cancellation.refundCents > 0)
  if (!asking) {
    return (
      <Button
        size="sm"
        variant="danger-quiet"
        icon={<Ban aria-hidden="true" className="size-4" />}
        onClick={() => {
          setRefund(cancellation.refundCents > 0)
          setAsking(true)
        }}
      >
        Cancel Booking
      </Button>
    )
  }
  return (
    <fieldset className="grid gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-left">
      <legend className="sr-only">Cancel this booking</legend>
      <div role="status" className="text-sm text-danger-ink">
        <p className="font-medium">Are you sure you want to cancel this booking?</p>
        <p>{cancellation.explanation}</p>
      </div>
      {paid > 0 ? (
        <Checkbox
          label={<span className="text-sm">Give {amount(paid)} back to the customer</span>}
          checked={refund}
          disabled={busy}
          onChange={(event) => setRefund(event.target.checked)}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="danger"
          busy={busy}
          onClick={() => {
            setAsking(false)
            onCancel(paid > 0 && refund)
          }}
        >
          Yes, Cancel
        </Button>
        <Button size="sm" variant="secondary" autoFocus onClick={() => setAsking(false)}>
          No
        </Button>
      </div>
    </fieldset>
  )
}
