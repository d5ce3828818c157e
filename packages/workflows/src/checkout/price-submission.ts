import type { PriceBook } from '@dustforce/core/catalogue'
import { evaluatePromo, type PromoCode } from '@dustforce/core/promo'
import { type Quote, quote, quoteProblems } from '@dustforce/core/quote'
import type { CheckoutPayload } from '@dustforce/office/booking'
import { type BookingRequest, checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import { type AgreedPrice, agreedDiscount } from '@dustforce/office/hub'
import * as Effect from 'effect/Effect'
import { Business, shownPriceMs } from './business.ts'
import { PriceBooks } from './price-books.ts'
import { PromoStore } from './promo-store.ts'
import { CheckoutRefused } from './refusal.ts'

/** A submission priced from its choices alone. */
export interface Priced {
  readonly quote: Quote
  /** The record of the applied code; null without one. */
  readonly promo: PromoCode | null
}

/** Prices the choices; the promo code counts as far as its record and the customer's history allow at `now`. */
export const priceRequest = Effect.fn('priceRequest')(function* (
  request: BookingRequest,
  priceBook: PriceBook,
  now: number,
  agreed?: AgreedPrice,
) {
  const problems = quoteProblems(priceBook, quoteRequestOf(priceBook, request))
  if (problems.length > 0) {
    return yield* new CheckoutRefused({ refusal: { code: 'invalid_booking', issues: problems } })
  }
  const plain = quote(priceBook, quoteRequestOf(priceBook, request))
  if (agreed !== undefined)
    return { quote: yield* agreedQuote(request, priceBook, plain, agreed), promo: null }
  if (request.promoCode === null) return { quote: plain, promo: null } satisfies Priced

  const promos = yield* PromoStore
  const promo = yield* promos.lookup(request.promoCode)
  const isForNew = promo?.firstTimeOnly === true
  // Without an address nobody can know.
  const isKnown = request.email !== ''
  const firstTime = isForNew && isKnown ? yield* promos.isFirstTime(request.email) : isKnown ? null : false
  const judged = evaluatePromo(promo, {
    request: quoteRequestOf(priceBook, request),
    now,
    firstTime,
    book: priceBook,
  })
  if (!judged.ok) {
    return yield* new CheckoutRefused({ refusal: { code: 'promo_rejected', reason: judged.reason, promo } })
  }
  return {
    quote: quote(priceBook, quoteRequestOf(priceBook, request, judged.discount)),
    promo,
  } satisfies Priced
})

/** The quote of a price that the office agreed on: it takes the place of a promo code. */
const agreedQuote = Effect.fn('agreedQuote')(function* (
  request: BookingRequest,
  priceBook: PriceBook,
  { subtotalCents }: Quote,
  { priceCents }: AgreedPrice,
) {
  const asked = quoteRequestOf(priceBook, request, agreedDiscount(subtotalCents, priceCents))
  const issues =
    request.promoCode === null
      ? quoteProblems(priceBook, asked)
      : [{ field: 'agreed', message: 'A promo code cannot be combined with an agreed price' }]
  if (issues.length > 0) {
    return yield* new CheckoutRefused({ refusal: { code: 'invalid_booking', issues } })
  }
  return quote(priceBook, asked)
})

/**
 * The price book of a submission: the one that its price was shown from, while that is current or was until lately, so that customers who are
 * filling in the form when prices change pay what they saw.
 */
export const bookOf = Effect.fn('bookOf')(function* (shown: string | undefined, now: number) {
  const { priceBook } = yield* Business
  if (shown === undefined || shown === priceBook.version) return priceBook
  const kept = yield* PriceBooks.use((books) => books.find(shown))
  if (kept === null) return priceBook
  const { book, supersededAt } = kept
  return supersededAt === null || now - supersededAt < shownPriceMs ? book : priceBook
})

type Breakdown = CheckoutPayload['pricing_breakdown']

function isSamePrice(submitted: Breakdown, shown: Breakdown): boolean {
  const addOns = shown.add_ons.map(({ price }) => price)
  return (
    submitted.base_service.price === shown.base_service.price &&
    submitted.add_ons.length === addOns.length &&
    submitted.add_ons.every(({ price }, nr) => price === addOns[nr]) &&
    submitted.pet_fee === shown.pet_fee &&
    submitted.subtotal === shown.subtotal &&
    submitted.hst === shown.hst &&
    submitted.total === shown.total
  )
}

/** Whether the customer was shown this price, to the cent and in every part. */
export function wasShown(
  submitted: CheckoutPayload,
  request: BookingRequest,
  quoted: Quote,
  priceBook: PriceBook,
): boolean {
  const shown = checkoutPayload(request, quoted, priceBook)
  return (
    submitted.total_price === shown.total_price &&
    submitted.base_service_price === shown.base_service_price &&
    submitted.add_ons_total === shown.add_ons_total &&
    submitted.pet_fee === shown.pet_fee &&
    submitted.subtotal_before_tax === shown.subtotal_before_tax &&
    submitted.discount_amount === shown.discount_amount &&
    submitted.hst_amount === shown.hst_amount &&
    isSamePrice(submitted.pricing_breakdown, shown.pricing_breakdown) &&
    submitted.add_ons_details.every(({ price }, nr) => price === shown.add_ons_details[nr]?.price)
  )
}
