import { formatDate, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import { attentionText } from '@dustforce/office/booking'
import { mostUnfitNamed, type UnfitBooking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { ScrolledList } from '../../kit/scrolled-list.tsx'

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
  const count = bookings.length < mostUnfitNamed ? bookings.length : `${bookings.length} or more`
  const title = count === 1 ? '1 booked job no longer fits' : `${count} booked jobs no longer fit`
  return (
    <Notice tone="warning" announce="polite" title={title}>
      <ScrolledList label="Jobs that no longer fit">
        {bookings.map(({ id, customerName, date, time, reason }) => (
          <li key={id}>
            {date === null ? '' : `${weekdayName(weekdayOf(date))}, ${formatDate(date)}, `}
            {time} · {customerName}. {attentionText(reason)}
          </li>
        ))}
      </ScrolledList>
      <p className="mt-1.5">These jobs stay booked, and are in Needs you until you move or cancel them.</p>
    </Notice>
  )
}
