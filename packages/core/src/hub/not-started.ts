import { defaultMinute } from '../booking/default-minute.ts'
import { occupiesDay } from '../booking/occupies-day.ts'
import { normalize } from '../booking/status.ts'
import {
  type BusinessDate,
  type BusinessPolicy,
  businessTimeOf,
  type MinuteOfDay,
} from '../schedule/index.ts'

/** What tells whether a job has started. */
export interface JobFacts {
  readonly bookingStatus: string | null
  readonly paymentStatus: string | null
  readonly assignedCleanerName: string | null
  readonly bookingDate: BusinessDate | null
  readonly bookingMinute: MinuteOfDay | null
}

/** What of a policy tells when and whether a job takes place. */
export type JobPolicy = Pick<BusinessPolicy, 'zone' | 'occupyingStatuses'>

/** How many minutes after its start a job that nobody marked as started is one to ask about. */
export const startGraceMinutes = 15

/**
 * Whether a job of today has a cleaner and should have started at least `startGraceMinutes` ago, but is neither in progress nor completed.
 *
 * @param now epoch milliseconds
 * @example
 * isNotStarted({ ...job, bookingDate: businessDate('2026-11-21'), bookingMinute: 540 }, Date.UTC(2026, 10, 21, 15), gtaPolicy) // => true
 */
export function isNotStarted(job: JobFacts, now: number, policy: JobPolicy): boolean {
  const status = normalize(job.bookingStatus)
  const { date, minute } = businessTimeOf(now, policy.zone)
  return (
    occupiesDay(job, policy) &&
    status !== 'in_progress' &&
    status !== 'completed' &&
    normalize(job.assignedCleanerName) !== '' &&
    job.bookingDate === date &&
    (job.bookingMinute ?? defaultMinute) + startGraceMinutes <= minute
  )
}
