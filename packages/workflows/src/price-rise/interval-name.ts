import type { PriceBook } from '@dustforce/core/catalogue'
import type { Interval } from '@dustforce/core/series'
import { offeredIntervals } from '@dustforce/office/series'

/** Names the interval between visits in the words of a price book; empty when it has none. */
export function intervalName(book: Pick<PriceBook, 'frequencies'>, every: Interval): string {
  return offeredIntervals(book).find((offered) => offered.every === every)?.name ?? ''
}
