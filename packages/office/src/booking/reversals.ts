import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { type Attention, withReasons } from './attention.ts'
import { keptCents } from './kept-cents.ts'

/**
 * The reports of the payment provider about money that went back, or may. `refunded` and `partly_refunded` tell what was refunded of a payment in
 * all, the others are about one refund or one dispute. Each with its name in the history of a booking.
 */
export const reversalNames = {
  refunded: 'Refund made',
  partly_refunded: 'Part of the payment refunded',
  refund_given: 'Refund asked at Stripe',
  refund_failed: 'Refund failed',
  dispute_opened: 'Dispute opened',
  dispute_lost: 'Dispute lost',
  dispute_won: 'Dispute won',
} as const

/** The subject of one report. */
export type ReversalType = keyof typeof reversalNames

const isReversalType = (type: string): type is ReversalType => Object.hasOwn(reversalNames, type)

/** Every kind of report. */
export const reversalTypes: readonly ReversalType[] = /* @__PURE__ */ Object.keys(reversalNames).filter(
  isReversalType,
)

/** One such report. */
export interface Reversal {
  readonly type: ReversalType
  /** The refund or the dispute; null for what was refunded in all. */
  readonly id: string | null
  readonly amountCents: Cents
}

/** The state of a payment, after all that has become of it. Amounts in cents; `refundedCents`, `lostCents` and `keptCents` sum to what was paid. */
export interface PaymentBalance {
  readonly refundedCents: Cents
  /** Taken away by disputes that were lost. */
  readonly lostCents: Cents
  readonly keptCents: Cents
  /** Refunds that did not arrive; their money is kept, or was given back another way. */
  readonly failedCents: Cents
  /** The amount that was reported refund by refund; a charge's total may hold more. */
  readonly givenCents: Cents
  readonly disputes: { readonly all: number; readonly lost: number; readonly won: number }
}

const isAbout = (kind: 'refund' | 'dispute') => (report: Reversal) => report.type.startsWith(`${kind}_`)

/**
 * Computes what has become of a payment, from all that the provider has reported about it, however often and in whatever order: a failed refund stays
 * failed, a dispute that was won stays won.
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
  // The reported total of refunds may still include one that has failed since.
  const reported = Math.max(0, ...inAll.map(({ amountCents }) => amountCents)) - failedCents
  const givenCents = sumOf(given)
  const refundedCents = cents(Math.min(paidCents, Math.max(reported, givenCents)))
  const lostCents = cents(Math.min(paidCents - refundedCents, sumOf(lost)))
  return {
    refundedCents,
    lostCents,
    keptCents: keptCents({ totalCents: paidCents, refundedCents, lostCents }),
    failedCents,
    givenCents,
    disputes: { all: disputes.length, lost: lost.length, won: won.length },
  }
}

/**
 * Computes what the refund that gives the rest of a payment back gives, in cents: all that was paid, less what partial refunds have given and
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
 * Why an admin must look at a booking whose payment went from one balance to another. A reason is added when what it is about grows, and
 * taken away when it is over: a dispute that has ended need not be answered.
 *
 * @param reasons those that no admin has looked at yet
 * @param unexpected what had gone back unexpected before and has after, as `unexpectedRefundCents` says; without it, all that went back
 * @example
 * const paid = cents(33600)
 * const after = paymentBalance(paid, [{ type: 'dispute_opened', id: 'dp_1', amountCents: paid }])
 * reversalAttention(['amount-mismatch'], paymentBalance(paid, []), after)
 * // => ['disputed', 'amount-mismatch']
 */
export function reversalAttention(
  reasons: readonly Attention[],
  before: PaymentBalance,
  after: PaymentBalance,
  unexpected: UnexpectedRefunds = { beforeCents: before.refundedCents, afterCents: after.refundedCents },
): readonly Attention[] {
  const was = (measure: ReasonMeasure) => measure(before, unexpected.beforeCents)
  const is = (measure: ReasonMeasure) => measure(after, unexpected.afterCents)
  const over = reasonsWhere((measure) => was(measure) > 0 && is(measure) === 0)
  const grown = reasonsWhere((measure) => is(measure) > was(measure))
  return withReasons(
    reasons.filter((reason) => !over.includes(reason)),
    ...grown,
  )
}

/** The amount that had gone back of a payment beyond what was to, before and after a report about it. */
export interface UnexpectedRefunds {
  readonly beforeCents: Cents
  readonly afterCents: Cents
}

/** The amount that was to go back of a payment, and what was done about it that no report holds yet. */
export interface ExpectedRefunds {
  /** The amount that was paid above what may be kept. */
  readonly expectedCents: Cents
  /** Asked for, and not reported refund by refund. */
  readonly askedCents: Cents
  /** Asked for and refused: the office gives it back another way. */
  readonly failedCents: Cents
}

/**
 * Computes what went back of a payment, or was asked for, beyond what was to go back, in cents: a refund on the provider's own page, on top of ours.
 *
 * @param paidCents what the customer paid
 * @example
 * const balance = paymentBalance(cents(33600), [{ type: 'refund_given', id: 're_1', amountCents: cents(16800) }])
 * unexpectedRefundCents(cents(33600), balance, { expectedCents: cents(16800), askedCents: cents(16800), failedCents: cents(0) })
 * // => 16800
 */
export function unexpectedRefundCents(
  paidCents: Cents,
  { refundedCents, givenCents }: PaymentBalance,
  { expectedCents, askedCents, failedCents }: ExpectedRefunds,
): Cents {
  // A charge's total may hold already what was asked for; another refund's own report does not.
  const gone = Math.max(refundedCents, givenCents + askedCents) + failedCents
  return cents(Math.max(0, Math.min(paidCents, gone) - expectedCents))
}

type ReasonMeasure = (balance: PaymentBalance, unexpectedCents: Cents) => number

/** The measures of how much of each reason there is, in cents or in disputes. */
const reasonMeasures: readonly (readonly [Attention, ReasonMeasure])[] = [
  ['refund-failed', ({ failedCents }) => failedCents],
  ['disputed', ({ disputes }) => disputes.all - disputes.lost - disputes.won],
  ['dispute-lost', ({ disputes }) => disputes.lost],
  ['dispute-won', ({ disputes }) => disputes.won],
  ['refunded', (balance, unexpectedCents) => (isWholeRefund(balance) ? unexpectedCents : 0)],
  ['partly-refunded', (balance, unexpectedCents) => (isWholeRefund(balance) ? 0 : unexpectedCents)],
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
