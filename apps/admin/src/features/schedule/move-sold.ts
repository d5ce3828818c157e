import { occupiesDay } from '@dustforce/office/booking'
import type { Business, CompanyPolicy } from '@dustforce/office/company'
import type { Contractor } from '@dustforce/office/contractor'
import { type JobPlace, moveKind, type OverlapReason, placeOf, unassignCleaner } from '@dustforce/office/hub'
import type { AdminBackend, Booking, MoveOrder } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { messageOf } from '../../app/failure.ts'
import { keepReason } from '../../patterns/keep-reason.ts'
import { movedJob, movePatch } from './moving.ts'

/** The move that a customer is told of; null for a job that nobody has paid for, that is done, or whose day and time stay. */
export function soldMove(
  job: Booking,
  place: JobPlace,
  policy: CompanyPolicy,
): Omit<MoveOrder, 'actId'> | null {
  const from = placeOf(job)
  const isMoved = from === null || moveKind(from, place) === 'time'
  const isSold = occupiesDay(job, policy) && job.bookingStatus !== 'completed'
  return isSold && isMoved && place.minute !== null ? { date: place.date, minute: place.minute } : null
}

/** Whether a job stays its cleaner's during a move. A reason for two jobs at once counts only for the write that gives the job to a cleaner. */
const keepsCleaner = (job: Booking, place: JobPlace, overrides: boolean) =>
  place.contractorId === job.contractorId && !overrides

/** Says in words to whom moving a job writes. */
export function moveLetters(
  job: Booking,
  place: JobPlace,
  overrides: boolean,
  policy: CompanyPolicy,
): string {
  if (soldMove(job, place, policy) === null) return 'Moving the job here sends no e-mail.'
  if (job.contractorId !== null && keepsCleaner(job, place, overrides)) {
    return 'The customer and the contractor get an e-mail about the new time.'
  }
  const isCleanerTouched = job.contractorId !== null || place.contractorId !== null
  return `The customer gets an e-mail about the new time${isCleanerTouched ? '; contractors do not' : ''}.`
}

/**
 * Moves a sold job by the act that checks its day and tells people. A job that changes hands is nobody's meanwhile: the other jobs of neither
 * cleaner are in its way. Returns the job as it was left.
 */
export async function moveSold(
  bookings: Pick<AdminBackend['bookings'], 'between' | 'move' | 'update'>,
  order: Omit<MoveOrder, 'actId'>,
  {
    job,
    place,
    roster,
    reason,
    overrides = reason !== null,
  }: {
    readonly job: Booking
    readonly place: JobPlace
    readonly roster: readonly Contractor[]
    readonly reason: OverlapReason | null
    /** Whether the database refuses it without the reason. */
    readonly overrides?: boolean
  },
  business: Business,
): Promise<Booking> {
  const { id, contractorId, assignedCleanerName, assignedCleanerPhone, bookingStatus, overlapReason } = job
  const move = () => bookings.move(id, { actId: newId(), ...order })
  if (contractorId === null || keepsCleaner(job, place, overrides)) await move()
  else {
    const free = await bookings.update(id, unassignCleaner(job), job.version)
    const held = { contractorId, assignedCleanerName, assignedCleanerPhone, bookingStatus, overlapReason }
    try {
      await move()
    } catch (failure) {
      await orSay('The job was not moved, and has no contractor now', () =>
        bookings.update(id, held, free.version),
      )
      throw failure
    }
  }
  const find = async () => (await bookings.between(order.date, order.date)).find((one) => one.id === id)
  if (place.contractorId === null || keepsCleaner(job, place, overrides)) {
    if (place.contractorId !== null && reason !== null)
      return orSay('The job was moved, but its reason was not kept', () =>
        keepReason(bookings, id, order.date, reason),
      )
    // It was moved, whether it can be read now or not.
    return (await find().catch(() => undefined)) ?? movedJob(job, place)
  }
  return orSay('The job was moved, but has no contractor now', async () => {
    const moved = await find()
    if (moved === undefined) throw new Error('It was moved again in the meantime.')
    const given =
      place.contractorId === contractorId
        ? { contractorId, assignedCleanerName, assignedCleanerPhone, bookingStatus, overlapReason: reason }
        : movePatch(movedJob(job, { ...place, contractorId }), place, roster, reason, business)
    return bookings.update(id, given, moved.version)
  })
}

/** Does what must follow, or says how the job was left. */
async function orSay<T>(left: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (failure) {
    throw new Error(`${left}: ${messageOf(failure)}`, { cause: failure })
  }
}
