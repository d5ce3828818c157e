import { formatDate, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import { attentionText } from '@dustforce/office/booking'
import type { UnfitBooking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'

/** Names the sold jobs that would not fit with the limits that are typed, by the names of their settings; nothing while none are. */
export function UnfitWith({ limits }: { readonly limits: object }) {
  const { settings } = useBackend()
  const query = useQuery({
    queryKey: ['bookings', 'unfit', limits],
    queryFn: () => settings.previewLimits(textsOf(limits)),
  })
  if (query.isError) return <p className="text-danger-ink text-sm">The booked jobs could not be checked.</p>
  return <UnfitBookings bookings={query.data ?? null} />
}

function textsOf(limits: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, String(limit ?? '')]))
}

/** The sold jobs that would not fit; null while they are looked for. */
export function UnfitBookings({ bookings }: { readonly bookings: readonly UnfitBooking[] | null }) {
  if (bookings === null) return <p className="text-muted text-sm">Looking for booked jobs...</p>
  if (bookings.length === 0) return <p className="text-muted text-sm">All booked jobs fit.</p>
  const title =
    bookings.length === 1 ? '1 booked job no longer fits' : `${bookings.length} booked jobs no longer fit`
  return (
    <Notice tone="warning" announce="polite" title={title}>
      <ul className="mt-1 grid max-h-40 list-disc gap-0.5 overflow-y-auto pl-5">
        {bookings.map(({ id, customerName, date, time, reason }) => (
          <li key={id}>
            {date === null ? '' : `${weekdayName(weekdayOf(date))}, ${formatDate(date)}, `}
            {time} · {customerName}. {attentionText(reason)}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">These jobs stay booked, and are in Needs you until you move or cancel them.</p>
    </Notice>
  )
}
