import { barsOf } from './bars-of.ts'
import type { Cleaner, DayToPlan, Job, MinuteSpan } from './day.ts'
import { fixedPlaceOf } from './fixed-place-of.ts'
import { idsOf } from './ids-of.ts'
import { drivingMinutes } from './travel.ts'
import { type Ways, waysBetween } from './ways.ts'

/** A job as it is planned. */
export interface Task {
  readonly job: Job
  readonly index: number
  /** The place of the job among the places of the day. */
  readonly point: number
  /** The time from which it may start. */
  readonly from: number
  readonly to: number
  readonly minutes: number
  /** By cleaner: what it costs beside the driving, in minutes; without end where a rule keeps it away all day. */
  readonly extra: readonly number[]
}

/** The working day of a cleaner. */
export interface Shift {
  readonly cleaner: Cleaner
  readonly index: number
  readonly point: number
  readonly from: number
  readonly to: number
  /** In the order of their beginnings. */
  readonly off: readonly MinuteSpan[]
}

/** A day whose jobs, cleaners and ways are numbered. */
export interface CompiledDay {
  readonly tasks: readonly Task[]
  readonly shifts: readonly Shift[]
  readonly ways: Ways
}

/** Numbers a day. */
export function compiledDay(day: DayToPlan): CompiledDay {
  const { jobs, cleaners, travel = drivingMinutes, favouriteMinutes = 30 } = day
  return {
    tasks: jobs.map((job, index) => {
      const [from, to] = windowOf(job)
      const extra = cleaners.map((cleaner) => extraMinutes(job, cleaner, favouriteMinutes))
      return { job, index, point: cleaners.length + index, from, to, minutes: job.minutes, extra }
    }),
    shifts: cleaners.map((cleaner, index) => {
      const [from, to] = cleaner.hours
      const off = (cleaner.off ?? []).toSorted(([first], [second]) => first - second)
      return { cleaner, index, point: index, from, to, off }
    }),
    ways: waysBetween([...cleaners.map(({ home }) => home), ...jobs.map(({ at }) => at)], travel),
  }
}

/** When a job may start where it is fixed, or anywhere. */
function windowOf(job: Job): MinuteSpan {
  const start = fixedPlaceOf(job)?.start
  return start === undefined ? job.window : [start, start]
}

function extraMinutes(job: Job, cleaner: Cleaner, favouriteMinutes: number): number {
  if (barsOf(job, cleaner).length > 0) return Number.POSITIVE_INFINITY
  const favourites = idsOf(job.favourite)
  return favourites.length === 0 || favourites.includes(cleaner.id) ? 0 : favouriteMinutes
}
