import type { Cents } from '@dustforce/core/money'
import type { SeriesVisit } from '@dustforce/core/series'

/** A visit as a customer was shown it. */
export interface ShownVisit {
  /** The date that the series has for it. */
  readonly original: string
  /** Null when it does not take place. */
  readonly date: string | null
  readonly totalCents: Cents | null
}

/** Returns what customers are shown of planned visits, and what they agree to. */
export function shownVisits(visits: readonly SeriesVisit[]): ShownVisit[] {
  return visits.map((visit) => {
    const { original, date } = visit
    return { original, date, totalCents: visit.date === null ? null : visit.quote.totalCents }
  })
}

/** Whether the same visits were shown: dates and prices, each of them. */
export function isShown(shown: readonly ShownVisit[], visits: readonly SeriesVisit[]): boolean {
  const planned = shownVisits(visits)
  return (
    shown.length === planned.length &&
    planned.every(
      ({ original, date, totalCents }, nr) =>
        shown[nr]?.original === original && shown[nr].date === date && shown[nr].totalCents === totalCents,
    )
  )
}
