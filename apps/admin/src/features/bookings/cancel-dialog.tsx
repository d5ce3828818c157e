import { amountFromText, type Cents, cents, zeroCents } from '@dustforce/core/money'
import { ambiguousAmount, checkPay } from '@dustforce/core/pay'
import { formatDate } from '@dustforce/core/schedule'
import type { Booking, CancelOffer } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { Notice } from '@dustforce/ui/notice'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { ActLetters, type ShownForecast, type Tell } from './act-letters.tsx'
import { amount, bookingName, whenText } from './booking-words.ts'
import type { CancelDecision } from './cancel-decision.ts'
import { handWords } from './refund-words.ts'

export interface CancelDialogProps {
  readonly booking: Booking
  /** What the booking's terms give back now; null while that is asked. */
  readonly offer: CancelOffer | null
  /** Why it could not be asked. */
  readonly failure?: string | undefined
  /** Whether another amount than the offered one may be given. */
  readonly canDecide?: boolean | undefined
  /** The letters, for the refund that was last told by `onRefund`. */
  readonly letters: ShownForecast
  /** What others changed meanwhile. */
  readonly changed?: ReactNode
  readonly busy: boolean
  /** Told of another amount than the terms give back; null for what is none. */
  readonly onRefund: (refundCents: Cents | null) => void
  readonly onCancelBooking: (decision: CancelDecision) => void
  readonly onClose: () => void
}

/** Names what is canceled, what goes back, and how many letters go out. */
function cancelLabel(booking: Booking, refundCents: Cents, letterCount: number): string {
  const day = booking.bookingDate === null ? '' : ` ${formatDate(booking.bookingDate).replace(/, \d+$/, '')}`
  const money = refundCents === 0 ? 'no refund' : `refund ${amount(refundCents)}`
  const told = letterCount === 0 ? 'no letter' : letterCount === 1 ? '1 letter' : `${letterCount} letters`
  return `Cancel${day}, ${money}, ${told}`
}

/** How many letters go out, as far as that is known. */
function lettersOf({ forecast }: ShownForecast, tell: Tell): number {
  return (forecast?.letters ?? []).filter(({ reader }) => tell[reader]).length
}

function amountWords(text: string): string {
  const read = amountFromText(text)
  return !read.ok && read.why === 'ambiguous'
    ? `${ambiguousAmount(text)}.`
    : 'Please enter an amount in dollars.'
}

const unknownOffer: CancelOffer = {
  refundCents: zeroCents,
  keptCents: zeroCents,
  payments: [],
  taxInRefundCents: zeroCents,
  explanation: '',
  when: null,
}

/** Cancels a booking with its consequences: how much goes back, why, and who is told. */
export function CancelDialog({
  booking,
  offer: known,
  failure,
  canDecide = true,
  letters,
  changed,
  busy,
  onRefund,
  onCancelBooking,
  onClose,
}: CancelDialogProps) {
  const offer = known ?? unknownOffer
  const formId = useId()
  const left = cents(offer.refundCents + offer.keptCents)
  // Until something is typed the field shows the offer. It takes nothing before the offer is there, which would come between two keys.
  const [typed, setTyped] = useKept<string | null>(`cancel ${booking.id} amount`, null)
  const text = typed ?? (known === null ? '' : (offer.refundCents / 100).toFixed(2))
  const [reason, setReason] = useKept(`cancel ${booking.id} reason`, '')
  const [tell, setTell] = useKept(`cancel ${booking.id} letters`, { customer: true, cleaner: true })
  const [tried, setTried] = useState(false)
  const checked = checkPay(text)
  const refundCents = checked.ok ? checked.value : null
  const amountProblem =
    refundCents === null
      ? amountWords(text)
      : refundCents > left
        ? `At most ${amount(left)} can be given back.`
        : null
  const byHand = amountProblem === null && refundCents !== null ? handWords(offer, refundCents) : null
  const differs = known !== null && refundCents !== null && refundCents !== offer.refundCents
  const reasonProblem =
    differs && reason.trim() === '' ? 'Please say why another amount is given back.' : null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title="Cancel Booking"
      description={`${bookingName(booking)} · ${whenText(booking)}`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep Booking
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={known === null}
            busy={busy}
            busyLabel="Canceling..."
          >
            {known === null || refundCents === null || amountProblem !== null
              ? 'Cancel Booking'
              : cancelLabel(booking, refundCents, lettersOf(letters, tell))}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (busy || known === null) return
          setTried(true)
          if (refundCents === null || amountProblem !== null || reasonProblem !== null) {
            const wrong = amountProblem === null ? '[name="reason"]' : '[name="refund"]'
            event.currentTarget.querySelector<HTMLElement>(wrong)?.focus()
            return
          }
          onCancelBooking({ offer, refundCents, reason: reason.trim(), tell })
        }}
      >
        {changed}
        <div className="grid gap-4">
          <p role={failure === undefined ? 'status' : 'alert'}>
            {failure ?? (known === null ? 'Asking what is given back…' : offer.explanation)}
          </p>
          <TextField
            label={known === null || !canDecide ? 'Refund' : `Refund (at most ${amount(left)})`}
            name="refund"
            inputMode="decimal"
            value={text}
            disabled={known === null}
            readOnly={!canDecide}
            hint={canDecide ? undefined : 'An owner gives another amount'}
            error={tried && amountProblem !== null ? amountProblem : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              const next = checkPay(event.target.value)
              onRefund(next.ok ? next.value : null)
            }}
          />
          {byHand === null ? null : (
            <p role="status" aria-label="How it goes back">
              {byHand}
            </p>
          )}
          <TextArea
            label="Reason (staff only)"
            name="reason"
            rows={2}
            required={differs}
            optional={!differs}
            maxLength={1000}
            value={reason}
            error={tried && reasonProblem !== null ? reasonProblem : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          {letters.forecast?.problem ? <Notice tone="danger">{letters.forecast.problem}</Notice> : null}
          <ActLetters booking={booking} shown={letters} tell={tell} busy={busy} onTell={setTell} />
        </div>
      </form>
    </Dialog>
  )
}
