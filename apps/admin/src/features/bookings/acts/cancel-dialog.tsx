import type { MoneyFormat } from '@dustforce/core/money'
import { amountFromText, type Cents, dollarsOf, zeroCents } from '@dustforce/core/money'
import { ambiguousAmount, checkPay } from '@dustforce/core/pay'
import { formatDate } from '@dustforce/core/schedule'
import type { MissedBy } from '@dustforce/office/booking'
import { type Business, currencyName } from '@dustforce/office/company'
import { leftCentsOf } from '@dustforce/office/ledger'
import type { Booking, CancelOffer } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { Said } from '@dustforce/ui/said'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { FormDialog } from '../../../kit/form-dialog.tsx'
import { useForm } from '../../../kit/use-form.ts'
import { MissedBySelect } from '../../../patterns/missed-by-select.tsx'
import { amount, bookingName, whenText } from '../booking-words.ts'
import { ActLetters, type ShownPreview, type Tell } from './act-letters.tsx'
import type { CancelDecision } from './cancel-decision.ts'
import { offlineWords } from './refund-words.ts'

export interface CancelDialogProps {
  readonly booking: Booking
  /** The amount that the booking's terms give back now; null while that is asked. */
  readonly offer: CancelOffer | null
  /** Why it could not be asked. */
  readonly failure?: string | undefined
  /** Whether another amount than the offered one may be given. */
  readonly canDecide?: boolean | undefined
  /** The letters, for the refund that was last told by `onRefund`. */
  readonly letters: ShownPreview
  /** The changes that others made meanwhile. */
  readonly changed?: ReactNode
  readonly busy: boolean
  /** Called with another amount than the terms give back; null when the text is not an amount. */
  readonly onRefund: (refundCents: Cents | null) => void
  readonly onCancelBooking: (decision: CancelDecision) => void
  readonly onClose: () => void
}

/** Names what is canceled, what goes back, and how many letters go out. */
function cancelLabel(booking: Booking, refundCents: Cents, letterCount: number, business: Business): string {
  const day = booking.bookingDate === null ? '' : ` ${formatDate(booking.bookingDate).replace(/, \d+$/, '')}`
  const money = refundCents === 0 ? 'no refund' : `refund ${amount(refundCents, business.money)}`
  const told = letterCount === 0 ? 'no e-mail' : letterCount === 1 ? '1 e-mail' : `${letterCount} e-mails`
  return `Cancel${day}, ${money}, ${told}`
}

/** Returns the number of letters that go out, as far as that is known. */
function lettersOf({ preview }: ShownPreview, tell: Tell): number {
  return (preview?.letters ?? []).filter(({ reader }) => tell[reader]).length
}

function amountWords(text: string, money: MoneyFormat): string {
  const read = amountFromText(text)
  return !read.ok && read.why === 'ambiguous'
    ? `${ambiguousAmount(text)}.`
    : `Please enter an amount in ${currencyName(money)}.`
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
  const business = useBusiness()
  const offer = known ?? unknownOffer
  const left = leftCentsOf(offer.payments)
  // Until something is typed the field shows the offer. It takes nothing before the offer is there, which would come between two keys.
  const textOf = (refund: string | null) =>
    refund ?? (known === null ? '' : dollarsOf(offer.refundCents).toFixed(2))
  const centsOf = (refund: string | null) => {
    const checked = checkPay(textOf(refund))
    return checked.ok ? checked.value : null
  }
  const isOther = (amountCents: Cents | null) =>
    known !== null && amountCents !== null && amountCents !== offer.refundCents
  const form = useForm<Typed>({
    ...{ keep: `cancel ${booking.id}`, initial: asOffered, busy },
    check: (values) => {
      const amountCents = centsOf(values.refund)
      const isUnexplained = isOther(amountCents) && values.reason.trim() === ''
      return {
        refund:
          amountCents === null
            ? amountWords(textOf(values.refund), business.money)
            : tooMuch(amountCents, left, business.money),
        reason: isUnexplained ? 'Please say why you refund another amount.' : undefined,
      }
    },
    onSave: (values) => {
      const amountCents = centsOf(values.refund)
      if (known === null || amountCents === null) return
      onCancelBooking({
        offer,
        refundCents: amountCents,
        reason: values.reason.trim(),
        missedBy: values.missedBy,
        tell: values.tell,
      })
    },
  })
  const { refund, tell } = form.values
  const refundCents = form.problems.refund === undefined ? centsOf(refund) : null
  const offline = refundCents === null ? null : offlineWords(offer, refundCents, business.money)
  const differs = isOther(centsOf(refund))
  return (
    <FormDialog
      form={form}
      title="Cancel Booking"
      description={`${bookingName(booking)} · ${whenText(booking)}`}
      cancel="Keep Booking"
      variant="danger"
      act={
        known === null || refundCents === null
          ? 'Cancel Booking'
          : cancelLabel(booking, refundCents, lettersOf(letters, tell), business)
      }
      busyLabel="Canceling..."
      disabled={known === null}
      before={changed}
      onClose={onClose}
    >
      <p role={failure === undefined ? 'status' : 'alert'}>
        {failure ?? (known === null ? 'Checking the refund…' : offer.explanation)}
      </p>
      <TextField
        label={known === null || !canDecide ? 'Refund' : `Refund (at most ${amount(left, business.money)})`}
        inputMode="decimal"
        disabled={known === null}
        readOnly={!canDecide}
        hint={canDecide ? undefined : 'Only an owner can refund another amount'}
        {...form.field('refund')}
        value={textOf(refund)}
        onChange={({ target }) => {
          form.set({ refund: target.value })
          onRefund(centsOf(target.value))
        }}
      />
      {offline === null ? null : <Said aria-label="How it goes back">{offline}</Said>}
      <MissedBySelect
        by={form.values.missedBy}
        disabled={busy}
        onChoose={(missedBy) => form.set({ missedBy })}
      />
      <TextArea
        label="Reason (staff only)"
        rows={2}
        required={differs}
        optional={!differs}
        maxLength={1000}
        {...form.text('reason')}
      />
      {letters.preview?.problem ? <Notice tone="danger">{letters.preview.problem}</Notice> : null}
      <ActLetters
        booking={booking}
        shown={letters}
        tell={tell}
        busy={busy}
        onTell={(told) => form.set({ tell: told })}
      />
    </FormDialog>
  )
}

interface Typed {
  /** null as it is offered. */
  readonly refund: string | null
  readonly reason: string
  readonly missedBy: MissedBy | null
  readonly tell: Tell
}

const asOffered: Typed = { refund: null, reason: '', missedBy: null, tell: { customer: true, cleaner: true } }

function tooMuch(refundCents: Cents, left: Cents, money: MoneyFormat): string | undefined {
  return refundCents > left ? `At most ${amount(left, money)} can be given back.` : undefined
}
