import { addDays, type BusinessDate, businessDate } from '@dustforce/core/schedule'
import type { ChargePolicy } from './charge-policy.ts'

/** When a card expires, as it says itself. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly expMonth: number
  readonly expYear: number
}

/**
 * The last day on which a card can be charged: that of its month.
 *
 * @example
 * goodUntil({ expMonth: 2, expYear: 2028 }) // => '2028-02-29'
 */
export function goodUntil({ expMonth, expYear }: CardExpiry): BusinessDate {
  const last = new Date(Date.UTC(expYear, expMonth, 0))
  return businessDate(last.toISOString().slice(0, 10))
}

/**
 * Returns true when a card expires before a visit is first charged to it.
 *
 * @example
 * expiresBefore({ expMonth: 2, expYear: 2027 }, businessDate('2027-03-05'), standardCharges) // => true
 */
export function expiresBefore(
  card: CardExpiry,
  date: BusinessDate,
  { announceDays, chargeDays: [first = announceDays] }: Pick<ChargePolicy, 'announceDays' | 'chargeDays'>,
): boolean {
  return addDays(date, -first) > goodUntil(card)
}

/**
 * The first visit that a card expires before, where its customer is to be told of that today; null where there is none, or it is not time yet.
 *
 * @param dates the visits that are to be charged to it
 */
export function firstPastExpiry(
  card: CardExpiry,
  dates: readonly BusinessDate[],
  policy: Pick<ChargePolicy, 'announceDays' | 'chargeDays' | 'expiringDays'>,
  today: BusinessDate,
): BusinessDate | null {
  if (today < addDays(goodUntil(card), -policy.expiringDays)) return null
  return dates.toSorted().find((date) => expiresBefore(card, date, policy)) ?? null
}
