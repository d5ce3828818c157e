import type { Interval } from '@dustforce/core/series'

/** The request of a customer whose visits repeat, besides the booking that is the first of them. */
export interface AskedSeries {
  readonly every: Interval
  /** The way to handle a visit that cannot be on its date. */
  readonly onClosed: 'skip' | 'next-open-day'
  /** The extras of every visit; those of the booking are of the first one. */
  readonly addOns: readonly string[]
  /** The changes for single visits after the first, by the dates that the series has for them. */
  readonly visits: Readonly<Record<string, AskedVisit>>
}

/** A visit that is left out, or on another date. */
export interface AskedVisit {
  readonly skip?: true
  readonly date?: string
}
