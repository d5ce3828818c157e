import { type Cents, cents } from './cents.ts'
import { decimalsOf } from './currency.ts'

/** The unit to which an amount is rounded, half up: the whole unit of the currency, its minor unit, or so many minor units. */
export type Rounding = 'dollar' | 'cent' | { readonly to: number }

/**
 * The step that a rounding goes by, in minor units.
 *
 * @example
 * roundingStep('dollar', 'CAD') // => 100
 */
export function roundingStep(rounding: Rounding, currency: string): number {
  if (rounding === 'cent') return 1
  if (rounding !== 'dollar') return rounding.to
  // A power is a floating-point number to the engine, even where it is whole, and so would be every amount that is worked out with it.
  return Math.round(10 ** decimalsOf(currency))
}

/** Percentages are exact to four decimals, so that 8.875 % is. */
const partsPerPercent = 10_000
const whole = 100 * partsPerPercent

/**
 * A percentage of an amount in cents, rounded half up.
 *
 * @param percent from 0, exact to four decimals
 * @param step what is rounded to, in cents
 * @example
 * percentOf(cents(29700), 13, 100) // => 3900
 */
export function percentOf(amount: Cents, percent: number, step: number): Cents {
  return share(amount, Math.round(percent * partsPerPercent), whole, step)
}

/**
 * The part of an amount in cents that is a percentage of the rest, rounded half up: the tax that a price contains.
 *
 * @param all the percentages that the amount contains together
 * @example
 * percentWithin(cents(18000), 20, 20, 1) // => 3000
 */
export function percentWithin(amount: Cents, percent: number, all: number, step: number): Cents {
  return share(amount, Math.round(percent * partsPerPercent), whole + Math.round(all * partsPerPercent), step)
}

/** amount × part ÷ all to the nearest step. Whole divisors are split off, so that nothing gets too large to be exact. */
function share(amount: number, part: number, all: number, step: number): Cents {
  const divisor = all * step
  const times = amount < divisor ? 0 : Math.floor(amount / divisor)
  const rest = amount - times * divisor
  return cents((times * part + Math.floor((2 * rest * part + divisor) / (2 * divisor))) * step)
}
