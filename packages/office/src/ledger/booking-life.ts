import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { dueCents, type LedgerRefund, leftCents, refundsOf } from './money-target.ts'
import { type PriceChange, priceChange } from './price-change.ts'
import type { ChargedTax } from './tax-back.ts'

/** Where a booking is between the first hold and the end of its story. */
export type BookingStage = 'held' | 'released' | 'booked' | 'canceled-by-us' | 'canceled-by-customer' | 'done'

/** A refund in the story of a booking; a failed one stays failed, and the office pays it another way. */
export interface LifeRefund extends LedgerRefund {
  readonly id: string
  readonly status: 'due' | 'sent' | 'done' | 'failed'
}

/** A payment in the story of a booking. */
export interface LifePayment {
  readonly id: string
  readonly amountCents: Cents
  readonly lostCents: Cents
  /** The office took it itself, without the payment provider, and gives it back itself. */
  readonly isByHand: boolean
  /** While the bank looks at it, 'open', nothing of it is given back. 'won' is final. */
  readonly dispute: 'none' | 'open' | 'lost' | 'won'
}

/** A change that waits for the payment of its difference; the old place and price hold until then. */
export interface OpenChange extends ChargedTax {
  readonly id: string
  /** The payment that it waits for. */
  readonly paymentId: string
  /** What of the price it asks for again, after a cancellation was taken back. */
  readonly owedCents?: Cents
}

/** A booking's story so far. */
export interface BookingLife extends ChargedTax {
  readonly stage: BookingStage
  /** The payment that books it. */
  readonly firstPaymentId: string
  /** What may be kept of what was paid. */
  readonly keepCents: Cents
  /** What of the price has gone back, and is owed again since a cancellation was taken back. */
  readonly owedCents: Cents
  readonly change: OpenChange | null
  readonly payments: readonly LifePayment[]
  readonly refunds: readonly LifeRefund[]
}

/** What can happen to a booking. `hasPlace` is a fact that comes with the event, judged under the day's lock. */
export type LifeEvent =
  | {
      readonly type: 'paid'
      readonly paymentId: string
      readonly amountCents: Cents
      readonly hasPlace: boolean
      readonly isByHand?: boolean
    }
  | { readonly type: 'released' }
  | { readonly type: 'changed'; readonly change: OpenChange }
  | { readonly type: 'change-dropped'; readonly changeId: string }
  | { readonly type: 'canceled'; readonly by: 'us' | 'customer'; readonly refundCents: Cents }
  | { readonly type: 'revived'; readonly hasPlace: boolean }
  | { readonly type: 'owed-asked'; readonly id: string; readonly paymentId: string }
  | { readonly type: 'done' }
  | { readonly type: 'goodwill'; readonly refundCents: Cents }
  | { readonly type: 'refund-sent' | 'refund-done' | 'refund-failed'; readonly refundId: string }
  | { readonly type: 'disputed' | 'dispute-won'; readonly paymentId: string }
  | { readonly type: 'dispute-lost'; readonly paymentId: string; readonly amountCents: Cents }

/** What has to be done besides, once. */
export type LifeAct =
  | {
      readonly type: 'tell'
      readonly letter: 'confirmed' | 'changed' | 'canceled' | 'restored' | 'nothing-changed' | 'given-back'
    }
  | { readonly type: 'ask-for-payment'; readonly paymentId: string; readonly amountCents: Cents }
  | { readonly type: 'refund'; readonly refund: LifeRefund }
  | { readonly type: 'flag' }

/** The story after an event, and what has to be done about it. */
export interface LifeStep {
  readonly life: BookingLife
  readonly acts: readonly LifeAct[]
}

/**
 * A booking that holds a place and waits for its first payment.
 *
 * @example
 * newLife('p1', { totalCents: cents(22600), taxCents: cents(2600) }).stage // => 'held'
 */
export function newLife(firstPaymentId: string, { totalCents, taxCents }: ChargedTax): BookingLife {
  return {
    stage: 'held',
    firstPaymentId,
    totalCents,
    taxCents,
    keepCents: zeroCents,
    owedCents: zeroCents,
    change: null,
    payments: [],
    refunds: [],
  }
}

/**
 * What becomes of a booking by an event, and what is to be done: the state moves, and what is then left above what may be kept is written as
 * refunds. Repeated, late and disordered events need no rules of their own.
 *
 * @example
 * lifeAfter(newLife('p1', price), { type: 'paid', paymentId: 'p1', amountCents: price.totalCents, hasPlace: true }).life.stage // => 'booked'
 */
export function lifeAfter(life: BookingLife, event: LifeEvent): LifeStep {
  const moved = moveOn(life, event)
  const due = dueCents(moved.life, moved.life.keepCents)
  const written = refundsOf(moved.life, due).map((refund, nr): LifeRefund => {
    return { ...refund, id: `r${moved.life.refunds.length + nr + 1}`, status: 'due' }
  })
  return {
    life: { ...moved.life, refunds: [...moved.life.refunds, ...written] },
    acts: [...moved.acts, ...written.map((refund): LifeAct => ({ type: 'refund', refund }))],
  }
}

/** Refunds that may be sent now: none of a payment that a bank looks at, nor of one that the office took itself. */
export function sendableRefunds({ payments, refunds }: BookingLife): LifeRefund[] {
  return refunds.filter(
    ({ status, paymentId }) =>
      status === 'due' &&
      payments.some(({ id, isByHand, dispute }) => id === paymentId && !isByHand && dispute !== 'open'),
  )
}

function moveOn(life: BookingLife, event: LifeEvent): LifeStep {
  switch (event.type) {
    case 'paid':
      return receive(life, event)
    case 'released':
      return still(life.stage === 'held' ? { ...life, stage: 'released' } : life)
    case 'changed':
      return change(life, event.change)
    case 'change-dropped':
      return still(life.change?.id === event.changeId ? { ...life, change: null } : life)
    case 'canceled':
      return cancel(life, event)
    case 'revived':
      return revive(life, event.hasPlace)
    case 'owed-asked':
      return askOwed(life, event)
    case 'done':
      return still(life.stage === 'booked' ? { ...life, stage: 'done', change: null } : life)
    case 'goodwill':
      return giveGoodwill(life, event.refundCents)
    case 'refund-sent':
      return still(withRefund(life, event.refundId, 'sent'))
    case 'refund-done':
      return still(withRefund(life, event.refundId, 'done'))
    case 'refund-failed': {
      const after = withRefund(life, event.refundId, 'failed')
      return { life: after, acts: after === life ? [] : [{ type: 'flag' }] }
    }
    case 'disputed':
      return still(withDispute(life, event.paymentId, 'open', zeroCents))
    case 'dispute-won':
      return still(withDispute(life, event.paymentId, 'won', zeroCents))
    case 'dispute-lost':
      return still(withDispute(life, event.paymentId, 'lost', event.amountCents))
  }
}

function receive(
  life: BookingLife,
  { paymentId, amountCents, hasPlace, isByHand = false }: Extract<LifeEvent, { type: 'paid' }>,
): LifeStep {
  if (life.payments.some(({ id }) => id === paymentId)) return still(life)
  const payment = { id: paymentId, amountCents, lostCents: zeroCents, isByHand, dispute: 'none' } as const
  const paid = { ...life, payments: [...life.payments, payment] }
  const isFirst = paymentId === life.firstPaymentId && amountCents === life.totalCents
  if (isFirst && (life.stage === 'held' || life.stage === 'released')) {
    return hasPlace
      ? tell({ ...paid, stage: 'booked', keepCents: life.totalCents }, 'confirmed')
      : { life: { ...paid, stage: 'canceled-by-us' }, acts: [given, flag] }
  }
  const { change: open } = life
  if (life.stage === 'booked' && open?.paymentId === paymentId) {
    if (!hasPlace || amountCents !== open.totalCents - life.totalCents + (open.owedCents ?? 0)) {
      return tell({ ...paid, change: null }, 'nothing-changed')
    }
    const { totalCents, taxCents } = open
    const rise = totalCents - life.totalCents
    const { owedCents = zeroCents } = open
    const keepCents = cents(life.keepCents + rise + owedCents)
    const after = { keepCents, owedCents: cents(life.owedCents - owedCents) }
    return tell({ ...paid, ...after, change: null, totalCents, taxCents }, 'changed')
  }
  // A payment that nothing expects goes back whole.
  return { life: paid, acts: [given, flag] }
}

const given: LifeAct = { type: 'tell', letter: 'given-back' }
const flag: LifeAct = { type: 'flag' }

function change(life: BookingLife, asked: OpenChange): LifeStep {
  // What is owed again is settled first.
  if (life.stage !== 'booked' || life.owedCents > 0) return still(life)
  const { differenceCents, absorbedCents }: PriceChange = priceChange(life, asked)
  if (differenceCents > 0) {
    const { paymentId } = asked
    return {
      life: { ...life, change: asked },
      acts: [{ type: 'ask-for-payment', paymentId, amountCents: differenceCents }],
    }
  }
  // An absorbed rise leaves the price as it was.
  const { totalCents, taxCents } = absorbedCents > 0 ? life : asked
  const keepCents = cents(Math.max(0, life.keepCents + differenceCents))
  return tell({ ...life, change: null, totalCents, taxCents, keepCents }, 'changed')
}

function cancel(life: BookingLife, { by, refundCents }: Extract<LifeEvent, { type: 'canceled' }>): LifeStep {
  const stage = by === 'us' ? 'canceled-by-us' : 'canceled-by-customer'
  if (life.stage === 'held' || life.stage === 'released') return still({ ...life, stage })
  if (life.stage !== 'booked') return still(life)
  const keepCents = cents(Math.max(0, leftCents(life) - refundCents))
  return tell({ ...life, stage, change: null, keepCents, owedCents: zeroCents }, 'canceled')
}

/** A cancellation is taken back: what is left may be kept, and what has gone back of the price is owed. Not while a refund is on its way, nor after one has failed. */
function revive(life: BookingLife, hasPlace: boolean): LifeStep {
  const isOff = life.stage === 'canceled-by-us' || life.stage === 'canceled-by-customer'
  const wasBooked = life.payments.some(({ id }) => id === life.firstPaymentId)
  const areBack = life.refunds.every(({ status }) => status === 'done')
  if (!isOff || !wasBooked || !areBack || !hasPlace) return still(life)
  const keepCents = leftCents(life)
  const owedCents = cents(Math.max(0, life.totalCents - keepCents))
  return tell({ ...life, stage: 'booked', keepCents, owedCents }, 'restored')
}

function askOwed(life: BookingLife, { id, paymentId }: Extract<LifeEvent, { type: 'owed-asked' }>): LifeStep {
  const { totalCents, taxCents, owedCents } = life
  if (life.stage !== 'booked' || owedCents === 0) return still(life)
  const change = { id, paymentId, totalCents, taxCents, owedCents }
  return {
    life: { ...life, change },
    acts: [{ type: 'ask-for-payment', paymentId, amountCents: owedCents }],
  }
}

function giveGoodwill(life: BookingLife, refundCents: Cents): LifeStep {
  if (life.stage !== 'done' && life.stage !== 'booked') return still(life)
  const keepCents = cents(Math.max(0, leftCents(life) - refundCents))
  return tell({ ...life, keepCents }, 'given-back')
}

const refundOrder = ['due', 'sent', 'done', 'failed'] as const

function withRefund(life: BookingLife, id: string, status: LifeRefund['status']): BookingLife {
  const found = life.refunds.find((refund) => refund.id === id)
  // Reports come in any order: only forwards, so that a failed one stays failed.
  if (found === undefined || refundOrder.indexOf(status) <= refundOrder.indexOf(found.status)) return life
  return {
    ...life,
    refunds: life.refunds.map((refund) => (refund.id === id ? { ...refund, status } : refund)),
  }
}

const disputeOrder = ['none', 'open', 'lost', 'won'] as const

function withDispute(
  life: BookingLife,
  id: string,
  dispute: LifePayment['dispute'],
  lostCents: Cents,
): BookingLife {
  const rank = (of: LifePayment['dispute']) => disputeOrder.indexOf(of)
  return {
    ...life,
    payments: life.payments.map((payment) =>
      payment.id === id && rank(dispute) > rank(payment.dispute)
        ? { ...payment, dispute, lostCents }
        : payment,
    ),
  }
}

function still(life: BookingLife): LifeStep {
  return { life, acts: [] }
}

function tell(life: BookingLife, letter: Extract<LifeAct, { type: 'tell' }>['letter']): LifeStep {
  return { life, acts: [{ type: 'tell', letter }] }
}
