import { believedPriceBook } from '@dustforce/core/catalogue'
import type { Business, CompanyPolicy, CompanyPriceBook } from './business.ts'
import type { Company } from './company.ts'

/**
 * A company of the files of its folder, which were read: `parseBusiness` says what is wrong with others.
 *
 * @param company `company.json`
 * @param book `price-book.json`
 * @param schedule `policy.json`
 * @example
 * businessOf(company, priceBook, policy).money.currency // => 'CAD'
 */
export function businessOf(company: Company, book: object, schedule: object): Business {
  const priceBook = believedPriceBook(book as CompanyPriceBook)
  return {
    company,
    priceBook,
    policy: withOfficeRules(schedule as CompanyPolicy, company),
    money: { currency: priceBook.currency, locale: company.languages[0] },
  }
}

/** Adds what the office counts by besides the schedule. The database counts the same statuses as occupying and as revenue. */
function withOfficeRules(schedule: CompanyPolicy, { regions }: Company): CompanyPolicy {
  const freeHours = (schedule.cancellation ?? [])
    .filter(({ refundPercent }) => refundPercent === 100)
    .map(({ hoursBefore }) => hoursBefore)
  const freeCancellationHours = freeHours.length === 0 ? 0 : Math.min(...freeHours)
  return {
    ...schedule,
    weekStart: 1,
    occupyingStatuses: ['confirmed', 'assigned', 'scheduled', 'in_progress', 'completed'],
    revenue: 'paid-and-not-canceled',
    freeCancellationHours,
    customerMoves: { hoursBefore: freeCancellationHours, times: 3 },
    refundBusinessDays: [5, 7],
    contractorPayPercent: 50,
    regions: regions.flatMap(({ places }) => places.map((place) => place.toLowerCase())),
  }
}
