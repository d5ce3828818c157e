import { timeLabel, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import type { BookingRecord } from '../booking/booking-record.ts'
import { displayStatus } from '../booking/status.ts'
import type { Contractor } from '../contractor/contractor.ts'
import { contractorsFor } from '../contractor/region.ts'
import { longestTravel, placesOf, type Served, travelMinutes } from './travel.ts'
import { timesOffOf, workingTimes } from './working-times.ts'

/** The columns of a booking that decide who can have it. */
export type Job = Pick<
  BookingRecord,
  | 'id'
  | 'customerName'
  | 'address'
  | 'bookingDate'
  | 'bookingMinute'
  | 'durationMinutes'
  | 'bookingStatus'
  | 'contractorId'
> & {
  /** The contractors whom its customer does not want again, as far as that is known. */
  readonly neverAgain?: readonly string[]
}

/** The columns of a contractor that decide which jobs suit. */
export type Cleaner = Pick<Contractor, 'id' | 'fullName' | 'onDuty' | 'availability' | 'serviceAreas'>

/** A reason against giving a job to a cleaner. `overlap` and `off-duty` the database refuses; the office decides about the others. */
export type Conflict =
  | { readonly kind: 'never-again' }
  | { readonly kind: 'overlap'; readonly other: Job }
  | { readonly kind: 'off-duty' }
  | { readonly kind: 'travel'; readonly other: Job; readonly gap: number; readonly needed: number }
  | { readonly kind: 'day'; readonly weekday: string }
  | { readonly kind: 'time' }
  | { readonly kind: 'region'; readonly areas: readonly string[] }

/**
 * Everything that speaks against giving a job to a cleaner, the hardest first: another job at the time, a customer who does not want them again, off duty, too little time to get
 * from or to the next job, a day or time without work, another region. A job without a date or time meets no other.
 *
 * @param jobs all that may be in the way; canceled ones, those of others and the job itself are passed over
 * @example
 * conflictsOf(job, contractor, [], business.company) // => []
 */
export function conflictsOf(job: Job, cleaner: Cleaner, jobs: readonly Job[], company: Served): Conflict[] {
  const others = jobs.filter((other) => isOther(other, job, cleaner))
  return [
    ...others.filter((other) => overlaps(job, other)).map((other): Conflict => ({ kind: 'overlap', other })),
    ...(job.neverAgain?.includes(cleaner.id) === true ? [{ kind: 'never-again' } as const] : []),
    ...(cleaner.onDuty || displayStatus(job) === 'completed' ? [] : [{ kind: 'off-duty' } as const]),
    ...others.flatMap((other) => tightTravel(job, other, company)),
    ...timesOff(job, cleaner),
    ...otherRegion(job, cleaner, company),
  ]
}

/**
 * Finds what speaks against each job of a board where it is, by its id: nothing when it is completed, or its cleaner is not on the roster.
 *
 * @example
 * conflictsOnBoard([job], [contractor], business.company).get(job.id) // => []
 */
export function conflictsOnBoard(
  jobs: readonly Job[],
  roster: readonly Cleaner[],
  company: Served,
): ReadonlyMap<string, readonly Conflict[]> {
  const cleaners = new Map(roster.map((cleaner) => [cleaner.id, cleaner]))
  const days = new Map<string, Job[]>()
  const dayOf = (job: Job) => `${job.contractorId} ${job.bookingDate}`
  for (const job of jobs) {
    const day = days.get(dayOf(job))
    if (day === undefined) days.set(dayOf(job), [job])
    else day.push(job)
  }
  return new Map(
    jobs.map((job) => {
      const cleaner = cleaners.get(job.contractorId ?? '')
      const isAsked = cleaner !== undefined && displayStatus(job) !== 'completed'
      return [job.id, isAsked ? conflictsOf(job, cleaner, days.get(dayOf(job)) ?? [], company) : []]
    }),
  )
}

/**
 * Whether the database refuses the job unless a reason is given.
 *
 * @example
 * isHard({ kind: 'off-duty' }) // => true
 */
export function isHard({ kind }: Conflict): boolean {
  return kind === 'overlap' || kind === 'off-duty'
}

/**
 * Whether giving the job to the cleaner anyway is recorded with a reason: what the database refuses, and what the cleaner said about their
 * work. A short way between two jobs is only told.
 *
 * @example
 * needsReason([{ kind: 'day', weekday: 'Monday' }]) // => true
 */
export function needsReason(conflicts: readonly Conflict[]): boolean {
  return conflicts.some(({ kind }) => kind !== 'travel')
}

/**
 * A conflict in words.
 *
 * @example
 * conflictText({ kind: 'day', weekday: 'Monday' }) // => 'Does not work on Mondays'
 */
export function conflictText(conflict: Conflict): string {
  switch (conflict.kind) {
    case 'overlap':
      return `Has another job ${spanText(conflict.other)}: ${conflict.other.customerName}`
    case 'never-again':
      return 'The customer does not want this contractor again'
    case 'off-duty':
      return 'Off duty'
    case 'travel':
      return `${conflict.gap} min between this and ${conflict.other.customerName}, about ${conflict.needed} needed`
    case 'day':
      return `Does not work on ${conflict.weekday}s`
    case 'time':
      return 'Does not work at this time of day'
    case 'region':
      return `Works in ${conflict.areas.join(', ')} only`
  }
}

/**
 * The time that a job takes, as text.
 *
 * @example
 * spanText({ bookingMinute: 540, durationMinutes: 150 }) // => '9:00 AM – 11:30 AM'
 */
export function spanText({
  bookingMinute,
  durationMinutes,
}: Pick<Job, 'bookingMinute' | 'durationMinutes'>): string {
  if (bookingMinute === null) return 'at no time'
  return `${timeLabel(bookingMinute)} – ${timeLabel((bookingMinute + durationMinutes) % 1440)}`
}

function isOther(other: Job, job: Job, cleaner: Cleaner): boolean {
  return (
    other.id !== job.id &&
    other.contractorId === cleaner.id &&
    other.bookingDate !== null &&
    other.bookingDate === job.bookingDate &&
    displayStatus(other) !== 'canceled'
  )
}

/** Computes how long one of two jobs is over when the other begins; negative while they overlap, null when one has no time. */
function gapBetween(a: Job, b: Job): number | null {
  if (a.bookingMinute === null || b.bookingMinute === null) return null
  return Math.max(
    b.bookingMinute - (a.bookingMinute + a.durationMinutes),
    a.bookingMinute - (b.bookingMinute + b.durationMinutes),
  )
}

function overlaps(a: Job, b: Job): boolean {
  const gap = gapBetween(a, b)
  return gap !== null && gap < 0
}

function tightTravel(job: Job, other: Job, company: Served): Conflict[] {
  const gap = gapBetween(job, other)
  if (gap === null || gap < 0 || gap >= longestTravel) return []
  const needed = travelMinutes(job.address, other.address, company)
  return gap < needed ? [{ kind: 'travel', other, gap, needed }] : []
}

function timesOff(job: Job, { availability }: Cleaner): Conflict[] {
  const { bookingDate, bookingMinute: start, durationMinutes } = job
  if (bookingDate === null) return []
  const worked = workingTimes(availability, bookingDate)
  if (worked.length === 0) return [{ kind: 'day', weekday: weekdayName(weekdayOf(bookingDate)) }]
  if (start === null) return []
  const visit = { from: start, to: Math.min(start + durationMinutes, 24 * 60) }
  return timesOffOf(worked, visit).length > 0 ? [{ kind: 'time' }] : []
}

function otherRegion(job: Job, cleaner: Cleaner, company: Served): Conflict[] {
  const { serviceAreas: areas } = cleaner
  if (areas.length === 0) return []
  return contractorsFor(job.address, [{ onDuty: true, serviceAreas: areas }], placesOf(company)).length > 0
    ? []
    : [{ kind: 'region', areas }]
}
