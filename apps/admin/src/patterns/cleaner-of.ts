import type { Booking } from '@dustforce/supabase/admin'

/** The assigned cleaner's name; empty when there is none. */
export function cleanerOf(booking: Pick<Booking, 'assignedCleanerName'>): string {
  return booking.assignedCleanerName?.trim() ?? ''
}
