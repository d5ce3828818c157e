import type { PriceBook } from '@dustforce/core/catalogue'
import type { MoneyFormat } from '@dustforce/core/money'
import type { BusinessPolicy, Capacity, SchedulePolicy } from '@dustforce/core/schedule'
import type { ChargePolicy } from '../charging/charge-policy.ts'
import type { Company } from './company.ts'
import type { TextsByLanguage } from './company-texts.ts'

/** The price book of a company: its services, add-ons and measures have ids of its own. */
export type CompanyPriceBook = PriceBook

interface DailyPlaces {
  readonly capacity: Capacity & { readonly perDay: number }
}

/** When a company works and how many places a day has, as its file says it. */
export type CompanySchedule = SchedulePolicy & DailyPlaces

/** The rules by which a company runs: its schedule and what the office counts by. */
export type CompanyPolicy = BusinessPolicy & DailyPlaces

/** A company as one value: who it is, what it offers and costs, when it works. The program that runs the system hands it in; nothing has a default. */
export interface Business {
  readonly company: Company
  readonly priceBook: CompanyPriceBook
  readonly policy: CompanyPolicy
  /** The form in which its amounts are shown: in the book's currency, in the style of its first language. */
  readonly money: MoneyFormat
  /** When visits that repeat are charged; left out, by `standardCharges`. */
  readonly charges?: ChargePolicy
  /** The company's texts in its languages, by their codes: 'fr-CA'. */
  readonly texts?: TextsByLanguage
  /** In another language than the book's, what its things are called, by the names that are stored with bookings: `businessIn`. */
  readonly names?: Readonly<Record<string, string>>
}
