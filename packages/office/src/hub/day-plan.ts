import { businessTimeOf, type MinuteOfDay, timeLabel } from '@dustforce/core/schedule'
import { defaultMinute } from '../booking/default-minute.ts'
import { normalize } from '../booking/status.ts'
import { hasStarted, type JobFacts, type JobPolicy } from './can-start.ts'
import { isNotStarted } from './not-started.ts'

/** The state of a job of the day. */
export type JobState = 'done' | 'in-progress' | 'not-started' | 'coming'

/** The jobs that start within one hour of the day. */
export interface PlannedHour<J extends JobFacts> {
  /** Minutes since midnight. */
  readonly starts: MinuteOfDay
  readonly label: string
  /** Whether it is this hour now. */
  readonly isNow: boolean
  readonly jobs: readonly { readonly job: J; readonly state: JobState }[]
}

/**
 * A day hour by hour: the jobs that are neither canceled nor still to be paid for, in the order of their start. Hours in which none starts
 * are left out.
 *
 * @param jobs bookings of one day
 * @param now epoch milliseconds
 * @example
 * dayPlan([job], now, gtaPolicy)[0]?.label // => '9:00 AM'
 */
export function dayPlan<J extends JobFacts>(
  jobs: readonly J[],
  now: number,
  policy: JobPolicy,
): readonly PlannedHour<J>[] {
  const { date: today, minute } = businessTimeOf(now, policy.zone)
  const minuteOf = ({ bookingMinute }: J) => bookingMinute ?? defaultMinute
  const hourOf = (at: MinuteOfDay): MinuteOfDay => at - (at % 60)
  const planned = jobs.filter(
    ({ bookingStatus }) => !['canceled', 'pending'].includes(normalize(bookingStatus)),
  )
  const hours = new Map<MinuteOfDay, J[]>()
  for (const job of planned.toSorted((a, b) => minuteOf(a) - minuteOf(b))) {
    const hour = hourOf(minuteOf(job))
    hours.set(hour, [...(hours.get(hour) ?? []), job])
  }
  return [...hours].map(([starts, some]) => ({
    starts,
    label: timeLabel(starts),
    isNow: starts === hourOf(minute) && some[0]?.bookingDate === today,
    jobs: some.map((job) => ({ job, state: stateOf(job, now, policy) })),
  }))
}

function stateOf(job: JobFacts, now: number, policy: JobPolicy): JobState {
  if (normalize(job.bookingStatus) === 'completed') return 'done'
  if (hasStarted(job)) return 'in-progress'
  return isNotStarted(job, now, policy) ? 'not-started' : 'coming'
}
