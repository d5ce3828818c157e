import type { AddOnId, GtaMeasures, PriceBook, ServiceId } from '@dustforce/core/catalogue'
import type { MoneyFormat } from '@dustforce/core/money'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import type { Company } from './company.ts'

/** A price book of a company that cleans homes. */
export type CompanyPriceBook = PriceBook<ServiceId, AddOnId, GtaMeasures>

/** A policy that says how many places a day has. */
export type CompanyPolicy = BusinessPolicy & { readonly capacity: { readonly perDay: number } }

/** A company as one value: who it is, what it offers and costs, when it works. The program that runs the system hands it in; nothing has a default. */
export interface Business {
  readonly company: Company
  readonly priceBook: CompanyPriceBook
  readonly policy: CompanyPolicy
  /** How its amounts are shown: in the book's currency, in the style of its first language. */
  readonly money: MoneyFormat
}
