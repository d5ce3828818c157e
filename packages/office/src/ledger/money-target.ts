import { type Cents, cents } from '@dustforce/core/money'

/** Money that a customer has paid. */
export interface LedgerPayment {
  readonly id: string
  readonly amountCents: Cents
  /** Taken away by disputes. */
  readonly lostCents: Cents
}

/** Money that goes back, or was to: a refund that has failed stays one, since the office pays it another way. */
export interface LedgerRefund {
  readonly paymentId: string
  readonly amountCents: Cents
}

/** What came and went of a booking's money: its payments from the oldest to the newest, and every refund ever written. */
export interface Ledger {
  readonly payments: readonly LedgerPayment[]
  readonly refunds: readonly LedgerRefund[]
}

/**
 * What is left of a booking's money, in cents: paid, less what was lost and every refund ever written. Never below zero.
 *
 * @example
 * leftCents({ payments: [{ id: 'p1', amountCents: cents(33600), lostCents: cents(0) }], refunds: [] }) // => 33600
 */
export function leftCents(ledger: Ledger): Cents {
  return cents(ledger.payments.reduce((sum, payment) => sum + leftOf(payment, ledger.refunds), 0))
}

/**
 * What is due back: what is left above what may be kept. The one rule for money: whatever happens, in whatever order, what is due is written as
 * refunds at once, so that nothing is due afterwards.
 *
 * @param keepCents what may be kept
 * @example
 * dueCents(ledger, cents(0)) // => 33600
 */
export function dueCents(ledger: Ledger, keepCents: Cents): Cents {
  return cents(Math.max(0, leftCents(ledger) - keepCents))
}

/**
 * The refunds that give an amount back: from the newest payment first, each at most what is left of it.
 *
 * @example
 * refundsOf(ledger, cents(5000)) // => [{ paymentId: 'p1', amountCents: 5000 }]
 */
export function refundsOf({ payments, refunds }: Ledger, amountCents: Cents): LedgerRefund[] {
  return partsBack(payments, amountCents, (payment) => leftOf(payment, refunds)).map(({ payment, part }) => {
    return { paymentId: payment.id, amountCents: part }
  })
}

/** What of an amount goes back of which payment: of the newest first, of each at most what is left of it. */
export function partsBack<P>(
  payments: readonly P[],
  amountCents: Cents,
  leftOfPayment: (payment: P) => number,
): { readonly payment: P; readonly part: Cents }[] {
  let open: number = amountCents
  return payments.toReversed().flatMap((payment) => {
    const part = Math.min(open, leftOfPayment(payment))
    open -= part
    return part > 0 ? [{ payment, part: cents(part) }] : []
  })
}

function leftOf({ id, amountCents, lostCents }: LedgerPayment, refunds: readonly LedgerRefund[]): number {
  const back = refunds.reduce((sum, refund) => sum + (refund.paymentId === id ? refund.amountCents : 0), 0)
  return Math.max(0, amountCents - lostCents - back)
}
