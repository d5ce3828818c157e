import type { PriceBook } from '@dustforce/core/catalogue'
import { type AddOnId, gtaPriceBook, type ServiceId } from '@dustforce/core/catalogue'
import { type BusinessPolicy, gtaPolicy } from '@dustforce/core/schedule'
import * as Context from 'effect/Context'

/** What the company charges and how it runs. */
export interface BusinessRules {
  readonly priceBook: PriceBook<ServiceId, AddOnId>
  readonly policy: BusinessPolicy
}

/** Those of the program. */
export const Business = Context.Reference<BusinessRules>('@dustforce/workflows/Business', {
  defaultValue: () => ({ priceBook: gtaPriceBook, policy: gtaPolicy }),
})

/** How long a price that was shown is charged after prices changed, in milliseconds. */
export const shownPriceMs = 2 * 60 * 60_000

/** Minutes a place is kept for a customer who pays. */
export const holdMinutes = 35

/**
 * How long before the hold the session ends: an answer that takes its time still finds the place. What is left, 32
 * minutes, is two more than the shortest session there is, for a request that is tried again.
 */
export const graceMinutes = 3
