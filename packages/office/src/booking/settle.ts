import type { Attention } from './attention.ts'
import { isPaid } from './occupies-day.ts'
import type { BookingStatus, PaymentStatus } from './status.ts'

/** The two stored statuses that payment events move. */
export interface PaymentState {
  readonly payment: PaymentStatus
  readonly booking: BookingStatus
}

/** A report of the payment provider about a checkout session, with the facts that decide what follows. */
export type PaymentEvent =
  | { readonly type: 'completed'; readonly paid: boolean; readonly facts: PaymentFacts }
  | { readonly type: 'async_succeeded'; readonly facts: PaymentFacts }
  | { readonly type: 'async_failed' | 'expired' | 'refunded' }

/** The facts that have to be known when money arrives. */
export interface PaymentFacts {
  /** Whether the day has a place for this booking; its own live hold is one. */
  readonly hasPlace: boolean
  /** Whether amount and currency are those of the booking. */
  readonly amountMatches: boolean
}

/**
 * An effect that a transition asks for besides the new state, in the same transaction. An e-mail may be asked for again; each booking gets one of a
 * kind.
 */
export type SettleEffect =
  | { readonly type: 'queue-email'; readonly kind: 'booking-confirmation' | 'booking-refunded' }
  | { readonly type: 'release-hold' }
  | { readonly type: 'refund' }
  | { readonly type: 'flag'; readonly attention: Attention }

/** The state after an event, and what has to be done about it; nothing when the event changes nothing. */
export interface Settlement {
  readonly state: PaymentState
  readonly effects: readonly SettleEffect[]
}

/**
 * Moves a booking by one payment event. Events may come twice, late and in any order: the end depends only on which came. A refund
 * is final, paid wins over failed, and failed over expired. Money for a day without a place, or for a booking that an admin has
 * canceled, is refunded once and flagged. Money of the wrong amount confirms nothing.
 *
 * @example
 * settle({ payment: 'expired', booking: 'canceled' }, { type: 'async_succeeded', facts: { hasPlace: true, amountMatches: true } }).state
 * // => { payment: 'paid', booking: 'confirmed' }
 */
export function settle(state: PaymentState, event: PaymentEvent): Settlement {
  switch (event.type) {
    case 'completed':
      return event.paid ? receive(state, event.facts) : unchanged(state)
    case 'async_succeeded':
      return receive(state, event.facts)
    case 'async_failed':
      return release(state, 'failed')
    case 'expired':
      return release(state, 'expired')
    case 'refunded':
      return refund(state)
  }
}

function receive(state: PaymentState, facts: PaymentFacts): Settlement {
  if (isSettled(state)) return unchanged(state)
  if (!facts.amountMatches) return { state, effects: [{ type: 'flag', attention: 'amount-mismatch' }] }
  // Only a release cancels a booking together with its payment: a canceled booking whose payment is still awaited was canceled by an admin.
  if (isAwaited(state) && state.booking === 'canceled') return giveBack('paid-but-canceled')
  // The work of a completed booking is done: its money is kept, whatever the day.
  if (!facts.hasPlace && state.booking !== 'completed') return giveBack('paid-but-day-full')
  const booking = state.booking === 'pending' || state.booking === 'canceled' ? 'confirmed' : state.booking
  return {
    state: { payment: 'paid', booking },
    effects: [{ type: 'queue-email', kind: 'booking-confirmation' }],
  }
}

function giveBack(attention: Attention): Settlement {
  return {
    state: { payment: 'paid', booking: 'canceled' },
    effects: [
      { type: 'refund' },
      { type: 'queue-email', kind: 'booking-refunded' },
      { type: 'flag', attention },
    ],
  }
}

function release(state: PaymentState, payment: 'failed' | 'expired'): Settlement {
  const canceledByAdmin = state.payment === 'pending' && state.booking === 'canceled'
  // A booking that is paid on the day, or charged to a kept card, has no checkout that could end.
  if (
    isSettled(state) ||
    state.payment === 'due' ||
    state.payment === 'arranged' ||
    state.payment === 'failed' ||
    state.payment === payment ||
    canceledByAdmin
  ) {
    return unchanged(state)
  }
  return {
    state: { payment, booking: state.booking === 'pending' ? 'canceled' : state.booking },
    effects: state.payment === 'pending' ? [{ type: 'release-hold' }] : [],
  }
}

function refund(state: PaymentState): Settlement {
  if (state.payment === 'refunded') return unchanged(state)
  return {
    state: { payment: 'refunded', booking: state.booking === 'completed' ? 'completed' : 'canceled' },
    effects: [{ type: 'queue-email', kind: 'booking-refunded' }],
  }
}

/** Whether money may still come for the first time. */
function isAwaited({ payment }: PaymentState): boolean {
  return payment === 'pending' || payment === 'due' || payment === 'arranged'
}

function isSettled(state: PaymentState): boolean {
  return isPaid(state.payment) || state.payment === 'refunded'
}

function unchanged(state: PaymentState): Settlement {
  return { state, effects: [] }
}
