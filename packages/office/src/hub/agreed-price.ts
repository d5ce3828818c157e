import {
  amountFromText,
  type Cents,
  cents,
  centsFromDollars,
  formatMoney,
  type MoneyFormat,
} from '@dustforce/core/money'
import type { Discount } from '@dustforce/core/quote'
import { type Checked, invalid, valid } from '@dustforce/core/validation'
import { agreedDifference } from '../booking/agreed-difference.ts'
import { currencyName } from '../company/currency-words.ts'

/** Another price than the listed one, and why. */
export interface AgreedPrice {
  /** For the whole order, before tax. */
  readonly priceCents: Cents
  readonly reason: string
}

/** In dollars. */
const largestPrice = 10_000

/** In cents. */
export const largestAgreedPrice = largestPrice * 100

/** In characters. */
export const longestPriceReason = 200

/**
 * Checks the price before tax that an administrator typed, in any way that `amountFromText` reads: what is no number, negative, above
 * 10,000, or could be read in two ways, is refused.
 *
 * @example
 * checkAgreedPrice('249.50', { currency: 'CAD' }) // => { ok: true, value: 24950 }
 */
export function checkAgreedPrice(text: string, money: MoneyFormat): Checked<Cents> {
  const read = amountFromText(text.trim())
  if (!read.ok && read.why === 'ambiguous')
    return invalid('This can be read in two ways. Please write it like 1250.50.')
  const dollars = read.ok ? read.value : Number.NaN
  if (!(dollars >= 0)) return invalid(`Please enter the price in ${currencyName(money)}.`)
  if (dollars > largestPrice)
    return invalid(`A price can be at most ${formatMoney(cents(largestAgreedPrice), money)}.`)
  return valid(centsFromDollars(dollars))
}

/**
 * Checks why another price was agreed on: it is required, and at most 200 characters.
 *
 * @example
 * checkPriceReason(' ') // => { ok: false, message: 'Please say why: the history keeps it.' }
 */
export function checkPriceReason(text: string): Checked {
  const reason = text.trim()
  if (reason === '') return invalid('Please say why: the history keeps it.')
  if (reason.length > longestPriceReason)
    return invalid(`Please use at most ${longestPriceReason} characters.`)
  return valid(reason)
}

/**
 * The difference between the listed price and one that was agreed on, as a discount of the quote.
 *
 * @param subtotalCents what the order is listed at, before tax
 * @example
 * agreedDiscount(cents(33000), cents(30000))
 * // => { type: 'fixed', amountCents: 3000, label: 'Price agreed by phone' }
 */
export function agreedDiscount(subtotalCents: Cents, priceCents: Cents): Discount {
  return agreedDifference(cents(subtotalCents - priceCents))
}
