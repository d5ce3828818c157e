import type { PriceBook } from '@dustforce/core/catalogue'
import type { MoneyFormat } from '@dustforce/core/money'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import type { Company } from './company.ts'

/** The price book of a company: its services, add-ons and measures have ids of its own. */
export type CompanyPriceBook = PriceBook

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
