import { addDays, type BusinessDate, type MinuteOfDay } from '@dustforce/core/schedule'
import { isSold } from '../booking/occupies-day.ts'
import { type BookingStatus, displayStatus, type StatusFacts } from '../booking/status.ts'
import type { Job } from './conflicts.ts'

/** The place where a job of the board is to go. */
export interface JobPlace {
  /** null for nobody. */
  readonly contractorId: string | null
  readonly date: BusinessDate
  /** null leaves a job without a time without one. */
  readonly minute: MinuteOfDay | null
}

/** The part of a job that a move changes: the customer agreed to day and time, and not to a cleaner. */
export type JobMove = 'nothing' | 'cleaner' | 'time'

/** Minutes by which a job moves along its day. */
const step = 30

/**
 * Returns where a job is now; null for one without a date.
 *
 * @example
 * placeOf({ contractorId: null, bookingDate: null, bookingMinute: 540 }) // => null
 */
export function placeOf(job: Pick<Job, 'contractorId' | 'bookingDate' | 'bookingMinute'>): JobPlace | null {
  const { contractorId, bookingDate, bookingMinute } = job
  return bookingDate === null ? null : { contractorId, date: bookingDate, minute: bookingMinute }
}

/**
 * Tells what moving a job to a place changes.
 *
 * @example
 * moveKind(place, { ...place, minute: 600 }) // => 'time'
 */
export function moveKind(from: JobPlace, to: JobPlace): JobMove {
  if (from.date !== to.date || from.minute !== to.minute) return 'time'
  return from.contractorId === to.contractorId ? 'nothing' : 'cleaner'
}

/**
 * The next place in a direction: up and down the rows of the board, and along the day by half an hour or along the week by a day. At the
 * edges it stays where it is.
 *
 * @param rows the board's rows from the top, null for the jobs that nobody has
 * @example
 * stepPlace(place, 'right', { along: 'day', rows: [null] }).minute // => 570
 */
export function stepPlace(
  place: JobPlace,
  direction: 'up' | 'down' | 'left' | 'right',
  { along, rows }: { readonly along: 'day' | 'week'; readonly rows: readonly (string | null)[] },
): JobPlace {
  if (direction === 'up' || direction === 'down') {
    const at = rows.indexOf(place.contractorId)
    const next = rows[direction === 'up' ? at - 1 : at + 1]
    return next === undefined ? place : { ...place, contractorId: next }
  }
  const sign = direction === 'left' ? -1 : 1
  if (along === 'week') return { ...place, date: addDays(place.date, sign) }
  if (place.minute === null) return place
  return { ...place, minute: Math.min(Math.max(place.minute + sign * step, 0), 1440 - step) }
}

/**
 * The time of day under a pointer, in half hours.
 *
 * @param share how far along the hours shown, 0 to 1
 * @example
 * minuteAt(0.5, { from: 480, to: 1200 }) // => 840
 */
export function minuteAt(
  share: number,
  { from, to }: { readonly from: MinuteOfDay; readonly to: MinuteOfDay },
): MinuteOfDay {
  const minute = Math.round((from + share * (to - from)) / step) * step
  return Math.min(Math.max(minute, from), to - step)
}

/** The columns that taking the cleaner off a job writes. */
export interface Unassignment {
  readonly contractorId: null
  readonly assignedCleanerName: null
  readonly assignedCleanerPhone: null
  readonly bookingStatus: BookingStatus
}

/**
 * Returns what taking the cleaner off a job writes: nobody, and the status that an assigned booking had before.
 *
 * @example
 * unassignCleaner({ bookingStatus: 'assigned', paymentStatus: 'paid' }).bookingStatus // => 'confirmed'
 */
export function unassignCleaner({
  paymentStatus,
}: {
  readonly bookingStatus: string
  readonly paymentStatus: string
}): Unassignment {
  return {
    contractorId: null,
    assignedCleanerName: null,
    assignedCleanerPhone: null,
    bookingStatus: isSold(paymentStatus) ? 'confirmed' : 'pending',
  }
}

/**
 * Whether a job has a cleaner who can be taken off it: not once it is completed or canceled.
 *
 * @example
 * canUnassign({ bookingStatus: 'assigned', contractorId: 'c1', assignedCleanerName: 'Ana Diaz' }) // => true
 */
export function canUnassign(
  job: StatusFacts & { readonly contractorId: string | null; readonly assignedCleanerName: string | null },
): boolean {
  const status = displayStatus(job)
  const hasCleaner = job.contractorId !== null || (job.assignedCleanerName ?? '').trim() !== ''
  return hasCleaner && status !== 'completed' && status !== 'canceled'
}
