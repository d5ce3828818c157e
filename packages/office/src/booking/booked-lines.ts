import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { type Business, homeMeasures, nameIn, termsOf } from '../company/index.ts'
import { isPetFee } from '../company/terms-of.ts'
import type { Translation } from '../language/translation.ts'
import { serviceName } from './service-name.ts'
import { taxSplit } from './tax-split.ts'
import * as english from './visit-words.en.ts'

/** The words of a language for a visit and its receipt. */
export type VisitWords = Translation<typeof english>

/** The stored amounts of a booking, in cents, and what they are for. */
export interface BookedAmounts {
  readonly service: string
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: ReadonlyArray<{ readonly name: string; readonly priceCents: Cents; readonly unit: string }>
  readonly baseCents: Cents
  readonly petFeeCents: Cents
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  /** The discount is the difference to a price that was agreed on. */
  readonly isAgreed?: boolean
  /** Empty without one. */
  readonly promoCode: string
  readonly taxCents: Cents
}

/**
 * Returns the label of the discount of a booking.
 *
 * @example
 * discountLabel({ promoCode: 'WELCOME10' }) // => 'Discount (WELCOME10)'
 */
export function discountLabel(
  { promoCode, isAgreed = false }: Pick<BookedAmounts, 'promoCode' | 'isAgreed'>,
  words: VisitWords = english,
): string {
  if (isAgreed) return words.agreed
  return promoCode === '' ? words.discount : words.discountBy(promoCode)
}

/** A line of a receipt, in cents. */
export interface BookedLine {
  readonly label: string
  readonly amountCents: Cents
}

/**
 * The lines of a booking's receipt above its total; lines of nothing are left out. The tax has its rate where that is the one of today.
 *
 * @example
 * bookedLines(bookedAmounts, business)[0] // => { label: 'Deep Cleaning (3 bed, 2 bath)', amountCents: 27000 }
 */
export function bookedLines(
  booked: BookedAmounts,
  business: Pick<Business, 'priceBook' | 'names'>,
  words: VisitWords = english,
): BookedLine[] {
  const { priceBook } = business
  const { percent } = taxSplit({ ...booked, totalCents: zeroCents }, priceBook)
  const { bedrooms, bathrooms } = homeMeasures(priceBook.measures)
  const service = nameIn(business, serviceName(booked.service, priceBook))
  const rooms = words.rooms(booked.bedrooms, booked.bathrooms)
  const { tax, petFeeCents } = termsOf(priceBook)
  // One amount has all charges; that of a day or a time is no fee for pets.
  const isForPets = booked.petFeeCents === petFeeCents || (priceBook.charges ?? []).every(isPetFee)
  const lines: BookedLine[] = [
    {
      label: bedrooms === null && bathrooms === null ? service : `${service} (${rooms})`,
      amountCents: booked.baseCents,
    },
    ...booked.addOns.map(({ name, priceCents, unit }) => ({
      label: unit === '' ? nameIn(business, name) : `${nameIn(business, name)} (${nameIn(business, unit)})`,
      amountCents: priceCents,
    })),
    { label: isForPets ? words.petFee : words.fees, amountCents: booked.petFeeCents },
    { label: words.subtotal, amountCents: booked.subtotalCents },
    {
      label: discountLabel(booked, words),
      amountCents: cents(0 - booked.discountCents),
    },
    {
      label: percent === null ? tax.name : words.taxAt(tax.name, percent),
      amountCents: booked.taxCents,
    },
  ]
  return lines.filter(({ amountCents }) => amountCents !== 0)
}
