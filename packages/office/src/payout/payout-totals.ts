import { type Cents, cents } from '@dustforce/core/money'
import type { DateRange } from '@dustforce/core/schedule'
import { sumCents } from '../ledger/sum-cents.ts'
import { earnedCents, earnsPay, type PayoutItem } from './payout-line.ts'

/** The amounts that a contractor earned in a period and is owed at its end, in cents. */
export interface PayoutTotals {
  /** Done and paid jobs of the period. */
  readonly jobs: number
  /** The pay that they give. */
  readonly earnedCents: Cents
  /** The amount that was paid out for jobs of the period, also for those that are no longer the contractor's. */
  readonly paidCents: Cents
  /** The amount that is open from days before the period. */
  readonly beforeCents: Cents
  /** All that is open at the end of the period: a negative amount is to be set off against the next jobs. */
  readonly openCents: Cents
  /** Jobs up to the end of the period whose pay nobody has entered. */
  readonly withoutPay: number
}

/**
 * Sums what a contractor earned in a period and is owed at its end.
 *
 * @param items the contractor's bookings, of any days
 * @param period both ends included
 * @example
 * payoutTotals([], monthOf(businessDate('2026-11-21'))).openCents // => 0
 */
export function payoutTotals(items: readonly PayoutItem[], period: DateRange): PayoutTotals {
  const until = items.filter(({ date }) => date <= period.to)
  const within = until.filter(({ date }) => date >= period.from)
  const before = until.filter(({ date }) => date < period.from)
  const isJob = (item: PayoutItem) => item.isTheirs && earnsPay(item)
  const earned = sum(within, earnedCents)
  const paid = sum(within, ({ paidCents }) => paidCents)
  const carried = cents(sum(before, earnedCents) - sum(before, ({ paidCents }) => paidCents))
  return {
    jobs: within.filter(isJob).length,
    earnedCents: earned,
    paidCents: paid,
    beforeCents: carried,
    openCents: cents(earned - paid + carried),
    withoutPay: until.filter((item) => isJob(item) && item.payCents === null).length,
  }
}

/** The state of the account between the company and a contractor at the end of a period. */
export type PayoutStatus = 'owed' | 'partly-paid' | 'paid' | 'overpaid' | 'pay-missing' | 'nothing'

/**
 * Tells how it stands between the company and a contractor.
 *
 * @example
 * payoutStatus({ openCents: cents(0), paidCents: cents(9000), withoutPay: 0 }) // => 'paid'
 */
export function payoutStatus({
  openCents,
  paidCents,
  withoutPay,
}: Pick<PayoutTotals, 'openCents' | 'paidCents' | 'withoutPay'>): PayoutStatus {
  if (openCents > 0) return paidCents > 0 ? 'partly-paid' : 'owed'
  if (openCents < 0) return 'overpaid'
  if (withoutPay > 0) return 'pay-missing'
  return paidCents > 0 ? 'paid' : 'nothing'
}

function sum(items: readonly PayoutItem[], amountOf: (item: PayoutItem) => Cents): Cents {
  return sumCents(items.map(amountOf))
}
