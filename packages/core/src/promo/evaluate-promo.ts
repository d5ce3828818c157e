import type { PriceBook } from '../catalogue/price-book.ts'
import { minorUnitsOf } from '../money/currency.ts'
import { type Cents, cents, zeroCents } from '../money/index.ts'
import type { Discount, QuoteRequest } from '../quote/index.ts'
import { onlyReader } from '../quote/only-reader.ts'
import { price } from '../quote/price.ts'
import { QuoteRequestError } from '../quote/quote-request-error.ts'
import { bookOfAmount, type PriceTerms } from './book-of-amount.ts'
import type { PromoCode } from './promo-code.ts'

/** The facts that a promo code is evaluated against. */
export type PromoContext = {
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the customer has never paid for a booking; null while the e-mail address is not known. */
  readonly firstTime: boolean | null
} & (
  | {
      /** The request for what is booked, without the code: it is priced with what the code takes off. */
      readonly request: QuoteRequest
      /** The prices, which were read. */
      readonly book: PriceBook
    }
  | {
      /** The amount where no more is known of what is booked: one line that carries every tax of the book. */
      readonly subtotalCents: Cents
      readonly book: PriceTerms
    }
)

/** Why a promo code is refused. */
export type PromoRejection =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'inactive' }
  | { readonly reason: 'expired' }
  | { readonly reason: 'limit-reached' }
  | { readonly reason: 'minimum-not-met'; readonly minimumCents: Cents }
  | { readonly reason: 'first-time-only' }
  | { readonly reason: 'too-little-left'; readonly leastCents: Cents }

/** A promo code that applies, with what it takes off in cents, or the one reason why it does not. */
export type PromoResult =
  | { readonly ok: true; readonly code: string; readonly discount: Discount; readonly discountCents: Cents }
  | ({ readonly ok: false } & PromoRejection)

/**
 * Judges a promo code. A code that fails in several ways is refused for the first in this order: unknown, inactive, expired, limit
 * reached, minimum not met, first-time only, too little left to be charged. One code applies to a booking: codes do not stack. An unknown customer is given the benefit
 * of the doubt until the e-mail address is known.
 *
 * @param promo the looked-up record, or null when there is none
 * @throws WrongValueError when the book was not read
 * @throws QuoteRequestError when the book cannot price the request without the code
 * @example
 * evaluatePromo(null, { subtotalCents: cents(33000), now: 0, firstTime: true, book: gtaPriceBook }) // => { ok: false, reason: 'unknown' }
 */
export function evaluatePromo(promo: PromoCode | null, context: PromoContext): PromoResult {
  if (promo === null) return { ok: false, reason: 'unknown' }
  if (!promo.isActive) return { ok: false, reason: 'inactive' }
  if (promo.validUntil !== null && context.now > promo.validUntil) return { ok: false, reason: 'expired' }
  if (promo.maxUses !== null && promo.currentUses >= promo.maxUses)
    return { ok: false, reason: 'limit-reached' }
  const { book, request } = 'request' in context ? context : bookOfAmount(context.book, context.subtotalCents)
  const before = price(book, request, onlyReader)
  if ('problems' in before) throw new QuoteRequestError(before.problems)
  if (promo.minOrderCents !== null && before.subtotalCents < promo.minOrderCents) {
    return { ok: false, reason: 'minimum-not-met', minimumCents: promo.minOrderCents }
  }
  if (promo.firstTimeOnly && context.firstTime === false) return { ok: false, reason: 'first-time-only' }
  const discount = discountBy(promo, book.currency)
  const after = price(book, { ...request, promo: discount }, onlyReader)
  if ('problems' in after)
    return { ok: false, reason: 'too-little-left', leastCents: book.minimumTotal ?? zeroCents }
  const discountCents = cents(after.discountCents - before.discountCents)
  return { ok: true, code: promo.code, discount, discountCents }
}

/** The discount of a record, whose fixed ones are in whole units of the currency. */
export function discountBy(
  { discountType: type, discountValue: value }: PromoCode,
  currency: string,
): Discount {
  return type === 'percentage' ? { type, value } : { type, amountCents: minorUnitsOf(value, currency) }
}
