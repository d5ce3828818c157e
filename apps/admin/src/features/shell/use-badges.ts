import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBackend } from '../../app/app-context.tsx'

/** How many bookings and inquiries are new; kept live by the changes of their tables. A failure is only logged. Admin spec, section 2. */
export function useBadges(): { readonly newBookings: number; readonly newInquiries: number } {
  const backend = useBackend()
  const bookings = useQuery({
    queryKey: ['bookings', 'pending-count'],
    queryFn: backend.bookings.countPending,
  })
  const inquiries = useQuery({ queryKey: ['inquiries', 'new-count'], queryFn: backend.inquiries.countNew })
  useLogged('bookings', bookings.error)
  useLogged('inquiries', inquiries.error)
  return { newBookings: bookings.data ?? 0, newInquiries: inquiries.data ?? 0 }
}

function useLogged(what: string, failure: Error | null): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log and nothing else
    if (failure !== null) console.error(`The count of new ${what} could not be read`, failure)
  }, [what, failure])
}
