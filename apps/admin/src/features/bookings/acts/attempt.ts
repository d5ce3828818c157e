import type { AdminBackend, Booking, BookingPatch } from '@dustforce/supabase/admin'
import { toast } from '../../../app/toasts.tsx'
import type { BookingChanges } from './booking-changes.ts'

/** The data and functions that the actions on bookings work with. */
export interface ActingOn {
  readonly backend: AdminBackend
  readonly changes: BookingChanges
}

/** Takes an action and says what came of it; returns whether it succeeded. */
export async function attempt<T>(
  action: () => Promise<T>,
  done: (result: T) => void,
  failed: string,
  otherwise?: string,
): Promise<boolean> {
  let result: T
  try {
    result = await action()
  } catch (failure) {
    toast.failure(failed, failure, otherwise)
    return false
  }
  done(result)
  return true
}

/** Writes what was there before over the version that the act made: what somebody else changed since stays. */
export function revert(changes: BookingChanges, saved: Booking, before: BookingPatch): Promise<boolean> {
  return attempt(
    () => changes.change(saved, before),
    () => toast.success('Undone'),
    'Undo Failed',
  )
}
