import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { Interval } from '@dustforce/core/series'
import type { CompanyContact } from '../company/company.ts'
import type { BookedLine } from './booked-lines.ts'
import type { OwnBookingStage } from './own-booking.ts'
import type { OwnCharge } from './own-charge.ts'

/** The acts of its customer about a visit to come, by the rules that the acts themselves follow. */
export interface OwnBookingActs {
  /** `until` is the last instant, in words, null without a date; `problem` says why it is not possible now, null when it is. */
  readonly move: { readonly until: string | null; readonly times: number; readonly problem: string | null }
  /** Of add-ons and pets: anything else may be said until the visit. */
  readonly change: { readonly until: string | null; readonly problem: string | null }
  /** The refund that canceling gives now, and until when. */
  readonly cancel: string
  /** For how many milliseconds all of this stays so; null when no limit is to come. */
  readonly holdsForMs: number | null
}

/** The visits that repeat, of which a booking is one, as its customer's page is told of them. */
export interface OwnSeries {
  /** As the price book names it: '2-weeks'. */
  readonly every: string
  /** The intervals at which they can repeat, by the price book of the series. */
  readonly offered: readonly { readonly every: Interval; readonly name: string }[]
  /** The extras that can be done at every visit, and whether they are, by the price book of the series. */
  readonly extras: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly unit: string
    readonly amountCents: Cents
    readonly isBooked: boolean
  }>
  /** When its visits start, in minutes of the day. */
  readonly minute: MinuteOfDay
  /** More visits follow. */
  readonly isRunning: boolean
  /** The times without visits that are not over, both dates included. */
  readonly pauses: readonly { readonly from: BusinessDate; readonly to: BusinessDate }[]
  readonly visits: ReadonlyArray<{
    /** The date that the series has for it: names the visit, wherever it is moved to. */
    readonly original: BusinessDate
    readonly date: BusinessDate
    /** A label such as '9:00 AM'. */
    readonly time: string
    readonly totalCents: Cents
    /** The state of its money, or that it does not take place, in words. */
    readonly state: string
    /** It can be left out or changed with the series, at no cost. */
    readonly canEnd: boolean
    /** It was called off before it was paid for, and can take place again. */
    readonly canComeBack: boolean
    /** It is the visit of this page. */
    readonly isThis: boolean
  }>
}

/** A booking as its customer's page is told of it. Amounts in cents, instants in epoch milliseconds. */
export interface OwnBookingPage {
  readonly stage: OwnBookingStage
  /** Empty before there was a checkout. */
  readonly reference: string
  readonly service: string
  /** Null where the company does not measure them. */
  readonly rooms: { readonly bedrooms: number; readonly bathrooms: number } | null
  /** Null for a booking that is long past, of which only the receipt is left. */
  readonly visit: {
    /** In words, in the company's zone: the page that shows it needs no calendar of its own. */
    readonly when: string
    readonly startsAt: number | null
    readonly durationMinutes: number | null
    /** It has begun and is not over. */
    readonly isUnderWay: boolean
    /** The first name of who comes. */
    readonly cleaner: string | null
    /** The street. */
    readonly place: string
    readonly prepare: string
    /** A calendar file; null for a visit that does not take place. */
    readonly calendar: string | null
    /** Opens the calendar that follows the booking. */
    readonly feedToken: string | null
  } | null
  /** `email` and `phone` are masked. */
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly receipt: {
    readonly lines: readonly BookedLine[]
    readonly totalCents: Cents
    readonly refundedCents: Cents
    readonly lostCents: Cents
    /** In words, in the company's zone. */
    readonly bookedOn: string | null
    readonly isPaid: boolean
    readonly payment: string
    /** The payments that were made, from the first on; `on` in words. */
    readonly payments: readonly { readonly amountCents: Cents; readonly on: string | null }[]
    /** The amounts that have gone back, refund by refund, as the bank shows it; `on` in words. */
    readonly refunds: readonly { readonly amountCents: Cents; readonly on: string | null }[]
    /** The amount that has gone back of all payments: more than of the price, when a change was cheaper or not made. */
    readonly returnedCents: Cents
    /** Of refunds that have not arrived. */
    readonly onItsWayCents: Cents
    readonly keptCents: Cents
    /** The tax in what is kept. */
    readonly keptTaxCents: Cents
  }
  /** The change that waits for the payment of its difference, where it is paid, and until when. */
  readonly change: {
    readonly amountCents: Cents
    readonly url: string | null
    readonly until: string
    /** It is the price, or a part of it, that was given back before a cancellation was taken back: nothing else changes. */
    readonly isOwed: boolean
  } | null
  /** The way in which it is paid, where it is a visit of a series that waits for its money. */
  readonly charge?: OwnCharge | null
  /** The acts that can be done about a visit that is to come; null for any other. */
  readonly acts: OwnBookingActs | null
  /** Only of visits that repeat. */
  readonly series?: OwnSeries
  /** Where an unpaid booking is paid, and until when. */
  readonly pay: { readonly url: string; readonly until: string } | null
  readonly company: CompanyContact & { readonly name: string; readonly taxName: string }
}
