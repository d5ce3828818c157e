import type { Booking, BookingPage } from '@dustforce/supabase/admin'
import type { QueryClient } from '@tanstack/react-query'

/** The first words of the key of every page of the list. */
export const pageKey = ['bookings', 'page'] as const

/** Puts a booking in place of the one with its id, on every page that shows it. */
export function putBooking(client: QueryClient, booking: Booking): void {
  changePages(client, (rows) => rows.map((row) => (row.id === booking.id ? booking : row)))
}

/** Takes a booking off every page. Returns a function that puts it back where it was. */
export function takeBooking(client: QueryClient, id: string): () => void {
  const before = client.getQueriesData<BookingPage>({ queryKey: pageKey })
  changePages(client, (rows) => rows.filter((row) => row.id !== id))
  return () => {
    for (const [key, page] of before) {
      if (page?.rows.some((row) => row.id === id)) client.setQueryData(key, page)
    }
  }
}

/** The newest version of a booking on any page; null when none shows it. */
export function findBooking(client: QueryClient, id: string): Booking | null {
  const found = client
    .getQueriesData<BookingPage>({ queryKey: pageKey })
    .flatMap(([, page]) => page?.rows.filter((row) => row.id === id) ?? [])
  return found.reduce<Booking | null>(
    (newest, row) => (newest === null || row.version > newest.version ? row : newest),
    null,
  )
}

function changePages(client: QueryClient, change: (rows: readonly Booking[]) => readonly Booking[]): void {
  client.setQueriesData<BookingPage>({ queryKey: pageKey }, (page) =>
    page === undefined ? undefined : { ...page, rows: change(page.rows) },
  )
}
