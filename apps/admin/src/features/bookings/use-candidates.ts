import { gtaPolicy } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import { type Candidate, rankCandidates } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'

/** Who could have a booking, the best first; null until the roster, the jobs of the day and the customer's cleaners are known. */
export function useCandidates(booking: Booking): {
  readonly candidates: readonly Candidate<Contractor>[] | null
  readonly failure: string | undefined
} {
  const { contractors, bookings } = useBackend()
  const { id, bookingDate: day } = booking
  const roster = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const jobs = useQuery({
    queryKey: ['bookings', 'between', day, day],
    queryFn: async () => (day === null ? [] : bookings.between(day, day)),
    // A refusal by the database says that this is old.
    staleTime: 0,
  })
  const lastHere = useQuery({
    queryKey: ['bookings', 'last-visits', id],
    queryFn: () => bookings.lastVisits(id),
  })
  const failed = [roster, jobs, lastHere].find(({ isError }) => isError)
  if (roster.data === undefined || jobs.data === undefined || lastHere.data === undefined) {
    return { candidates: null, failure: failed === undefined ? undefined : messageOf(failed.error) }
  }
  return {
    candidates: rankCandidates(booking, roster.data, { jobs: jobs.data, lastHere: lastHere.data }, gtaPolicy),
    failure: undefined,
  }
}
