import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { keptCents } from '../booking/kept-cents.ts'
import {
  type PaymentBalance,
  paymentBalance,
  type Reversal,
  unexpectedRefundCents,
} from '../booking/reversals.ts'
import { partsBack } from '../ledger/money-target.ts'
import { type Answer, withBooking } from './answer.ts'
import type { Story, StoryPayment, StoryRefund } from './story.ts'

/** The payments that reports are asked for: the first, come or awaited, and others that have come, from the oldest to the newest. */
export function paymentsOf({ payments }: Story): StoryPayment[] {
  const rank = ({ purpose, paidAt }: StoryPayment) => (purpose === 'first' ? -1 : (paidAt ?? 0))
  return payments
    .filter(({ purpose, paidAt }) => purpose === 'first' || paidAt !== null)
    .toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1))
}

/** What was paid, or is awaited for the first payment, in cents. */
export function paidCents(story: Story): Cents {
  return sumOf(paymentsOf(story))
}

/** The reports about one payment. */
export function reportsOf({ reports }: Story, intent: string | null): Reversal[] {
  return reports.filter(({ paymentIntent }) => paymentIntent !== null && paymentIntent === intent)
}

/**
 * What has become of all payments of a booking together.
 *
 * @param known the first payment's, where the booking does not name it yet
 */
export function bookingBalance(story: Story, known: string | null = null): PaymentBalance {
  const balances = paymentsOf(story).map((payment, nr) => {
    const intent = payment.paymentIntent ?? (nr === 0 ? known : null)
    const byHand = byHandCents(story.refunds.filter(({ paymentId }) => paymentId === payment.id))
    return { ...paymentBalance(payment.amountCents, reportsOf(story, intent)), byHand }
  })
  const total = (of: (balance: (typeof balances)[number]) => number) =>
    balances.reduce((sum, balance) => sum + of(balance), 0)
  const refundedCents = cents(total((balance) => balance.refundedCents + balance.byHand))
  const lostCents = cents(total((balance) => balance.lostCents))
  return {
    refundedCents,
    lostCents,
    keptCents: keptCents({ totalCents: paidCents(story), refundedCents, lostCents }),
    failedCents: cents(total((balance) => balance.failedCents)),
    givenCents: cents(total((balance) => balance.givenCents)),
    disputes: {
      all: total(({ disputes }) => disputes.all),
      lost: total(({ disputes }) => disputes.lost),
      won: total(({ disputes }) => disputes.won),
    },
  }
}

/**
 * What has gone back of a booking's payments, or was asked for, beyond what was to go back. A refund that waits to be handed out shrinks instead.
 *
 * @param known as in `bookingBalance`
 */
export function unexpectedRefunds(story: Story, known: string | null = null): Cents {
  const gone = paymentsOf(story).map((payment, nr) => {
    const reports = reportsOf(story, payment.paymentIntent ?? (nr === 0 ? known : null))
    const refunds = story.refunds.filter(({ paymentId }) => paymentId === payment.id)
    const ours = refunds.filter(({ isByHand }) => !isByHand)
    const failed = ours.filter(({ status }) => status === 'failed')
    const asked = ours.filter(
      (refund) => refund.status !== 'failed' && refund.askedAt !== null && !isReported(refund, reports),
    )
    const amounts = { expectedCents: zeroCents, askedCents: sumOf(asked), failedCents: sumOf(failed) }
    const { amountCents } = payment
    return (
      unexpectedRefundCents(amountCents, paymentBalance(amountCents, reports), amounts) + byHandCents(refunds)
    )
  })
  const keep = story.booking?.keepCents ?? story.booking?.totalCents ?? zeroCents
  const expected = Math.max(0, paidCents(story) - keep)
  return cents(Math.max(0, gone.reduce((sum, one) => sum + one, 0) - expected))
}

/** What of these refunds the office has paid back itself. */
function byHandCents(refunds: readonly StoryRefund[]): Cents {
  return sumOf(refunds.filter(({ isByHand, status }) => isByHand && status === 'done'))
}

/** Whether the provider has said of a refund by itself what became of it. */
function isReported({ providerId }: StoryRefund, reports: readonly Reversal[]): boolean {
  return reports.some(({ id }) => id !== null && id === providerId)
}

/** What of the price has gone back: what was paid above it goes back besides. */
export function refundedOfPrice(story: Story, refunded: Cents): Cents {
  const above = Math.max(0, paidCents(story) - (story.booking?.totalCents ?? 0))
  return cents(Math.max(0, refunded - above))
}

interface PaymentRest {
  readonly payment: StoryPayment
  readonly leftCents: number
  readonly lostCents: number
}

/** What is left of each payment that has come: less what was lost and every refund ever written or reported, a failed one too. */
export function leftOfPayments(story: Story, refunds: readonly StoryRefund[] = story.refunds): PaymentRest[] {
  return paymentsOf(story).flatMap((payment) => {
    if (payment.paidAt === null) return []
    const reports = reportsOf(story, payment.paymentIntent)
    const { refundedCents, lostCents, failedCents } = paymentBalance(payment.amountCents, reports)
    const unreported = refunds.filter(
      (refund) => refund.paymentId === payment.id && !isReported(refund, reports),
    )
    const gone = lostCents + refundedCents + failedCents + sumOf(unreported)
    return [{ payment, leftCents: Math.max(0, payment.amountCents - gone), lostCents }]
  })
}

/** Whether nothing is left of what was paid. */
export function isAllGone(story: Story): boolean {
  return leftOfPayments(story).every(({ leftCents }) => leftCents === 0)
}

function isWaiting({ status, askedAt }: StoryRefund): boolean {
  return status === 'due' && askedAt === null
}

/**
 * The one rule for money: what is left above what may be kept is due, and is written as refunds, newest payment first. Refunds that nobody has asked for
 * yet shrink where money has gone back another way meanwhile, or is not there any more.
 */
export function settleLedger(answer: Answer, isTold = false, actId: string | null = null): Answer {
  const { story } = answer
  const { booking, refunds } = story
  if (booking === null) return answer
  const keep = booking.keepCents ?? booking.totalCents
  const waiting = sumOf(refunds.filter(isWaiting))
  const rest = leftOfPayments(
    story,
    refunds.filter((refund) => !isWaiting(refund)),
  )
  const leftAll = rest.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const withLost = rest.reduce((sum, { leftCents, lostCents }) => sum + leftCents + lostCents, 0)
  const most = Math.min(leftAll, Math.max(0, withLost - keep))
  const after = most < waiting ? shrunk(refunds, waiting - most) : [...refunds, ...written()]
  const refundDue = after.some(({ status }) => status === 'due' || status === 'sent')
  return withBooking({ ...answer, story: { ...story, refunds: after } }, { refundDue })

  function written(): StoryRefund[] {
    const left = leftOfPayments(story)
    const due = left.reduce((sum, { leftCents }) => sum + leftCents, 0) - keep
    return partsBack(left, cents(Math.max(0, due)), ({ leftCents }) => leftCents).map(
      ({ payment: { payment }, part }) => ({
        id: null,
        paymentId: payment.id,
        amountCents: part,
        status: 'due',
        askedAt: null,
        isTold,
        isByHand: false,
        providerId: null,
        actId,
      }),
    )
  }
}

/** The refunds with less of those that nobody has asked for, from the newest. */
function shrunk(refunds: readonly StoryRefund[], byCents: number): StoryRefund[] {
  let open = byCents
  return refunds
    .toReversed()
    .flatMap((refund) => {
      if (!isWaiting(refund)) return [refund]
      const part = Math.min(open, refund.amountCents)
      open -= part
      return part === refund.amountCents ? [] : [{ ...refund, amountCents: cents(refund.amountCents - part) }]
    })
    .toReversed()
}

/** The sum of amounts, in cents. */
export function sumOf(amounts: ReadonlyArray<{ readonly amountCents: Cents }>): Cents {
  return cents(amounts.reduce((sum, { amountCents }) => sum + amountCents, 0))
}

/** Whether two balances say the same. */
export function isSameBalance(one: PaymentBalance, other: PaymentBalance): boolean {
  const print = ({ refundedCents, lostCents, failedCents, disputes }: PaymentBalance) =>
    [refundedCents, lostCents, failedCents, disputes.all, disputes.lost, disputes.won].join()
  return print(one) === print(other)
}
