import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import type { Parsed } from '@dustforce/core/validation'
import type { CompanyPriceBook } from './business.ts'
import { lengthProblems } from './length-problems.ts'
import { measureProblems } from './measure-problems.ts'

/**
 * Reads the price book of a company from the value of its `price-book.json`, or names everything that is wrong with it. It measures only what the booking
 * form asks for, and its visits take 15 minutes to a day.
 *
 * @example
 * parseCompanyPriceBook({ ...priceBook, currency: 'dollars' }).ok // => false
 */
export function parseCompanyPriceBook(input: unknown): Parsed<CompanyPriceBook> {
  const read = parsePriceBook(input)
  if (!read.ok) return read
  const measured = measureProblems(read.value.measures)
  const issues = measured.length > 0 ? measured : lengthProblems(read.value)
  return issues.length === 0 ? read : { ok: false, issues }
}
