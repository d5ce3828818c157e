import type { Business } from './business.ts'
import { businessOf } from './business-of.ts'
import type { Company } from './company.ts'
import { scheduleOf } from './schedule-of.ts'

/** What owners published of a company, each document as the server has read it; what they did not is left out. */
export interface PublishedDocuments {
  readonly 'price-book'?: object
  readonly policy?: object
  readonly company?: object
}

/**
 * A company with what its owners published in place of what the program came with.
 *
 * @example
 * businessAsPublished(business, {}) === business // => true
 */
export function businessAsPublished(
  installed: Business,
  { 'price-book': book, policy, company }: PublishedDocuments,
): Business {
  if (book === undefined && policy === undefined && company === undefined) return installed
  const made = businessOf(
    company === undefined ? installed.company : (company as Company),
    book ?? installed.priceBook,
    policy ?? scheduleOf(installed.policy),
  )
  return { ...installed, ...made }
}
