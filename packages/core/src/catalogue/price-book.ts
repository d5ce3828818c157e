import type { Cents, Rounding } from '../money/index.ts'

/** A number that a customer chooses, both limits included. */
export interface CountMeasure {
  /** The word for one, 'bedroom', and for more than one, 'bedrooms'. */
  readonly one: string
  readonly many: string
  readonly min: number
  readonly max: number
  readonly hidden?: true
}

/** One of several choices, by id. */
export interface ChoiceMeasure<C extends string = string> {
  readonly label: string
  readonly choices: Readonly<Record<C, string>>
  readonly hidden?: true
}

/** Something that is so or not. */
export interface FlagMeasure {
  readonly label: string
  readonly flag: true
  readonly hidden?: true
}

/** Something that a customer says about the job; a hidden one is filled in by the program, and nothing asks a customer for it. */
export type Measure = CountMeasure | ChoiceMeasure | FlagMeasure

/** The measures of a price book, by id. */
export type Measures = Readonly<Record<string, Measure>>

/** The value of a measure in a request. */
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
  /** The amount that each step of a count above the nearest cell adds. */
  readonly beyond?: Readonly<Record<string, N>>
  /** The least that it comes to. */
  readonly minimum?: N
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
  readonly minimum?: N
}

/** Something a customer may add to a service. */
export interface AddOn {
  readonly name: string
  readonly description: string
  /** In cents, for each. */
  readonly amount: Cents
  /** The unit that the price buys, where it is not the whole job: 'per bed'. */
  readonly unit?: string
  /** The most that can be chosen; one unless given. */
  readonly most?: number
  /** The minutes that each adds to the duration. */
  readonly minutes?: number
  /** The taxes of the book that it carries, by name; all unless given, none when empty. */
  readonly taxes?: readonly string[]
}

/** A service: what it includes, what it costs, how long it takes, and which add-ons go with it. */
export interface Service<A extends string = string> {
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly price: AmountRule<Cents>
  readonly minutes?: AmountRule
  readonly addOns: readonly A[]
  /** The taxes of the book that its price carries, by name; all unless given, none when empty. */
  readonly taxes?: readonly string[]
}

/**
 * When a charge applies: equal, one of a list, a count or a time within limits, or days of each year ('04-15') or of one ('2027-04-15'),
 * both included. A time from '18:00' and below '06:00' goes over midnight, days from '11-01' to '03-31' over New Year. What a request
 * leaves out meets no condition.
 */
export type Condition =
  | MeasureValue
  | readonly MeasureValue[]
  | { readonly atLeast?: number | string; readonly below?: number | string }
  | { readonly from: string; readonly to: string }

interface ChargeBase {
  readonly id: string
  readonly name: string
  /** Why it is charged, as the beginning of a sentence: 'A home with pets takes longer to clean'. */
  readonly description?: string
  /** By measure, `service`, `frequency`, `time`, `date`, or `weekday` of the date; all must hold. */
  readonly when?: Readonly<Record<string, Condition>>
  /** The taxes of the book that it carries, by name; all unless given, none when empty. */
  readonly taxes?: readonly string[]
}

/**
 * A charge when conditions hold: an amount in cents, a percentage of the base price and the add-ons, or an amount for each of a count above so many.
 * Below zero it takes off, at most what is left.
 */
export type Charge = ChargeBase &
  (
    | { readonly amount: Cents }
    | { readonly percent: number }
    | {
        readonly each: Cents
        readonly of: string
        /** Default: 0. */
        readonly above?: number
      }
  )

/** The frequency with which a customer wants to be visited, and what that takes off the subtotal. */
export interface Frequency {
  readonly name: string
  readonly percent: number
  /** The first visit of a series that it takes something off. Default: 1. */
  readonly from?: number
}

/** A tax, and how it is charged. */
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
  /** The amount to which charges, discounts and taxes that are percentages are rounded, half up. */
  readonly rounding: Rounding
  /** Empty for a company without tax. */
  readonly taxes: readonly Tax[]
  readonly measures: M
  readonly services: Readonly<Record<S, Service<A>>>
  readonly addOns: Readonly<Record<A, AddOn>>
  readonly charges?: readonly Charge[]
  /** The least that base, add-ons and charges come to, in cents, and what the difference is called. It carries the service's taxes. */
  readonly minimumCharge?: { readonly name: string; readonly amount: Cents }
  readonly frequencies?: Readonly<Record<string, Frequency>>
  /** The least that can be charged, in cents, other than nothing. */
  readonly minimumTotal?: Cents
}
