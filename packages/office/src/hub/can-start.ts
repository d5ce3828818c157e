import {
  type BusinessDate,
  type BusinessPolicy,
  businessDateOf,
  type MinuteOfDay,
} from '@dustforce/core/schedule'
import { occupiesDay } from '../booking/occupies-day.ts'
import { normalize } from '../booking/status.ts'

/** The facts that tell whether a job has started. */
export interface JobFacts {
  readonly bookingStatus: string | null
  readonly paymentStatus: string | null
  readonly assignedCleanerName: string | null
  readonly bookingDate: BusinessDate | null
  readonly bookingMinute: MinuteOfDay | null
  /** When the office marked it as started, in epoch milliseconds; null before that. */
  readonly startedAt: number | null
}

/** The parts of a policy that tell when and whether a job takes place. */
export type JobPolicy = Pick<BusinessPolicy, 'zone' | 'occupyingStatuses'>

/**
 * Whether the office may mark a job as started: it is sold, of today, has a cleaner, and is neither begun nor completed.
 *
 * @param now epoch milliseconds
 * @example
 * canStart({ ...job, bookingDate: businessDate('2026-11-21') }, Date.UTC(2026, 10, 21, 15), gtaPolicy) // => true
 */
export function canStart(job: JobFacts, now: number, policy: JobPolicy): boolean {
  return (
    occupiesDay(job, policy) &&
    !hasStarted(job) &&
    normalize(job.bookingStatus) !== 'completed' &&
    normalize(job.assignedCleanerName) !== '' &&
    job.bookingDate === businessDateOf(now, policy.zone)
  )
}

/**
 * Whether a job has begun: the office marked it as started, or it came with the stored status `in_progress`.
 *
 * @example
 * hasStarted({ bookingStatus: 'assigned', startedAt: 1_795_273_200_000 }) // => true
 */
export function hasStarted({
  bookingStatus,
  startedAt,
}: Pick<JobFacts, 'bookingStatus' | 'startedAt'>): boolean {
  return startedAt !== null || normalize(bookingStatus) === 'in_progress'
}

/**
 * Returns what the office can note about the start of a job: that it began, that it did not after all, or nothing.
 *
 * @param now epoch milliseconds
 * @example
 * startNote({ ...job, bookingStatus: 'completed' }, Date.UTC(2026, 10, 21, 15), gtaPolicy) // => null
 */
export function startNote(job: JobFacts, now: number, policy: JobPolicy): 'started' | 'not-started' | null {
  if (canStart(job, now, policy)) return 'started'
  const isOver = ['completed', 'canceled'].includes(normalize(job.bookingStatus))
  return job.startedAt !== null && !isOver ? 'not-started' : null
}
