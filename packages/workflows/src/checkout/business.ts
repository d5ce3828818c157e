import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { type BusinessPolicy, gtaPolicy } from '@dustforce/core/schedule'
import { type Company, gtaCompany } from '@dustforce/office/company'
import * as Context from 'effect/Context'

/** What the company charges and how it runs. */
export interface BusinessRules {
  readonly priceBook: PriceBook
  readonly policy: BusinessPolicy
  readonly company: Pick<Company, 'name'>
}

/** Those of the program. */
export const Business = Context.Reference<BusinessRules>('@dustforce/workflows/Business', {
  defaultValue: () => ({ priceBook: gtaPriceBook, policy: gtaPolicy, company: gtaCompany }),
})

/** How long a price that was shown is charged after prices changed, in milliseconds. */
export const shownPriceMs = 2 * 60 * 60_000

export { graceMinutes, holdMinutes } from '@dustforce/office/booking'
