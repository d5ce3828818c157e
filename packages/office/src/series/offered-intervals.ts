import type { PriceBook } from '@dustforce/core/catalogue'
import { type Interval, intervals } from '@dustforce/core/series'

/** An interval at which visits can repeat, with what that takes off. */
export interface OfferedInterval {
  readonly every: Interval
  readonly name: string
  readonly percent: number
  /** The first visit that it takes something off. */
  readonly from: number
}

/**
 * Lists how often visits can repeat by a price book: its frequencies that are named as an interval is, the most frequent first.
 *
 * @example
 * offeredIntervals({ frequencies: { '2-weeks': { name: 'Every two weeks', percent: 7 } } }).length // => 1
 */
export function offeredIntervals({ frequencies = {} }: Pick<PriceBook, 'frequencies'>): OfferedInterval[] {
  return intervals.flatMap((every) => {
    const frequency = frequencies[every]
    return frequency === undefined
      ? []
      : [{ every, name: frequency.name, percent: frequency.percent, from: frequency.from ?? 1 }]
  })
}
