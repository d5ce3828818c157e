import { dollarsOf } from '@dustforce/core/money'
import type { Answer, Step, Story, StoryBooking } from '@dustforce/office/story'
import { paymentEventRow } from './payment-event-row.rest.ts'
import { storyLetterRow } from './story-letter.ts'

/** A step as `write_step` takes it, but its event and version: what it changes about the story that it was decided on. */
export function stepRow(told: Story, { place, ifPlace, ifNone }: Step): Record<string, unknown> {
  return {
    format: 1,
    place: place?.kind ?? null,
    if_place: answerRow(told, ifPlace),
    if_none: ifNone === null ? null : answerRow(told, ifNone),
  }
}

function answerRow(told: Story, answer: Answer): Record<string, unknown> {
  const { story, letters, heard, promo, isChangeMade, withdrawsConfirmation } = answer
  return {
    heard: heard.map(({ event, outcome }) => ({ ...paymentEventRow(event), outcome })),
    promo,
    booking: bookingColumns(told, story),
    payments: changed(told.payments, story.payments).map((payment) => ({
      id: payment.id,
      purpose: payment.purpose,
      currency: payment.currency,
      is_offline: payment.isOffline,
      is_disputed: payment.isDisputed,
      session_id: payment.sessionId,
      payment_intent: payment.paymentIntent,
      amount_cents: payment.amountCents,
      is_paid: payment.paidAt !== null,
    })),
    refunds: [
      ...told.refunds
        .filter(({ id }) => !story.refunds.some((refund) => refund.id === id))
        .map(({ id }) => ({ id, amount_cents: 0 })),
      ...changed(told.refunds, story.refunds).map((refund) => ({
        id: refund.id,
        payment_id: refund.paymentId,
        amount_cents: refund.amountCents,
        status: refund.status,
        provider_id: refund.providerId,
        is_asked: refund.askedAt !== null,
        is_told: refund.isTold,
        is_offline: refund.isOffline,
        act_id: refund.actId,
      })),
    ],
    unmatched: changed(told.unmatched, story.unmatched).map((payment) => ({
      session_id: payment.sessionId,
      payment_intent: payment.paymentIntent,
      booking_id: payment.bookingId,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      refunded_cents: payment.refundedCents,
      lost_cents: payment.lostCents,
      refund_due: payment.refundDue,
      is_refunded: payment.isRefunded,
      attention: payment.attention,
      is_resolved: payment.isResolved,
    })),
    visit: visitRow(told, story),
    letters: letters
      .map(storyLetterRow)
      .map(({ kind, changeId, facts }) => ({ kind, change_id: changeId, facts })),
    cancels_pending_change: told.change !== null && story.change === null && !isChangeMade,
    withdraws_confirmation: withdrawsConfirmation,
  }
}

/** Returns what changes about the charge of a visit; null for nothing. */
function visitRow({ visit: before }: Story, { visit }: Story): Record<string, unknown> | null {
  if (visit === null || JSON.stringify(visit) === JSON.stringify(before)) return null
  return {
    announced_at: isoOf(visit.announcedAt),
    announced_by: visit.announcedBy,
    last_letter_at: isoOf(visit.lastLetterAt),
    customer_id: visit.customerId,
    next_at: isoOf(visit.lookAt),
    tries: changed(before?.tries ?? [], visit.tries).map((one) => ({
      ...{ id: one.id, by_whom: one.by, at: isoOf(one.at), outcome: one.outcome, decline: one.decline },
      ...{ code: one.code, card_id: one.cardId, is_told: one.isTold },
    })),
  }
}

function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

/** The rows that are new, or have become others. */
function changed<A extends object>(before: readonly A[], after: readonly A[]): A[] {
  const known = new Set(before.map((row) => JSON.stringify(row)))
  return after.filter((row) => !known.has(JSON.stringify(row)))
}

/** The columns of a booking that a decision may change; of some it is only known whether they are kept. */
function columnsOf(booking: StoryBooking, now: number): Record<string, unknown> {
  const keptIf = (is: boolean) => (is ? 'kept' : null)
  return {
    booking_status: booking.status,
    payment_status: booking.payment,
    stripe_session_id: booking.sessionId,
    stripe_payment_intent: booking.paymentIntent,
    retainable_amount: booking.retainableCents === null ? null : dollarsOf(booking.retainableCents),
    refund_due: booking.refundDue,
    refunded_at: booking.isRefunded ? new Date(now).toISOString() : null,
    refunded_amount: dollarsOf(booking.refundedCents),
    lost_amount: dollarsOf(booking.lostCents),
    attention: booking.attention,
    hold_expires_at: keptIf(booking.isHeld),
    attempt_id: keptIf(booking.hasAttempt),
    attempt_fingerprint: keptIf(booking.hasAttempt),
    visitor: keptIf(booking.hasVisitor),
    held_minutes: keptIf(booking.hasHeldMinutes),
  }
}

function bookingColumns(told: Story, { booking, now }: Story): Record<string, unknown> {
  if (told.booking === null || booking === null) return {}
  const before = columnsOf(told.booking, now)
  const after = Object.entries(columnsOf(booking, now))
  return Object.fromEntries(
    after.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}
