import type { Company } from '@dustforce/office/company'
import type { Contractor } from '@dustforce/office/contractor'
import { conflictsOf, conflictText, needsReason } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'

/** A reason that speaks against giving one of many bookings to a cleaner. */
export interface Doubt {
  readonly id: string
  /** The customer. */
  readonly who: string
  readonly why: string
  /** Whether a reason is recorded when the job is assigned anyway. */
  readonly needsReason: boolean
}

/**
 * Returns what speaks against giving many bookings to one cleaner, a line for each that does not suit; also that they are in each other's way.
 *
 * @param jobs the other jobs of their days
 */
export function againstMany(
  bookings: readonly Booking[],
  cleaner: Contractor,
  jobs: readonly Booking[],
  company: Company,
): readonly Doubt[] {
  const given = bookings.map((booking) => ({ ...booking, contractorId: cleaner.id }))
  const others = jobs.filter(({ id }) => given.every((booking) => booking.id !== id))
  return given.flatMap((booking) => {
    const conflicts = conflictsOf(booking, cleaner, [...others, ...given], company)
    return conflicts.length === 0
      ? []
      : [
          {
            id: booking.id,
            who: booking.customerName,
            why: conflicts.map(conflictText).join('; '),
            needsReason: needsReason(conflicts),
          },
        ]
  })
}
