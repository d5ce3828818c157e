import { type BusinessDate, businessDateOf } from '@dustforce/core/schedule'
import { displayStatus } from '@dustforce/office/booking'
import { type CleanerWish, filtersToQuery } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { useNow } from '../../app/use-now.ts'
import { useChange } from '../../kit/use-change.ts'
import { CustomerCleaners } from './customer-cleaners.tsx'

/** Shows what the customer of a booking says of cleaners, joined to the data; nothing until it is known. */
export function WishedCleaners({
  bookingId,
  bookings,
}: {
  readonly bookingId: string
  /** All of the customer's. */
  readonly bookings: readonly Booking[]
}) {
  const { contractors, customers } = useBackend()
  const { policy } = useBusiness()
  const today = businessDateOf(useNow(), policy.zone)
  const queryKey = ['customers', 'cleaners', bookingId]
  const roster = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const wishes = useQuery({ queryKey, queryFn: () => customers.cleanerWishes(bookingId) })
  const change = useChange(
    ({ id, wish }: { readonly id: string; readonly wish: CleanerWish | null }) =>
      customers.wishCleaner(bookingId, id, wish),
    { done: 'Saved', failed: 'Failed to save what the customer said', reads: [['customers', 'cleaners']] },
  )
  if (roster.data === undefined || wishes.data === undefined) return null
  return (
    <CustomerCleaners
      roster={roster.data.toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en'))}
      wishes={wishes.data}
      coming={comingByCleaner(bookings, today)}
      replaceLink={(fullName, text) => (
        <Link
          className="underline underline-offset-2"
          to={`/dashboard/bookings?${new URLSearchParams(
            filtersToQuery({ search: bookings[0]?.email ?? '', assignedCleaner: fullName, dateFrom: today }),
          )}`}
        >
          {text}
        </Link>
      )}
      busy={change.busy}
      onWish={(id, wish) => change.run({ id, wish })}
    />
  )
}

/** Counts the bookings to come of each cleaner. */
function comingByCleaner(bookings: readonly Booking[], today: BusinessDate): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const booking of bookings) {
    const { contractorId, bookingDate } = booking
    if (contractorId === null || bookingDate === null || bookingDate < today) continue
    if (['canceled', 'completed'].includes(displayStatus(booking))) continue
    counts[contractorId] = (counts[contractorId] ?? 0) + 1
  }
  return counts
}
