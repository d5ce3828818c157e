import type { Condition, MeasureValue } from '../catalogue/index.ts'
import type { Cents } from '../money/index.ts'

/**
 * One line of a quote: which rule made it, from which inputs, and what it adds in cents (a discount takes away). The lines of a quote
 * sum to its total.
 */
export type QuoteLine =
  /** The price of a service: by the nearest cell of its table, by the units of a count, or flat. */
  | Line<
      'base-price',
      { service: string } & (
        | { measures?: undefined; cell?: undefined; measure?: undefined }
        | { measures: Readonly<Record<string, MeasureValue>>; cell: string; measure?: undefined }
        | { measures?: undefined; cell?: undefined; measure: string; count: number; eachCents: Cents }
      )
    >
  /** Steps of a count above the table's cell. */
  | Line<'beyond', { measure: string; count: number; eachCents: Cents }>
  /** Units of a count from a tier on. */
  | Line<'tier', { measure: string; from: number; count: number; eachCents: Cents }>
  /** The amount that is missing to the least that a service costs. */
  | Line<'minimum', { minimumCents: Cents }>
  /** The amount that is missing to the least that base, add-ons and charges come to. */
  | Line<'minimum-charge', { minimumCents: Cents }>
  | AddOnLine
  /** A charge, which takes off below nothing: an amount, a share, or an amount for each of a count above so many. */
  | Line<
      'charge',
      { charge: string; when?: Readonly<Record<string, Condition>> } & (
        | { percent?: undefined; measure?: undefined }
        | { percent: number; ofCents: Cents; measure?: undefined }
        | { percent?: undefined; measure: string; count: number; above: number; eachCents: Cents }
      )
    >
  | Line<'frequency', { frequency: string; percent: number; ofCents: Cents }>
  /** By a promo code, or to another price that was agreed on. */
  | Line<
      'discount',
      { type: 'percentage'; value: number; ofCents: Cents } | { type: 'fixed'; ofCents: Cents }
    >
  | Line<'tax', { percent: number; taxableCents: Cents; taxCents: Cents; mode: 'added' | 'included' }>

/** The lines of a rule. */
export type QuoteLineOf<R extends QuoteLine['rule']> = Extract<QuoteLine, { rule: R }>

/** An add-on; with the price of each where there are several. */
export type AddOnLine = Line<
  'add-on',
  { addOn: string; unit?: string } & ({ quantity?: undefined } | { quantity: number; eachCents: Cents })
>

interface Line<R extends string, I> {
  readonly rule: R
  readonly label: string
  readonly inputs: Readonly<I>
  readonly amountCents: Cents
}
