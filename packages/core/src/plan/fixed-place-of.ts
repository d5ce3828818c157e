import type { FixedPlace, Job } from './day.ts'

/** Returns the place where a job stays; undefined when it may be anywhere. */
export function fixedPlaceOf({ fixed }: Pick<Job, 'fixed'>): FixedPlace | undefined {
  return typeof fixed === 'string' ? { cleaner: fixed } : fixed
}

/** The minute at which a job stays with a cleaner, if one is fixed. */
export function fixedStartAt(job: Job, cleaner: string): number | undefined {
  const fixed = fixedPlaceOf(job)
  return fixed?.cleaner === cleaner ? fixed.start : undefined
}
