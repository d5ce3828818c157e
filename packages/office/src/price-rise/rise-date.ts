import { addDays, type BusinessDate } from '@dustforce/core/schedule'
import type { RiseTerms } from './rise-terms.ts'

/**
 * The first day whose visits cost more: the later of the named date and the end of the notice.
 *
 * @param told the day on which the customer is told
 * @example
 * riseDate(businessDate('2026-12-01'), businessDate('2026-11-24'), riseTermsOf({ announceDays: 7 })) // => '2026-12-24'
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
 * The first day whose visits are not announced yet. A rise that holds from then, or before, is due: its visits from that day on are priced again.
 *
 * @example
 * firstUnannounced(businessDate('2027-01-02'), riseTermsOf({ announceDays: 7 })) // => '2027-01-10'
 */
export function firstUnannounced(
  today: BusinessDate,
  { announcedDays }: Pick<RiseTerms, 'announcedDays'>,
): BusinessDate {
  return addDays(today, announcedDays + 1)
}
