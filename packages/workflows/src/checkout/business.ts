import type * as company from '@dustforce/office/company'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Option from 'effect/Option'

/** The company whose server this is: who it is, what it charges, how it runs. The program that runs the server hands it in. */
export class Business extends Context.Service<Business, company.Business>()(
  '@dustforce/workflows/Business',
) {}

/** The company that work is done for: what its owners published, where that was provided, and else what the program came with. */
export function businessOr(installed: company.Business): Effect.Effect<company.Business> {
  return Effect.map(
    Effect.serviceOption(Business),
    Option.getOrElse(() => installed),
  )
}

/** The time for which a price that was shown is charged after prices changed, in milliseconds. */
export const shownPriceMs = 2 * 60 * 60_000

export { graceMinutes, holdMinutes } from '@dustforce/office/booking'
