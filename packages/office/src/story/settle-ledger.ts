import { cents } from '@dustforce/core/money'
import { partsBack } from '../ledger/parts-back.ts'
import { type Answer, withBooking } from './answer.ts'
import { leftOfPayments } from './left-of-payments.ts'
import { sumOf } from './payments-of.ts'
import type { StoryRefund } from './story.ts'

/**
 * The one rule for money: what is left above what may be kept is due, and is written as refunds, newest payment first. Refunds that nobody has asked for
 * yet shrink where money has since gone back another way, or is gone.
 */
export function settleLedger(answer: Answer, isTold = false, actId: string | null = null): Answer {
  const { story } = answer
  const { booking, refunds } = story
  if (booking === null) return answer
  const keep = booking.retainableCents ?? booking.totalCents
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
        isOffline: false,
        providerId: null,
        actId,
      }),
    )
  }
}

function isWaiting({ status, askedAt }: StoryRefund): boolean {
  return status === 'due' && askedAt === null
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
