import type { CancelOffer } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../app/failure.ts'
import { amount } from './booking-words.ts'
import { handWords } from './refund-words.ts'

export interface CancelBookingProps {
  readonly busy?: boolean | undefined
  /** Asks what cancelling gives back now. */
  readonly getOffer: () => Promise<CancelOffer>
  /** Cancels and gives back what was offered. */
  readonly onCancel: (offer: CancelOffer) => void
  /** Opens the dialog where another amount can be given, and letters left out. */
  readonly onDecide: () => void
}

type Asked = { readonly offer: CancelOffer } | { readonly problem: string } | { readonly isLoading: true }

/** Cancels after asking in place; what the booking's terms give back is shown first, and is what is given back. */
export function CancelBooking({ busy = false, getOffer, onCancel, onDecide }: CancelBookingProps) {
  const [asked, setAsked] = useState<Asked | 'kept' | null>(null)
  if (asked === null || asked === 'kept') {
    return (
      <Button
        size="sm"
        variant="danger-quiet"
        // Where the question was asked from, once it is answered with No.
        autoFocus={asked === 'kept'}
        icon={<Ban aria-hidden="true" className="size-4" />}
        onClick={() => {
          const question: Asked = { isLoading: true }
          // An answer counts for its own question only: No may have been said since, or the question asked anew.
          const answer = (answered: Asked) => setAsked((now) => (now === question ? answered : now))
          setAsked(question)
          getOffer().then(
            (offer) => answer({ offer }),
            (failure: unknown) => answer({ problem: messageOf(failure) }),
          )
        }}
      >
        Cancel Booking
      </Button>
    )
  }
  const offer = 'offer' in asked ? asked.offer : null
  return (
    <fieldset className="grid gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-left">
      <legend className="sr-only">Cancel this booking</legend>
      <div role="status" className="text-sm text-danger-ink">
        <p className="font-medium">Are you sure you want to cancel this booking?</p>
        <p>{textOf(asked)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="danger"
          busy={busy}
          disabled={offer === null}
          onClick={() => {
            setAsked(null)
            if (offer !== null) onCancel(offer)
          }}
        >
          Yes, Cancel
        </Button>
        <Button size="sm" variant="secondary" autoFocus onClick={() => setAsked('kept')}>
          No
        </Button>
        {offer !== null && offer.refundCents + offer.keptCents > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            onClick={() => {
              setAsked(null)
              onDecide()
            }}
          >
            Another amount…
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

function textOf(asked: Asked): string {
  if ('isLoading' in asked) return 'Asking what is given back…'
  if ('problem' in asked) return asked.problem
  const { explanation, refundCents, keptCents } = asked.offer
  const kept = refundCents > 0 && keptCents > 0 ? `${amount(keptCents)} is kept.` : null
  return [explanation, kept, handWords(asked.offer, refundCents)].filter(Boolean).join(' ')
}
