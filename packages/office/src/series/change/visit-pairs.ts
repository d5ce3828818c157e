import { type BusinessDate, daysBetween } from '@dustforce/core/schedule'
import type { KeptVisit } from './kept-visit.ts'

interface Planned {
  readonly original: BusinessDate
  readonly date: BusinessDate
}

/**
 * Pairs each planned visit, by the date that the series has for it, with the booking that becomes it: each stays where it is if it can, since its
 * customer and its cleaner know it. The others are moved in their order, or, where the rhythm has changed, to the nearest day. Two never exchange
 * their days, so that no place is free between them.
 */
export function visitPairs(
  visits: readonly KeptVisit[],
  planned: readonly Planned[],
  isSameRhythm: boolean,
): ReadonlyMap<string, KeptVisit> {
  const pairs = new Map<string, KeptVisit>()
  let rest = [...visits]
  const take = (choose: (one: Planned) => KeptVisit | undefined) => {
    for (const one of planned) {
      const visit = pairs.has(one.original) ? undefined : choose(one)
      if (visit === undefined) continue
      pairs.set(one.original, visit)
      rest = rest.filter((kept) => kept !== visit)
    }
  }
  take((one) => rest.find(({ original }) => original === one.original))
  take((one) => rest.find(({ date }) => date === one.date))
  take((one) => (isSameRhythm ? rest[0] : nearest(rest, one.date)))
  return pairs
}

function nearest(visits: readonly KeptVisit[], date: BusinessDate): KeptVisit | undefined {
  const days = (visit: KeptVisit) => Math.abs(daysBetween(date, visit.date))
  return visits.toSorted((a, b) => days(a) - days(b))[0]
}
