import type { HomeSize } from '../catalogue/index.ts'
import type { Cents } from '../money/index.ts'

/**
 * One line of a quote: which rule made it, from which inputs, and what it adds in cents (a discount takes away). The lines of a quote
 * sum to its total.
 */
export type QuoteLine =
  | Line<'base-price', { service: string; bedrooms: number; bathrooms: number; size: HomeSize }>
  | Line<'extra-bedrooms', { count: number; eachCents: Cents }>
  | Line<'extra-bathrooms', { count: number; eachCents: Cents }>
  | Line<'add-on', { addOn: string; unit?: string }>
  | Line<'pet-fee', { pets: boolean }>
  | Line<'discount', { type: 'percentage' | 'fixed'; value: number; subtotalCents: Cents }>
  | Line<'tax', { percent: number; taxableCents: Cents; taxCents: Cents; mode: 'added' | 'included' }>

interface Line<R extends string, I> {
  readonly rule: R
  readonly label: string
  readonly inputs: Readonly<I>
  readonly amountCents: Cents
}
