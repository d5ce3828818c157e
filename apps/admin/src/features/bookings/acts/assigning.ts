import type { Business } from '@dustforce/office/company'
import type { Contractor } from '@dustforce/office/contractor'
import { assignCleaner, type OverlapReason } from '@dustforce/office/hub'
import type { Booking, BookingPatch } from '@dustforce/supabase/admin'
import { payRules } from '../pay-rules.ts'

/** The letters that go out with an assignment. */
export interface Letters {
  readonly toCleaner: boolean
  readonly toCustomer: boolean
  /** The notes that the admin adds for the cleaner. */
  readonly notes: string
}

/** The decisions of an admin in the Assign dialog. */
export interface Assigning {
  readonly cleaner: Contractor
  /** `keep` leaves the pay that was set by hand as it is. */
  readonly pay: 'suggested' | 'keep'
  /** Why the cleaner gets it although something speaks against that; null when nothing does that needs a reason. */
  readonly reason: OverlapReason | null
  /** null for none. */
  readonly letters: Letters | null
}

/** Returns the changes that assigning writes. */
export function assignmentOf(
  booking: Booking,
  { cleaner, pay, reason }: Assigning,
  business: Business,
): BookingPatch {
  return {
    ...assignCleaner(booking, cleaner, payRules(business), pay),
    ...(reason !== null && { overlapReason: reason }),
  }
}

/** Returns the changes that taking an assignment back writes. */
export function beforeAssignment(booking: Booking): BookingPatch {
  const { bookingStatus, contractorId, assignedCleanerName, assignedCleanerPhone } = booking
  const { contractorPayCents, overlapReason } = booking
  return {
    ...{ bookingStatus, contractorId, assignedCleanerName, assignedCleanerPhone },
    ...{ contractorPayCents, overlapReason },
  }
}

/** The booking as the letters tell of it: the preview and what is sent are made of the same one. */
export function plannedBooking(booking: Booking, assigning: Assigning, business: Business): Booking {
  return { ...booking, ...assignmentOf(booking, assigning, business) }
}
