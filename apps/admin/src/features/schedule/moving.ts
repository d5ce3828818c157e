import { timeLabel } from '@dustforce/core/schedule'
import type { Business, Company } from '@dustforce/office/company'
import type { Contractor } from '@dustforce/office/contractor'
import {
  assignCleaner,
  type Conflict,
  conflictsOf,
  hasChosenPay,
  type JobPlace,
  moveKind,
  type OverlapReason,
  placeOf,
  unassignCleaner,
} from '@dustforce/office/hub'
import type { Booking, BookingPatch } from '@dustforce/supabase/admin'

const payRules = (business: Business) => ({ policy: business.policy, book: business.priceBook })

/** A job as it would be at a place. */
export function movedJob(job: Booking, place: JobPlace): Booking {
  return {
    ...job,
    contractorId: place.contractorId,
    bookingDate: place.date,
    bookingMinute: place.minute,
    bookingTime: place.minute === null ? job.bookingTime : timeLabel(place.minute),
  }
}

/** Returns the conflicts of moving a job to a place. */
export function conflictsAt(
  job: Booking,
  place: JobPlace,
  roster: readonly Contractor[],
  jobs: readonly Booking[],
  company: Company,
): readonly Conflict[] {
  const cleaner = roster.find(({ id }) => id === place.contractorId)
  return cleaner === undefined ? [] : conflictsOf(movedJob(job, place), cleaner, jobs, company)
}

/** Returns the changes that moving a job to a place writes; a pay that was set by hand stays. */
export function movePatch(
  job: Booking,
  place: JobPlace,
  roster: readonly Contractor[],
  reason: OverlapReason | null,
  business: Business,
): BookingPatch {
  const from = placeOf(job)
  const cleaner = roster.find(({ id }) => id === place.contractorId)
  const isMoved = from === null || moveKind(from, { ...place, contractorId: from.contractorId }) === 'time'
  const { bookingDate, bookingTime } = movedJob(job, place)
  return {
    ...(isMoved && { bookingDate, bookingTime }),
    ...(place.contractorId !== job.contractorId &&
      (cleaner === undefined
        ? unassignCleaner(job)
        : assignCleaner(
            job,
            cleaner,
            payRules(business),
            hasChosenPay(job, payRules(business)) ? 'keep' : 'suggested',
          ))),
    ...(reason !== null && { overlapReason: reason }),
  }
}
