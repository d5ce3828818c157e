import { addDays, businessTimeOf, instantOf, type MinuteOfDay } from '@dustforce/core/schedule'
import { kindsCausedBy } from '../notice/notice-kinds.ts'
import { isSold } from './occupies-day.ts'
import { type OwnBookingFacts, visitStart } from './own-booking.ts'
import { normalize } from './status.ts'

/** The letters that follow a booking by themselves, in the order in which they come. */
export const followUpKinds = kindsCausedBy('clock')

/** A letter that follows a booking by itself. */
export type FollowUpKind = (typeof followUpKinds)[number]

/** The times at which the letters that follow a booking are sent. */
export interface FollowUpPolicy {
  readonly zone: string
  /** When letters that nobody asked for may be sent, in minutes of the day: from the first up to, not including, the second. */
  readonly letterHours: readonly [from: MinuteOfDay, until: MinuteOfDay]
  /** When a letter is sent instead that would come too early, on the evening before, or too late, on the same one. */
  readonly eveningMinute: MinuteOfDay
  /** The time at which a letter that can wait for the morning is sent instead. */
  readonly morningMinute: MinuteOfDay
  /** The number of days before the start at which the first reminder comes, at the same time of the day. */
  readonly reminderDays: number
  /** The number of hours before the start at which the second one comes. */
  readonly reminderHours: number
  /** The number of hours after the end at which the thank-you comes. */
  readonly thankYouHours: number
  /** For how many days a thank-you is still sent, when the office says late that the job is done. */
  readonly thankYouDays: number
  /** A reminder that would come within so many hours after the booking was paid or moved is left out. */
  readonly newsHours: number
  /** The greatest number of hours before the start at which a cleaner can say that they are on the way: nobody is woken by a press too many. */
  readonly onTheWayHours: number
}

/** The letters of Dust Force: from 8 AM to 9 PM, reminders two days and two hours before, a thank-you three hours after. */
export const gtaFollowUp: Omit<FollowUpPolicy, 'zone'> = {
  letterHours: [480, 1260],
  eveningMinute: 1200,
  morningMinute: 540,
  reminderDays: 2,
  reminderHours: 2,
  thankYouHours: 3,
  thankYouDays: 7,
  newsHours: 4,
  onTheWayHours: 2,
}

/** The facts that the letters of a booking follow from. */
export interface FollowUpFacts extends Omit<OwnBookingFacts, 'holdExpiresAt'> {
  readonly durationMinutes: number
  /** The money goes back because the visit cannot take place. */
  readonly refundDue: boolean
  /** When it was paid, or moved to its present start: what its customer last heard. Epoch milliseconds. */
  readonly agreedAt: number
}

/** A letter that a booking will have. Instants in epoch milliseconds. */
export interface PlannedLetter {
  readonly kind: FollowUpKind
  /** The subject that it is sent once for: the start that it reminds of, or the visit. */
  readonly once: string
  readonly at: number
  /** From when on it is no longer sent: it would say nothing new. */
  readonly until: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * The letters that a booking will have as it stands now: reminders of a visit that is sold and neither canceled nor done, or the thank-you for one
 * that is done.
 *
 * @example
 * plannedLetters({ ...booking, agreedAt: 0 }, { ...gtaFollowUp, zone: 'America/Toronto' }).map(({ kind }) => kind) // => ['reminder-days', 'reminder-hours']
 */
export function plannedLetters(booking: FollowUpFacts, policy: FollowUpPolicy): readonly PlannedLetter[] {
  const startsAt = visitStart(booking, policy.zone)
  const status = normalize(booking.bookingStatus)
  if (startsAt === null || !isSold(booking.paymentStatus) || booking.refundDue || status === 'canceled')
    return []
  // A visit that was only recorded afterwards gets no thank-you.
  if (booking.agreedAt >= startsAt) return []
  if (status === 'completed') return [thankYou(startsAt + booking.durationMinutes * 60_000, policy)]
  return status === 'in_progress' ? [] : reminders(startsAt, booking, policy)
}

/**
 * The letters of a booking that are due at an instant and were not written yet.
 *
 * @param written the `kind` and `once` of each letter that there is
 * @param now epoch milliseconds
 */
export function dueLetters(
  booking: FollowUpFacts,
  written: readonly Pick<PlannedLetter, 'kind' | 'once'>[],
  policy: FollowUpPolicy,
  now: number,
): readonly PlannedLetter[] {
  return plannedLetters(booking, policy).filter(
    ({ kind, once, at, until }) =>
      at <= now && now < until && !written.some((letter) => letter.kind === kind && letter.once === once),
  )
}

/** Why customers are not written that their cleaner is on the way. */
export type OnTheWayProblem = 'unpaid' | 'canceled' | 'completed' | 'not-today'

/**
 * Why the office does not tell a customer now that the cleaner is on the way; null when it may. Letter hours do not hold here: it is news of the
 * minute.
 *
 * @param now epoch milliseconds
 * @example
 * onTheWayProblem({ ...booking, bookingStatus: 'canceled' }, now, gtaPolicy) // => 'canceled'
 */
export function onTheWayProblem(
  {
    bookingDate,
    bookingStatus,
    paymentStatus,
    refundDue,
  }: Pick<FollowUpFacts, 'bookingDate' | 'bookingStatus' | 'paymentStatus' | 'refundDue'>,
  now: number,
  { zone }: Pick<FollowUpPolicy, 'zone'>,
): OnTheWayProblem | null {
  const status = normalize(bookingStatus)
  if (status === 'canceled' || status === 'completed') return status
  if (!isSold(paymentStatus) || refundDue) return 'unpaid'
  return bookingDate === businessTimeOf(now, zone).date ? null : 'not-today'
}

/**
 * Why a cleaner cannot tell a customer now to be on the way; null when that is possible. Where the office is free on the day, a cleaner, whose
 * press nobody looks at, waits for the hours before the start.
 *
 * @param now epoch milliseconds
 * @example
 * cleanerOnTheWayProblem({ ...booking, bookingStatus: 'canceled' }, now, { ...gtaFollowUp, zone: 'America/Toronto' }) // => 'canceled'
 */
export function cleanerOnTheWayProblem(
  booking: Parameters<typeof onTheWayProblem>[0] & Pick<FollowUpFacts, 'bookingMinute'>,
  now: number,
  policy: Pick<FollowUpPolicy, 'zone' | 'onTheWayHours'>,
): OnTheWayProblem | 'too-early' | null {
  const problem = onTheWayProblem(booking, now, policy)
  const startsAt = visitStart(booking, policy.zone)
  const isEarly = startsAt !== null && now < startsAt - policy.onTheWayHours * hourMs
  return problem === null && isEarly ? 'too-early' : problem
}

function reminders(startsAt: number, { agreedAt }: FollowUpFacts, policy: FollowUpPolicy): PlannedLetter[] {
  const { zone } = policy
  const once = new Date(startsAt).toISOString()
  const start = businessTimeOf(startsAt, zone)
  const daysBefore = instantOf(addDays(start.date, -policy.reminderDays), start.minute, zone)
  const inDays = notLater(daysBefore, policy)
  const inHours = notLater(startsAt - policy.reminderHours * hourMs, policy)
  const letters: PlannedLetter[] = [
    { kind: 'reminder-days', once, at: inDays, until: inHours },
    { kind: 'reminder-hours', once, at: inHours, until: startsAt },
  ]
  return letters.filter(({ at }) => at >= agreedAt + policy.newsHours * hourMs)
}

function thankYou(endsAt: number, policy: FollowUpPolicy): PlannedLetter {
  const wished = endsAt + policy.thankYouHours * hourMs
  const { date, minute } = businessTimeOf(wished, policy.zone)
  const [from, until] = policy.letterHours
  const day = minute < from ? date : minute < until ? null : addDays(date, 1)
  const at = day === null ? wished : instantOf(day, policy.morningMinute, policy.zone)
  return { kind: 'thank-you', once: 'visit', at, until: at + policy.thankYouDays * dayMs }
}

/** The last moment up to an instant at which a letter may be sent: that instant, or an evening. */
function notLater(
  instant: number,
  { zone, letterHours: [from, until], eveningMinute }: FollowUpPolicy,
): number {
  const { date, minute } = businessTimeOf(instant, zone)
  if (minute < from) return instantOf(addDays(date, -1), eveningMinute, zone)
  return minute < until ? instant : instantOf(date, eveningMinute, zone)
}
