import { addDays, type BusinessDate, isBusinessDate, type MinuteOfDay } from '@dustforce/core/schedule'
import { intervals } from '@dustforce/core/series'
import type { SeriesChange } from '@dustforce/office/series/change'
import type { Home } from '../acts/change-fields.tsx'
import type { Kind } from './series-words.ts'

/** The choices in the dialog of a series. */
export interface WantedChange {
  readonly kind: Kind
  /** The visit that is meant, or the first of those: its day, and the one that the series has for it. */
  readonly visit: { readonly original: BusinessDate; readonly date: BusinessDate } | null
  /** Weeks without visits; null for a pause until a date. */
  readonly weeks: number | null
  /** The day on which they take place again, 'yyyy-MM-dd', or empty. */
  readonly until: string
  /** null as it is. */
  readonly date: BusinessDate | null
  readonly minute: MinuteOfDay | null
  readonly every: string | null
  readonly home: Home
  /** The ids of the extras that every visit has; null as they are. */
  readonly addOns: readonly string[] | null
}

/** The change that is asked for; null while there is nothing to ask. */
export function seriesChange(
  { kind, visit, weeks, until, date, minute, every, home, addOns }: WantedChange,
  today: BusinessDate,
): SeriesChange | null {
  if (kind === 'go-on') return { kind }
  if (kind === 'end') return { kind, from: visit?.date ?? today }
  if (visit === null) return null
  const { original, date: from } = visit
  switch (kind) {
    case 'skip':
    case 'take-back':
      return { kind, original }
    case 'pause':
      if (weeks !== null) return { kind, from, until: addDays(from, 7 * weeks) }
      return isBusinessDate(until) ? { kind, from, until } : null
    case 'size': {
      const edits = { ...home, ...(addOns !== null && { addOns }) }
      return Object.keys(edits).length === 0 ? null : { kind: 'rearrange', from: original, edits }
    }
    case 'rearrange': {
      const interval = intervals.find((known) => known === every)
      const change = {
        ...(date !== null && { date }),
        ...(minute !== null && { minute }),
        ...(interval !== undefined && { every: interval }),
      }
      return Object.keys(change).length === 0 ? null : { kind, from: original, ...change }
    }
  }
}
