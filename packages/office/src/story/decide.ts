import { type Answer, certain, type Step, unchanged } from './answer.ts'
import { decideWithoutBooking } from './decide-without-booking.ts'
import { isForeignReport } from './foreign-report.ts'
import { payChange } from './pay-change.ts'
import { isDisputed } from './payments-of.ts'
import { isReversalEvent, type ProviderEvent } from './provider-event.ts'
import { receiveCharge } from './receive-charge.ts'
import { receivePayment } from './receive-payment.ts'
import { releasePlace } from './release-place.ts'
import { settleLedger } from './settle-ledger.ts'
import { settleTry } from './settle-try.ts'
import type { Story, StoryBooking } from './story.ts'
import { takeOverBalance } from './take-over-balance.ts'
import { takeOverRefund } from './take-over-refund.ts'
import { endRefunds, reportWhole } from './whole-refund.ts'

/**
 * Decides what becomes of a booking and its money by one event of the payment provider. Events may come twice, late and in any order. It is pure: a
 * preview, a test and the real thing are the same call.
 *
 * @example
 * decide(story, event).ifPlace.outcome // => 'confirmed'
 */
export function decide(told: Story, event: ProviderEvent): Step {
  const story = takeOverRefund(withReport(told, event), event)
  const { booking } = story
  if (booking === null) return certain(hear(decideWithoutBooking(told, story, event), event))
  const { place, ifPlace, ifNone } = move(story, booking, told, event)
  const end = (answer: Answer) => {
    const settled = settleMoney(answer, { ...told, refunds: story.refunds }, booking, event)
    return hear(settleTry(judgeDisputes(settled), event), event)
  }
  return { place, ifPlace: end(ifPlace), ifNone: ifNone === null ? null : end(ifNone) }
}

function hear(answer: Answer, event: ProviderEvent): Answer {
  return { ...answer, heard: [{ event, outcome: answer.outcome }] }
}

function judgeDisputes(answer: Answer): Answer {
  const { story } = answer
  const payments = story.payments.map((payment) => ({ ...payment, isDisputed: isDisputed(story, payment) }))
  return { ...answer, story: { ...story, payments } }
}

function move(story: Story, booking: StoryBooking, told: Story, event: ProviderEvent): Step {
  switch (event.type) {
    case 'completed':
    case 'async_succeeded':
    case 'async_failed':
    case 'expired': {
      const payment = story.payments.find(
        ({ purpose, id, sessionId }) =>
          purpose === 'change' &&
          (id === event.paymentId || (sessionId !== null && sessionId === event.sessionId)),
      )
      if (payment !== undefined) return payChange(story, booking, payment, event)
      if (event.type === 'async_succeeded' || (event.type === 'completed' && event.paid)) {
        return receivePayment(story, booking, event)
      }
      // The bank is still thinking; the place is kept as long as any hold is.
      if (event.type === 'completed') return certain(unchanged(story, 'awaiting-payment'))
      return certain(releasePlace(story, booking, event))
    }
    case 'charge_succeeded':
      return receiveCharge(story, booking, event)
    case 'charge_failed':
      return certain(unchanged(story, 'declined'))
    case 'refunded':
      return certain(
        isForeignReport(story, booking, event) ? unchanged(story) : reportWhole(story, booking, told, event),
      )
    case 'partly_refunded':
    case 'refund_given':
    case 'refund_failed':
    case 'dispute_opened':
    case 'dispute_lost':
    case 'dispute_won':
      return certain(unchanged(story))
  }
}

/** After whatever has happened, the amounts follow from all that was reported, and what is left above what may be kept goes back. */
function settleMoney(moved: Answer, told: Story, booking: StoryBooking, event: ProviderEvent): Answer {
  const balanced = isForeignReport(moved.story, booking, event) ? moved : takeOverBalance(moved, told, event)
  const settled = settleLedger(balanced)
  return event.type === 'refund_given' ? endRefunds(settled, event.reversalId) : settled
}

/** The story with the event's own report among the others. */
function withReport(story: Story, event: ProviderEvent): Story {
  const { type, reversalId, amountTotalCents, paymentIntent } = event
  if (!isReversalEvent(type)) return story
  const report = { type, id: reversalId, amountCents: amountTotalCents, paymentIntent, at: story.now }
  return { ...story, reports: [...story.reports, report] }
}
