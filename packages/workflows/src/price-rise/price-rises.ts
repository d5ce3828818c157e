import type { Cents } from '@dustforce/core/money'
import type { BusinessDate } from '@dustforce/core/schedule'
import type { WrittenVisit } from '@dustforce/office/price-rise'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { KeptSeries } from '../series/series-store.ts'

/** A visit that is a booking, to come and sold. */
export interface WrittenBooking extends WrittenVisit {
  readonly id: string
  /** The version that was decided on: the decision is written only while it is the same. */
  readonly version: number
}

/** A running series with what its price follows from. */
export interface SeriesToRaise extends KeptSeries {
  readonly customer: string
  /** In which its letters are, as bookings are stored; empty where nobody said. */
  readonly language: string
  /** The address that is told; empty once it is erased. */
  readonly email: string
  readonly written: readonly WrittenBooking[]
  /** Its customer knows of a rise that does not hold yet. */
  readonly isTold: boolean
}

/** A series whose rise is to hold. */
export interface DueRise extends KeptSeries {
  readonly riseId: string
  /** The price book that its visits cost by afterwards. */
  readonly priceBookAfter: string
  readonly holdsFrom: BusinessDate
  readonly written: readonly WrittenBooking[]
}

/** A rise that an owner decides. */
export interface Rise {
  /** A UUID of the act: repeated, it is done once. */
  readonly id: string
  readonly priceBook: string
  readonly from: BusinessDate
  /** The owner's address. */
  readonly author: string
  readonly series: readonly SeriesRise[]
}

/** The effect of a rise on a series. */
export interface SeriesRise {
  readonly id: string
  readonly version: number
  readonly holdsFrom: BusinessDate
  readonly priceBookBefore: string
  readonly beforeCents: Cents
  readonly afterCents: Cents
  /** The facts in its letter beside the booking, as a payload has them. */
  readonly facts: Readonly<Record<string, unknown>>
}

/** A rise that holds for a series now. */
export interface HeldRise {
  readonly riseId: string
  readonly seriesId: string
  readonly version: number
  /** The visits that cost more: the columns of their prices. */
  readonly visits: readonly {
    readonly id: string
    readonly version: number
    readonly row: Readonly<Record<string, unknown>>
  }[]
}

/** A rise that was decided. Instants are epoch milliseconds. */
export interface DecidedRise {
  readonly id: string
  readonly priceBook: string
  readonly from: string
  readonly author: string
  readonly at: number
  readonly takenBackAt: number | null
  /** The first day on which it holds for any series. */
  readonly holdsFrom: string | null
  /** For how many series it was told, for how many it holds, and how many ended since. */
  readonly told: number
  readonly held: number
  readonly ended: number
}

/** The one error of price rises. */
export class PriceRisesError extends Schema.TaggedError<PriceRisesError>()('PriceRisesError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, PriceRisesError>

/** Price rises for visits that repeat. Every method is one transaction. */
export class PriceRises extends Context.Service<
  PriceRises,
  {
    /** Every running series. */
    readonly series: Answer<readonly SeriesToRaise[]>
    /** Tells the customers, all or none; `stale` when a series was changed meanwhile. */
    readonly raise: (rise: Rise) => Answer<'raised' | 'stale' | 'not-owner'>
    /** Takes back a rise that holds for nobody yet, and tells it those who were told. */
    readonly takeBack: (
      riseId: string,
      author: string,
    ) => Answer<'taken-back' | 'holds' | 'not-owner' | 'gone'>
    /** The series whose rise holds from a day until this one, of which all visits before it are written. */
    readonly due: (holdsThrough: BusinessDate, batch: number) => Answer<readonly DueRise[]>
    /** Prices visits again and gives the series its new book, all or none. */
    readonly hold: (held: HeldRise) => Answer<'held' | 'stale'>
    /** The rises that were decided, the newest first. */
    readonly decided: Answer<readonly DecidedRise[]>
  }
>()('@dustforce/workflows/PriceRises') {}
