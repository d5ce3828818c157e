import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBackend } from '../../app/app-context.tsx'

/** Returns the numbers that the sidebar shows; kept live by the changes of the tables. A failure is only logged. */
export function useBadges(): {
  readonly newBookings: number
  /** Paid bookings that nobody is assigned to. */
  readonly openJobs: number
  readonly newInquiries: number
} {
  const backend = useBackend()
  const bookings = useQuery({
    queryKey: ['bookings', 'pending-count'],
    queryFn: backend.bookings.countPending,
  })
  const open = useQuery({
    queryKey: ['bookings', 'open-count'],
    queryFn: backend.bookings.countNeedingCleaner,
  })
  const inquiries = useQuery({ queryKey: ['inquiries', 'new-count'], queryFn: backend.badges.newInquiries })
  useLogged('new bookings', bookings.error)
  useLogged('bookings without a cleaner', open.error)
  useLogged('new inquiries', inquiries.error)
  return { newBookings: bookings.data ?? 0, openJobs: open.data ?? 0, newInquiries: inquiries.data ?? 0 }
}

function useLogged(what: string, failure: Error | null): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log and nothing else
    if (failure !== null) console.error(`The count of ${what} could not be read`, failure)
  }, [what, failure])
}
