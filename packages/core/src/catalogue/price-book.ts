import type { Cents, Rounding } from '../money/index.ts'

/** A number that a customer chooses, both limits included. */
export interface CountMeasure {
  /** What one is called, 'bedroom', and more than one, 'bedrooms'. */
  readonly one: string
  readonly many: string
  readonly min: number
  readonly max: number
}

/** One of several choices, by id. */
export interface ChoiceMeasure<C extends string = string> {
  readonly label: string
  readonly choices: Readonly<Record<C, string>>
}

/** Something that is so or not. */
export interface FlagMeasure {
  readonly label: string
  readonly flag: true
}

/** Something that a customer says about the job. */
export type Measure = CountMeasure | ChoiceMeasure | FlagMeasure

/** The measures of a price book, by id. */
export type Measures = Readonly<Record<string, Measure>>

/** What a request says of a measure. */
export type MeasureValue = number | string | boolean

/** A rule that turns measures into an amount: cents for a price, minutes for a duration. */
export type AmountRule<N extends number = number> = TableRule<N> | PerUnitRule<N> | FlatRule<N>

/** Amounts by measures. */
export interface TableRule<N extends number = number> {
  readonly kind: 'table'
  readonly by: readonly string[]
  /**
   * Amounts by the values of `by`, joined by hyphens: '3-2', 'short-1'. They form a chain or a full grid, so that the nearest cell, the
   * largest above the request in no measure, is unique.
   */
  readonly cells: Readonly<Record<string, N>>
  /** What each step of a count above the nearest cell adds. */
  readonly beyond?: Readonly<Record<string, N>>
}

/** An amount for each unit of a count; graduated, so that a tier changes only the units from it on. */
export interface PerUnitRule<N extends number = number> {
  readonly kind: 'per-unit'
  readonly of: string
  readonly each: N
  readonly tiers?: readonly { readonly from: number; readonly each: N }[]
  /** The least that all units come to. */
  readonly minimum?: N
}

/** One amount. */
export interface FlatRule<N extends number = number> {
  readonly kind: 'flat'
  readonly amount: N
}

/** Something a customer may add to a service. */
export interface AddOn {
  readonly name: string
  readonly description: string
  /** In cents, for each. */
  readonly amount: Cents
  /** What the price buys, where it is not the whole job: 'per bed'. */
  readonly unit?: string
  /** How many can be chosen; one unless given. */
  readonly most?: number
  /** What each adds to the duration. */
  readonly minutes?: number
}

/** A service: what it includes, what it costs, how long it takes, and which add-ons go with it. */
export interface Service<A extends string = string> {
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly price: AmountRule<Cents>
  readonly minutes?: AmountRule
  readonly addOns: readonly A[]
}

/** When a charge applies: equal, one of a list, or a count within limits. What a request leaves out meets no condition. */
export type Condition =
  | MeasureValue
  | readonly MeasureValue[]
  | { readonly atLeast?: number; readonly below?: number }

interface ChargeBase {
  readonly id: string
  readonly name: string
  /** Why it is charged, as the beginning of a sentence: 'A home with pets takes longer to clean'. */
  readonly description?: string
  /** By measure, or by `weekday` of the request's date; all must hold. */
  readonly when?: Readonly<Record<string, Condition>>
}

/** What is charged when conditions hold: an amount in cents, or a percentage of the base price and the add-ons. */
export type Charge = ChargeBase & ({ readonly amount: Cents } | { readonly percent: number })

/** How often a customer wants to be visited, and what that takes off the subtotal. */
export interface Frequency {
  readonly name: string
  readonly percent: number
}

/** How a tax is charged. */
export type Tax = { readonly name: string; readonly percent: number } & (
  | {
      /** On top of the listed prices. */
      readonly mode: 'added'
      /** Also on the taxes before it; unless given, on the same amount as they. */
      readonly on?: 'previous'
    }
  | {
      /** Contained in the listed prices. */
      readonly mode: 'included'
    }
)

/**
 * Everything a price depends on, as one value: a company brings its own, and a quote names the version it was made from. Amounts are whole
 * minor units of the currency: cents, pence, yen. A book is not changed once it was quoted from: quotes remember what they read of it.
 */
export interface PriceBook<
  S extends string = string,
  A extends string = string,
  M extends Measures = Measures,
> {
  readonly $schema?: string
  readonly version: string
  /** ISO 4217. */
  readonly currency: string
  /** What charges, discounts and taxes that are percentages are rounded to, half up. */
  readonly rounding: Rounding
  readonly taxes: readonly [Tax, ...Tax[]]
  readonly measures: M
  readonly services: Readonly<Record<S, Service<A>>>
  readonly addOns: Readonly<Record<A, AddOn>>
  readonly charges?: readonly Charge[]
  readonly frequencies?: Readonly<Record<string, Frequency>>
  /** The least that can be charged, in cents, other than nothing. */
  readonly minimumTotal?: Cents
}
