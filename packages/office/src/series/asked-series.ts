import type { Interval } from '@dustforce/core/series'

/** What a customer asks for whose visits repeat, besides the booking that is the first of them. */
export interface AskedSeries {
  readonly every: Interval
  /** What becomes of a visit that cannot be on its date. */
  readonly onClosed: 'skip' | 'next-open-day'
  /** The extras of every visit; those of the booking are of the first one. */
  readonly addOns: readonly string[]
  /** What is otherwise for one visit after the first, by the date that the series has for it. */
  readonly visits: Readonly<Record<string, AskedVisit>>
}

/** A visit that is left out, or on another date. */
export interface AskedVisit {
  readonly skip?: true
  readonly date?: string
}
