import {
  businessDateOf,
  calendar,
  earliestSlot,
  earliestSlotText,
  gtaPolicy,
  isBusinessDate,
  type OpenSlot,
  slotsOn,
} from '@dustforce/core/schedule'
import type { DayOccupancy } from '@dustforce/supabase'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { siteBackend } from '../../runtime.ts'
import type { ScheduleState } from './schedule-fields.tsx'
import { useNow } from './use-now.ts'

interface Schedule extends ScheduleState {
  readonly now: number
  readonly earliest: OpenSlot | null
  readonly retry: () => void
  /** Looks up whether the chosen day has no place left; what is known already counts when that fails. */
  readonly isFullNow: () => Promise<boolean>
}

/**
 * The days that can be booked, from one look-up of the limit and the places taken. When it fails, the limit is the policy's, no place
 * counts as taken, and the customer is told to ask.
 */
export function useSchedule(date: string): Schedule {
  const now = useNow(20_000)
  const today = businessDateOf(now, gtaPolicy.zone)
  const queryKey = ['availability', today]
  const lookUp = async () => (await siteBackend()).availability(today, gtaPolicy.lookaheadDays)
  const queries = useQueryClient()
  const { data, isPending, failureCount, refetch } = useQuery({
    queryKey,
    queryFn: lookUp,
    staleTime: 30_000,
  })
  // Told with the first failure: the tries that follow take seconds, and one that succeeds takes the words back.
  const failed = failureCount > 0
  const facts = { now, limit: data?.limit ?? gtaPolicy.capacity.perDay, taken: data?.taken ?? {} }
  const earliest = isPending || failed ? null : earliestSlot(gtaPolicy, facts)
  const chosen = isBusinessDate(date) ? date : null
  const taken = facts.taken[date] ?? 0
  return {
    now,
    loading: isPending && !failed,
    failed,
    days: calendar(gtaPolicy, facts),
    slots: chosen === null ? [] : slotsOn(gtaPolicy, chosen, now, taken, facts.limit),
    earliest,
    earliestText: earliestSlotText(earliest),
    dayFull: chosen !== null && taken >= facts.limit,
    retry: () => void refetch(),
    isFullNow: async () => {
      if (chosen === null) return false
      try {
        const { limit, taken: now } = queries.setQueryData<DayOccupancy>(queryKey, await lookUp()) ?? facts
        return (now[chosen] ?? 0) >= limit
      } catch {
        return taken >= facts.limit
      }
    },
  }
}
