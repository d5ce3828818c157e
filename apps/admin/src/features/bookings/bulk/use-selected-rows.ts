import { addDays } from '@dustforce/core/schedule'
import type { Booking, BookingPage } from '@dustforce/supabase/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../../app/app-context.tsx'
import { pageKey } from '../list/booking-cache.ts'

/** The selected bookings as the list shows them now, the jobs of their days, and the other rows that are shown. */
export function useSelectedRows(chosen: ReadonlyMap<string, Booking>) {
  const { bookings } = useBackend()
  const client = useQueryClient()
  const selected = [...chosen.values()].map((booking) => current(booking))
  const days = selected.flatMap(({ bookingDate }) => bookingDate ?? []).toSorted()
  const [first = null, last = first] = [days[0], days.at(-1)]
  // Of longer spans only the profiles are looked at here; the database looks at the rest.
  const isShort = first !== null && last !== null && last <= addDays(first, 31)
  const jobs = useQuery({
    queryKey: ['bookings', 'between', first, last],
    queryFn: () => (first === null || last === null ? [] : bookings.between(first, last)),
    enabled: isShort,
  })

  /** As the list shows it now: this user's own change has raised the version. */
  function current(booking: Booking): Booking {
    const pages = client.getQueriesData<BookingPage>({ queryKey: pageKey })
    for (const [, page] of pages) {
      const found = page?.rows.find(({ id }) => id === booking.id)
      if (found !== undefined && found.version >= booking.version) return found
    }
    return booking
  }

  const rest = client
    .getQueryCache()
    .findAll({ queryKey: pageKey, type: 'active' })
    .flatMap(({ queryKey }) => client.getQueryData<BookingPage>(queryKey)?.rows ?? [])
    .filter(({ id }) => !chosen.has(id))
  return { selected, jobs: jobs.data ?? [], rest }
}
