import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { type Attention, withReasons } from './attention.ts'
import { keptCents } from './kept-cents.ts'

/**
 * What the payment provider says about money that went back, or may. `refunded` and `partly_refunded` tell what was refunded of a
 * payment in all, the others are about one refund or one dispute.
 */
export const reversalTypes = [
  'refunded',
  'partly_refunded',
  'refund_given',
  'refund_failed',
  'dispute_opened',
  'dispute_lost',
  'dispute_won',
] as const

/** What one report is about. */
export type ReversalType = (typeof reversalTypes)[number]

/** One such report. */
export interface Reversal {
  readonly type: ReversalType
  /** The refund or the dispute; null for what was refunded in all. */
  readonly id: string | null
  readonly amountCents: Cents
}

/** What has become of a payment. Amounts in cents; `refundedCents`, `lostCents` and `keptCents` sum to what was paid. */
export interface PaymentBalance {
  readonly refundedCents: Cents
  /** Taken away by disputes that were lost. */
  readonly lostCents: Cents
  readonly keptCents: Cents
  /** Refunds that did not arrive; their money is kept, or was given back another way. */
  readonly failedCents: Cents
  readonly disputes: { readonly all: number; readonly lost: number; readonly won: number }
}

const isAbout = (kind: 'refund' | 'dispute') => (report: Reversal) => report.type.startsWith(`${kind}_`)

/**
 * What has become of a payment, from all that the provider has reported about it, however often and in whatever order: a failed refund
 * stays failed, a dispute that was won stays won.
 *
 * @param paidCents what the customer paid
 * @example
 * paymentBalance(cents(33600), [{ type: 'partly_refunded', id: null, amountCents: cents(5000) }]).keptCents // => 28600
 */
export function paymentBalance(paidCents: Cents, reports: readonly Reversal[]): PaymentBalance {
  const refunds = byId(reports.filter(isAbout('refund')))
  const failed = refunds.filter(({ types }) => types.has('refund_failed'))
  const given = refunds.filter(({ types }) => !types.has('refund_failed'))
  const disputes = byId(reports.filter(isAbout('dispute')))
  const won = disputes.filter(({ types }) => types.has('dispute_won'))
  const lost = disputes.filter(({ types }) => types.has('dispute_lost') && !types.has('dispute_won'))
  const inAll = reports.filter(({ type }) => type === 'refunded' || type === 'partly_refunded')
  const failedCents = sumOf(failed)
  // What was refunded in all may still count a refund that failed since.
  const reported = Math.max(0, ...inAll.map(({ amountCents }) => amountCents)) - failedCents
  const refundedCents = cents(Math.min(paidCents, Math.max(reported, sumOf(given))))
  const lostCents = cents(Math.min(paidCents - refundedCents, sumOf(lost)))
  return {
    refundedCents,
    lostCents,
    keptCents: keptCents({ totalCents: paidCents, refundedCents, lostCents }),
    failedCents,
    disputes: { all: disputes.length, lost: lost.length, won: won.length },
  }
}

/**
 * What the refund that gives the rest of a payment back gives, in cents: all that was paid, less what partial refunds have given and
 * disputes have taken before.
 *
 * @param paidCents what the customer paid
 * @example
 * lastRefundCents(cents(33600), [{ type: 'partly_refunded', id: null, amountCents: cents(5000) }]) // => 28600
 */
export function lastRefundCents(paidCents: Cents, reports: readonly Reversal[]): Cents {
  const { lostCents, failedCents } = paymentBalance(paidCents, reports)
  // A refund is reported before or after the charge's total: what the charge counted up to then is what came before.
  const parts = reports.filter(({ type }) => type === 'partly_refunded').map(({ amountCents }) => amountCents)
  const before = Math.max(0, Math.max(0, ...parts) - failedCents)
  return cents(Math.max(0, paidCents - lostCents - before))
}

/**
 * What a refund of a part has given back between two balances, in cents; zero where nothing went back, or all that was left.
 *
 * @example
 * const paid = cents(33600)
 * const after = paymentBalance(paid, [{ type: 'partly_refunded', id: null, amountCents: cents(5000) }])
 * partRefundCents(paymentBalance(paid, []), after) // => 5000
 */
export function partRefundCents(before: PaymentBalance, after: PaymentBalance): Cents {
  return isWholeRefund(after) ? zeroCents : cents(Math.max(0, after.refundedCents - before.refundedCents))
}

/**
 * Why an admin must look at a booking whose payment went from one balance to another. A reason is added when what it is about grows, and
 * taken away when it is over: a dispute that has ended need not be answered.
 *
 * @param reasons those that no admin has looked at yet
 * @param refundDue whether the payment is to go back anyway: that it does is no reason then
 * @param ownCents what was asked for here of partial refunds: they are no reason either
 * @example
 * const paid = cents(33600)
 * const after = paymentBalance(paid, [{ type: 'dispute_opened', id: 'dp_1', amountCents: paid }])
 * reversalAttention(['amount-mismatch'], paymentBalance(paid, []), after, false)
 * // => ['disputed', 'amount-mismatch']
 */
export function reversalAttention(
  reasons: readonly Attention[],
  before: PaymentBalance,
  after: PaymentBalance,
  refundDue: boolean,
  ownCents: Cents = zeroCents,
): readonly Attention[] {
  const over = reasonsWhere((measure) => measure(before, ownCents) > 0 && measure(after, ownCents) === 0)
  const grown = reasonsWhere((measure) => measure(after, ownCents) > measure(before, ownCents))
  const expected = refundDue ? 'refunded' : null
  return withReasons(
    reasons.filter((reason) => !over.includes(reason)),
    ...grown.filter((reason) => reason !== expected),
  )
}

type ReasonMeasure = (balance: PaymentBalance, ownCents: Cents) => number

/** How much of each reason there is, in cents or in disputes. */
const reasonMeasures: readonly (readonly [Attention, ReasonMeasure])[] = [
  ['refund-failed', ({ failedCents }) => failedCents],
  ['disputed', ({ disputes }) => disputes.all - disputes.lost - disputes.won],
  ['dispute-lost', ({ disputes }) => disputes.lost],
  ['dispute-won', ({ disputes }) => disputes.won],
  ['refunded', (balance) => (isWholeRefund(balance) ? balance.refundedCents : 0)],
  [
    'partly-refunded',
    (balance, ownCents) => (isWholeRefund(balance) ? 0 : Math.max(0, balance.refundedCents - ownCents)),
  ],
]

function reasonsWhere(holds: (measure: ReasonMeasure) => boolean): Attention[] {
  return reasonMeasures.filter(([, measure]) => holds(measure)).map(([reason]) => reason)
}

function isWholeRefund({ keptCents, lostCents }: PaymentBalance): boolean {
  return keptCents + lostCents === 0
}

function byId(reports: readonly Reversal[]) {
  const found = new Map<string | null, { amountCents: Cents; types: Set<ReversalType> }>()
  for (const { id, type, amountCents } of reports) {
    const one = found.get(id) ?? { amountCents: zeroCents, types: new Set() }
    one.types.add(type)
    one.amountCents = cents(Math.max(one.amountCents, amountCents))
    found.set(id, one)
  }
  return [...found.values()]
}

function sumOf(amounts: ReadonlyArray<{ readonly amountCents: Cents }>): Cents {
  return cents(amounts.reduce((sum, { amountCents }) => sum + amountCents, 0))
}
