import type { Charge } from '../catalogue/price-book.ts'
import { type Cents, cents } from '../money/index.ts'
import { percentOf } from '../money/percent-of.ts'
import { type Holds, holds } from './condition.ts'
import type { QuoteLine, QuoteLineOf } from './quote-line.ts'

/** A charge with everything worked out that does not depend on a request. */
export interface CompiledCharge {
  readonly applies: Holds
  /**
   * @param listedCents the base price and the add-ons, which a percentage is of
   * @param leftCents what it can take off at most
   */
  readonly line: (
    listedCents: Cents,
    leftCents: Cents,
    request: Readonly<Record<string, unknown>>,
  ) => QuoteLine
}

export function compiledCharge(charge: Charge, step: number): CompiledCharge {
  const { id, name: label, when } = charge
  const applies = holds(when ?? {})
  const reason = when === undefined ? { charge: id } : { charge: id, when }
  const line = (inputs: QuoteLineOf<'charge'>['inputs'], amount: number, leftCents: Cents): QuoteLine => {
    return { rule: 'charge', label, inputs, amountCents: cents(Math.max(amount, -leftCents) + 0) }
  }
  if ('amount' in charge) {
    const { amount } = charge
    return { applies, line: (_, left) => line(reason, amount, left) }
  }
  if ('percent' in charge) {
    const { percent } = charge
    const sign = Math.sign(percent)
    return {
      applies,
      line: (ofCents, left) =>
        line({ ...reason, percent, ofCents }, sign * percentOf(ofCents, sign * percent, step), left),
    }
  }
  const { of: measure, above = 0, each: eachCents } = charge
  return {
    applies: (request) => Number(request[measure]) > above && applies(request),
    line: (_, left, request) => {
      const count = Number(request[measure]) - above
      return line({ ...reason, measure, count, above, eachCents }, count * eachCents, left)
    },
  }
}
