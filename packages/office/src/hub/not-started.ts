import { businessTimeOf } from '@dustforce/core/schedule'
import { defaultMinute } from '../booking/default-minute.ts'
import { canStart, type JobFacts, type JobPolicy } from './can-start.ts'

/** The number of minutes after its start at which a job that nobody marked as started is one to ask about. */
export const startGraceMinutes = 15

/**
 * Whether a job of today has a cleaner and should have started at least `startGraceMinutes` ago, but has neither begun nor been completed.
 *
 * @param now epoch milliseconds
 * @example
 * isNotStarted({ ...job, bookingDate: businessDate('2026-11-21'), bookingMinute: 540 }, Date.UTC(2026, 10, 21, 15), gtaPolicy) // => true
 */
export function isNotStarted(job: JobFacts, now: number, policy: JobPolicy): boolean {
  const { minute } = businessTimeOf(now, policy.zone)
  return canStart(job, now, policy) && (job.bookingMinute ?? defaultMinute) + startGraceMinutes <= minute
}
