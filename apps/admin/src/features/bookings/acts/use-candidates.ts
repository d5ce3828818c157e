import type { BusinessDate } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import { type Candidate, type Job, rankCandidates } from '@dustforce/office/hub'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../../app/app-context.tsx'
import { messageOf } from '../../../app/failure.ts'

/** A booking of the customer, and before which day visits count where that is not its own; null for a customer without one. */
export type KnownVisits = { readonly id: string; readonly day?: BusinessDate } | null

/** Returns the cleaners who could have a job, the best first; null until the roster, the jobs of the day and the customer's cleaners are known. */
export function useCandidates(
  job: Job,
  visits: KnownVisits = { id: job.id },
  isWanted = true,
): {
  readonly candidates: readonly Candidate<Contractor>[] | null
  readonly failure: string | undefined
} {
  const { company } = useBusiness()
  const { contractors, bookings, customers } = useBackend()
  const { bookingDate: day } = job
  const roster = useQuery({ queryKey: ['contractors'], queryFn: contractors.all, enabled: isWanted })
  const jobs = useQuery({
    queryKey: ['bookings', 'between', day, day],
    queryFn: async () => (day === null ? [] : bookings.between(day, day)),
    // A refusal by the database says that this is old.
    staleTime: 0,
    enabled: isWanted,
  })
  const lastHere = useQuery({
    queryKey: ['bookings', 'last-visits', visits?.id, visits?.day],
    queryFn: async () =>
      visits === null
        ? {}
        : visits.day === undefined
          ? bookings.lastVisits(visits.id)
          : bookings.lastVisits(visits.id, visits.day),
    enabled: isWanted,
  })
  const wishes = useQuery({
    queryKey: ['customers', 'cleaners', visits?.id],
    queryFn: async () => (visits === null ? {} : customers.cleanerWishes(visits.id)),
    enabled: isWanted,
  })
  const failed = [roster, jobs, lastHere, wishes].find(({ isError }) => isError)
  if (
    roster.data === undefined ||
    jobs.data === undefined ||
    lastHere.data === undefined ||
    wishes.data === undefined
  ) {
    return { candidates: null, failure: failed === undefined ? undefined : messageOf(failed.error) }
  }
  return {
    candidates: rankCandidates(
      job,
      roster.data,
      { jobs: jobs.data, lastHere: lastHere.data, wishes: wishes.data },
      company,
    ),
    failure: undefined,
  }
}
