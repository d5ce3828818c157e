import { addDays, type BusinessDate } from '@dustforce/core/schedule'
import type { RiseTerms } from './rise-terms.ts'

/**
 * The first day whose visits cost more: the later of the named date and the end of the notice.
 *
 * @param told the day on which the customer is told
 * @example
 * riseDate(businessDate('2026-12-01'), businessDate('2026-11-24'), ontarioRise) // => '2026-12-24'
 */
export function riseDate(
  named: BusinessDate,
  told: BusinessDate,
  { noticeDays }: Pick<RiseTerms, 'noticeDays'>,
): BusinessDate {
  const lawful = addDays(told, noticeDays)
  return named > lawful ? named : lawful
}

/**
 * The day on which the visits of a rise are priced again: before the first of them is announced.
 *
 * @example
 * repricingDay(businessDate('2027-01-10'), ontarioRise) // => '2027-01-02'
 */
export function repricingDay(
  holdsFrom: BusinessDate,
  { announcedDays }: Pick<RiseTerms, 'announcedDays'>,
): BusinessDate {
  return addDays(holdsFrom, -announcedDays - 1)
}

/** The first visit that a rise prices again, when it is done today: none that may be announced already. */
export function firstRepriced(
  holdsFrom: BusinessDate,
  today: BusinessDate,
  { announcedDays }: Pick<RiseTerms, 'announcedDays'>,
): BusinessDate {
  const unannounced = addDays(today, announcedDays + 1)
  return holdsFrom > unannounced ? holdsFrom : unannounced
}
