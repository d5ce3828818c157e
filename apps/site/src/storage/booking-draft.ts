const key = 'dust-force.booking-draft'

/** Forgets the booking that was being filled in. */
export function clearBookingDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
