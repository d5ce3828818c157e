import {
  type BusinessPolicy,
  businessDateOf,
  type ClosedReason,
  calendar,
  dayOn,
  earliestSlot,
  isBusinessDate,
  type OpenSlot,
} from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { bookingTerms, earliestFreeSlot, freeTerm } from '@dustforce/office/ledger'
import type { DayOccupancy } from '@dustforce/supabase'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { siteBackend } from '../../runtime.ts'
import { offerToken } from '../../storage/offer-token.ts'
import type { ScheduleState } from './schedule-fields.tsx'
import { slotText } from './slot-text.ts'
import { useNow } from './use-now.ts'

interface Schedule extends ScheduleState {
  readonly now: number
  readonly earliest: OpenSlot | null
  /** The first slot that is free to cancel, where the earliest is not. */
  readonly earliestFree: OpenSlot | null
  /** The company's policy with what the office has set. */
  readonly policy: BusinessPolicy
  readonly retry: () => void
  /** Looks the chosen day up again; what is known already counts when that fails. */
  readonly lookAgain: () => Promise<{ readonly policy: BusinessPolicy; readonly dayFull: boolean }>
}

/**
 * The days that can be booked, from one look-up of the limit and the places taken. When it fails, the limit is the policy's, no place
 * counts as taken, and the customer is told to ask.
 *
 * @param durationMinutes how long the cleaning takes; it matters once the number of crews limits
 * @param service what is booked; it matters where its hours or what it needs differ
 */
export function useSchedule(date: string, durationMinutes: number | null, service: string): Schedule {
  const business = useBusiness()
  const now = useNow(20_000)
  const today = businessDateOf(now, business.policy.zone)
  const queryKey = ['availability', today]
  const lookUp = async () =>
    (await siteBackend()).availability(
      today,
      business.policy.lookaheadDays,
      business.policy.zone,
      offerToken(),
    )
  const queries = useQueryClient()
  const { data, isPending, failureCount, refetch } = useQuery({
    queryKey,
    queryFn: lookUp,
    staleTime: 30_000,
  })
  // Told with the first failure: the tries that follow take seconds, and one that succeeds takes the words back.
  const failed = failureCount > 0
  const chosen = isBusinessDate(date) ? date : null
  const known = (occupancy: DayOccupancy | undefined) => {
    const policy = withOfficeRules(business.policy, occupancy?.rules ?? {})
    const facts = {
      now,
      limit: occupancy?.limit ?? business.policy.capacity.perDay,
      taken: occupancy?.taken ?? {},
      busy: occupancy?.busy ?? [],
      service,
      ...(durationMinutes !== null && { durationMinutes }),
    }
    const day = chosen === null ? null : dayOn(policy, facts, chosen)
    return { policy, facts, day, dayFull: isTaken(day?.reason) }
  }
  const { policy, facts, day, dayFull } = known(data)
  const earliest = isPending || failed ? null : earliestSlot(policy, facts)
  const isLate = earliest !== null && freeTerm(bookingTerms(policy), earliest.startsAt, now).until === null
  return {
    now,
    policy,
    earliestFree: isLate ? earliestFreeSlot(policy, facts) : null,
    loading: isPending && !failed,
    failed,
    days: calendar(policy, facts),
    slots: day?.slots ?? [],
    earliest,
    earliestText: slotText(earliest),
    dayFull,
    closure: day?.closure ?? null,
    retry: () => {
      void refetch()
      // The other look-ups of these days are made again too.
      void queries.invalidateQueries({ queryKey: [...queryKey, 'of visits that repeat'] })
    },
    lookAgain: async () => {
      try {
        return known(queries.setQueryData<DayOccupancy>(queryKey, await lookUp()))
      } catch {
        return { policy, dayFull }
      }
    },
  }
}

/** Whether a day is closed by what others have booked. */
function isTaken(reason: ClosedReason | undefined): boolean {
  return reason === 'full' || reason === 'busy' || reason === 'in-use'
}
