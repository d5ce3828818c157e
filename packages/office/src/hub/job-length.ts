import type { MinuteOfDay } from '@dustforce/core/schedule'
import type { ShownHours } from './board.ts'
import type { Job } from './conflicts.ts'

/** Minutes by which the length of a job changes, and its least. */
const step = 30

/**
 * The length of a job that is made longer or shorter by its keys: the next half hour, within its day. A job without a time counts from midnight.
 *
 * @returns minutes
 * @example
 * stepLength({ bookingMinute: 540, durationMinutes: 150 }, 'longer') // => 180
 */
export function stepLength(
  { bookingMinute, durationMinutes }: Pick<Job, 'bookingMinute' | 'durationMinutes'>,
  direction: 'longer' | 'shorter',
): number {
  const steps = durationMinutes / step
  const next = direction === 'longer' ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return withinDay(next * step, bookingMinute ?? 0)
}

/**
 * The lengths that can be chosen for a job, the shortest first: every half hour within its day, and the one it has.
 *
 * @returns minutes
 * @example
 * lengthsOf({ bookingMinute: 1290, durationMinutes: 45 }) // => [30, 45, 60, 90, 120, 150]
 */
export function lengthsOf({
  bookingMinute,
  durationMinutes,
}: Pick<Job, 'bookingMinute' | 'durationMinutes'>): readonly number[] {
  const steps = Math.floor((1440 - (bookingMinute ?? 0)) / step)
  const lengths = Array.from({ length: steps }, (_, nr) => (nr + 1) * step)
  return [...new Set([...lengths, durationMinutes])].sort((a, b) => a - b)
}

/**
 * The length of a job whose end is dragged to a place on the clock: it ends at the nearest half hour, at least half an hour after its start and
 * within its day.
 *
 * @param share how far along the hours shown its end is, 0 to 1
 * @returns minutes
 * @example
 * lengthTo(540, 0.5, { from: 480, to: 1200 }) // => 300
 */
export function lengthTo(begins: MinuteOfDay, share: number, { from, to }: ShownHours): number {
  const ends = Math.round((from + share * (to - from)) / step) * step
  return withinDay(ends - begins, begins)
}

/**
 * Returns the part of the hours shown that is open, as shares of them; nothing of a closed day.
 *
 * @param open when jobs can start that day; null when it is closed
 * @example
 * openPart({ opensAt: 540, closesAt: 1020 }, { from: 480, to: 1200 }) // => { start: 1 / 12, end: 0.75 }
 */
export function openPart(
  open: { readonly opensAt: MinuteOfDay; readonly closesAt: MinuteOfDay } | null,
  { from, to }: ShownHours,
): { readonly start: number; readonly end: number } {
  if (open === null) return { start: 1, end: 1 }
  const shareOf = (minute: MinuteOfDay) => Math.min(Math.max((minute - from) / (to - from), 0), 1)
  return { start: shareOf(open.opensAt), end: shareOf(open.closesAt) }
}

function withinDay(minutes: number, begins: MinuteOfDay): number {
  return Math.min(Math.max(minutes, step), 1440 - begins)
}
