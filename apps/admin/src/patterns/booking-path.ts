/** The list with one booking, which is open. */
export function bookingPath(id: string): string {
  return `/dashboard/bookings?${new URLSearchParams({ q: id, open: id })}`
}
