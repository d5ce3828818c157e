import {
  addDays,
  type BusinessDate,
  type BusinessPolicy,
  hoursOfWeekday,
  type MinuteOfDay,
  weekdayOf,
} from '@dustforce/core/schedule'
import { displayStatus } from '../booking/status.ts'
import type { Job } from './conflicts.ts'

/** A job of the board: one that has a day. */
export type BoardJob = Job & { readonly assignedCleanerName: string | null }

/** A row of the board: a contractor, or a name that is no longer on the roster. */
export interface BoardRow<J extends BoardJob = BoardJob> {
  /** The contractor's id; null for a name without one. */
  readonly contractorId: string | null
  readonly name: string
  readonly jobs: readonly J[]
}

/** The board of some days: a row for each cleaner, and what nobody has. */
export interface Board<J extends BoardJob = BoardJob> {
  readonly rows: readonly BoardRow<J>[]
  readonly unassigned: readonly J[]
}

/** Where a job stands in its row: its lane from the top, of how many, and its place on the clock as shares of the hours shown. */
export interface Placed<J extends BoardJob = BoardJob> {
  readonly job: J
  readonly lane: number
  readonly lanes: number
  /** 0 at the start of the hours shown, 1 at their end. */
  readonly start: number
  readonly length: number
}

/** The hours that a board shows, in minutes since midnight. */
export interface ShownHours {
  readonly from: MinuteOfDay
  readonly to: MinuteOfDay
}

/**
 * Sorts jobs into the rows of a board: everybody on the roster in its order, then names that are on it no more; canceled jobs are left
 * out. The jobs of a row are in the order of the clock.
 *
 * @example
 * boardOf([], [{ id: 'c1', fullName: 'Ana Diaz' }]).rows[0]?.name // => 'Ana Diaz'
 */
export function boardOf<J extends BoardJob>(
  jobs: readonly J[],
  roster: readonly { readonly id: string; readonly fullName: string }[],
): Board<J> {
  const open = jobs.filter((job) => displayStatus(job) !== 'canceled').toSorted(byClock)
  const known = new Set(roster.map(({ id }) => id))
  const keyOf = (job: J) =>
    job.contractorId !== null && known.has(job.contractorId) ? null : job.assignedCleanerName?.trim() || null
  const former = [...new Set(open.map(keyOf))].filter((name) => name !== null).toSorted()
  return {
    rows: [
      ...roster.map(({ id, fullName }) => ({
        contractorId: id,
        name: fullName,
        jobs: open.filter(({ contractorId }) => contractorId === id),
      })),
      ...former.map((name) => ({
        contractorId: null,
        name,
        jobs: open.filter((job) => keyOf(job) === name),
      })),
    ],
    unassigned: open.filter(
      (job) => (job.contractorId === null || !known.has(job.contractorId)) && keyOf(job) === null,
    ),
  }
}

/**
 * Places the jobs of one day and cleaner on the clock, side by side where they overlap. A job without a time stands at the start.
 *
 * @example
 * placeJobs([{ ...job, bookingMinute: 540, durationMinutes: 120 }], { from: 480, to: 960 })[0]?.start // => 0.125
 */
export function placeJobs<J extends BoardJob>(jobs: readonly J[], { from, to }: ShownHours): Placed<J>[] {
  const minutes = to - from
  const spans = jobs.toSorted(byClock).map((job) => {
    const begins = job.bookingMinute ?? from
    return { job, begins, ends: begins + job.durationMinutes }
  })
  const placed: Placed<J>[] = []
  let group: { readonly span: (typeof spans)[number]; readonly lane: number }[] = []
  let groupEnds = Number.NEGATIVE_INFINITY
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1
    for (const { span, lane } of group) {
      const begins = Math.max(span.begins, from)
      placed.push({
        job: span.job,
        lane,
        lanes,
        start: (begins - from) / minutes,
        length: Math.max(Math.min(span.ends, to) - begins, 0) / minutes,
      })
    }
    group = []
  }
  for (const span of spans) {
    if (span.begins >= groupEnds) close()
    const taken = new Set(group.filter((other) => other.span.ends > span.begins).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    group.push({ span, lane })
    groupEnds = Math.max(groupEnds, span.ends)
  }
  close()
  return placed
}

/**
 * The hours that a board of some days shows: the opening hours, widened to whole hours by jobs before and after them.
 *
 * @example
 * shownHours([], [businessDate('2026-11-23')], gtaPolicy) // => { from: 480, to: 1200 }
 */
export function shownHours(
  jobs: readonly Pick<Job, 'bookingMinute' | 'durationMinutes'>[],
  days: readonly BusinessDate[],
  policy: Pick<BusinessPolicy, 'hours'>,
): ShownHours {
  const hours = days.map((day) => hoursOfWeekday(policy, weekdayOf(day))).filter((day) => day !== null)
  const begins = jobs.flatMap(({ bookingMinute }) => bookingMinute ?? [])
  const ends = jobs.flatMap((job) =>
    job.bookingMinute === null ? [] : job.bookingMinute + job.durationMinutes,
  )
  const from = Math.min(8 * 60, ...hours.map(({ opensAt }) => opensAt), ...begins)
  // Visits that begin at the closing time go on for hours.
  const to = Math.max(20 * 60, ...hours.map(({ closesAt }) => closesAt), ...ends)
  return { from: Math.floor(from / 60) * 60, to: Math.min(Math.ceil(to / 60) * 60, 24 * 60) }
}

/**
 * The days of a board, from the first.
 *
 * @example
 * boardDays(businessDate('2026-11-30'), 2) // => ['2026-11-30', '2026-12-01']
 */
export function boardDays(first: BusinessDate, count: number): BusinessDate[] {
  return Array.from({ length: count }, (_, nr) => addDays(first, nr))
}

function byClock(a: BoardJob, b: BoardJob): number {
  const [day, other] = [a.bookingDate ?? '', b.bookingDate ?? '']
  if (day !== other) return day < other ? -1 : 1
  return (a.bookingMinute ?? -1) - (b.bookingMinute ?? -1) || (a.id < b.id ? -1 : 1)
}
