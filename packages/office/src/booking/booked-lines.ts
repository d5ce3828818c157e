import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { type CompanyPriceBook, termsOf } from '../company/index.ts'
import { agreedPriceLabel } from './agreed-difference.ts'
import { serviceName } from './service-name.ts'
import { taxSplit } from './tax-split.ts'

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
 * What the discount of a booking is called.
 *
 * @example
 * discountLabel({ promoCode: 'WELCOME10' }) // => 'Discount (WELCOME10)'
 */
export function discountLabel({
  promoCode,
  isAgreed = false,
}: Pick<BookedAmounts, 'promoCode' | 'isAgreed'>): string {
  if (isAgreed) return agreedPriceLabel
  return promoCode === '' ? 'Discount' : `Discount (${promoCode})`
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
 * bookedLines(bookedAmounts, priceBook)[0] // => { label: 'Deep Cleaning (3 bed, 2 bath)', amountCents: 27000 }
 */
export function bookedLines(booked: BookedAmounts, priceBook: CompanyPriceBook): BookedLine[] {
  const { percent } = taxSplit({ ...booked, totalCents: zeroCents }, priceBook)
  const rooms = `${booked.bedrooms} bed, ${booked.bathrooms} bath`
  const lines: BookedLine[] = [
    { label: `${serviceName(booked.service, priceBook)} (${rooms})`, amountCents: booked.baseCents },
    ...booked.addOns.map(({ name, priceCents, unit }) => ({
      label: unit === '' ? name : `${name} (${unit})`,
      amountCents: priceCents,
    })),
    { label: 'Pet fee', amountCents: booked.petFeeCents },
    { label: 'Subtotal', amountCents: booked.subtotalCents },
    {
      label: discountLabel(booked),
      amountCents: cents(0 - booked.discountCents),
    },
    {
      label: percent === null ? termsOf(priceBook).tax.name : `${termsOf(priceBook).tax.name} (${percent}%)`,
      amountCents: booked.taxCents,
    },
  ]
  return lines.filter(({ amountCents }) => amountCents !== 0)
}
