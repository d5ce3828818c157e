import type { Measures, PriceBook } from '../catalogue/index.ts'
import { readAtFirstUse } from '../catalogue/read-at-first-use.ts'
import { minorUnitsOf } from '../money/currency.ts'
import { isRecord } from '../validation/is-record.ts'
import type { Parsed } from '../validation/parsed.ts'
import { quoteProblems } from './quote-problems.ts'
import type { QuoteRequest } from './quote-request.ts'

/**
 * Reads a request from JSON or any other outside value. JSON differs from the type in one thing: a fixed promo's `value` is in dollars, as a
 * promo code's record has it.
 *
 * @throws WrongValueError when the book itself is wrong
 * @example
 * parseQuoteRequest(gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1, promo: { type: 'fixed', value: 20 } }).ok // => true
 */
export function parseQuoteRequest<S extends string, A extends string, M extends Measures = Measures>(
  book: PriceBook<S, A, M>,
  input: unknown,
): Parsed<QuoteRequest<S, A, M>> {
  readAtFirstUse(book)
  if (!isRecord(input)) return { ok: false, issues: [{ field: '', message: 'must be an object' }] }
  const request = requestFromJson<QuoteRequest<S, A, M>>(book, input)
  const issues = quoteProblems(book, request).map(({ field, message }) => ({
    field,
    message: field === 'promo' ? message.replace('amountCents }', 'value }') : message,
  }))
  return issues.length === 0 ? { ok: true, value: request } : { ok: false, issues }
}

/** A request, or a part of one, with its amounts as the types have them. `quoteProblems` checks every field, whatever its type is. */
export function requestFromJson<R>({ currency }: PriceBook, input: Readonly<Record<string, unknown>>): R {
  const { promo } = input
  const given: unknown = { ...input, ...(promo !== undefined && { promo: toDiscount(promo, currency) }) }
  return given as R
}

function toDiscount(promo: unknown, currency: string): unknown {
  if (!isRecord(promo) || promo.type !== 'fixed' || typeof promo.value !== 'number') return promo
  const { value, ...others } = promo
  return { ...others, amountCents: Math.abs(value) <= 1e9 ? minorUnitsOf(value, currency) : value }
}
