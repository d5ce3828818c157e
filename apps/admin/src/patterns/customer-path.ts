/** The page of the customer who made a booking; no address of theirs stands in the link. */
export function customerPath(bookingId: string): string {
  return `/dashboard/customers?${new URLSearchParams({ of: bookingId })}`
}
