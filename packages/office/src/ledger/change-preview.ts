import { type Cents, cents } from '@dustforce/core/money'
import type { Quote, QuoteLine } from '@dustforce/core/quote'
import { type PriceChange, priceChange } from './price-change.ts'

/** The changes that another choice makes to the price of a booking, in cents. */
export interface ChangePreview extends PriceChange {
  readonly oldTotalCents: Cents
  readonly newTotalCents: Cents
  /** The effect on the promo code's discount, in a sentence; null when there is none. */
  readonly promoNote: string | null
  /** The amounts that are added and taken away, line by line; a line that costs less is negative. */
  readonly lines: readonly { readonly label: string; readonly changeCents: Cents }[]
}

/**
 * Computes what a customer is shown before a booking is changed, and what is then asked for or given back.
 *
 * @param before what was agreed to, by the booking's own price book
 * @param after what is asked for, by the same book
 * @param promoNote what becomes of the promo code's discount
 * @example
 * changePreview(withoutPets, withPets).lines // => [{ label: 'Pet fee', changeCents: 2500 }, { label: 'HST', changeCents: 300 }]
 */
export function changePreview(before: Quote, after: Quote, promoNote: string | null = null): ChangePreview {
  return {
    ...priceChange(before, after),
    oldTotalCents: before.totalCents,
    newTotalCents: after.totalCents,
    promoNote,
    lines: [...changesByLabel(before, after)]
      .map(([label, changeCents]) => ({ label, changeCents: cents(changeCents) }))
      .filter(({ changeCents }) => changeCents !== 0),
  }
}

/** Sums what each label adds and takes away; taxes follow what they are on. */
function changesByLabel(before: Quote, after: Quote): Map<string, number> {
  const isTax = ({ rule }: QuoteLine) => rule === 'tax'
  const lines = [
    ...before.lines.map((line) => ({ line, sign: -1 })),
    ...after.lines.map((line) => ({ line, sign: 1 })),
  ]
  const changes = new Map<string, number>()
  for (const { line, sign } of lines.toSorted((a, b) => Number(isTax(a.line)) - Number(isTax(b.line))))
    changes.set(line.label, (changes.get(line.label) ?? 0) + sign * line.amountCents)
  return changes
}
