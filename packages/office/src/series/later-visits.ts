import type { SeriesVisit } from '@dustforce/core/series'

/** The visits of a plan after the first one, which is a booking like any other. */
export function laterVisits(visits: readonly SeriesVisit[], first: string): readonly SeriesVisit[] {
  return visits.filter(({ original }) => original !== first)
}
