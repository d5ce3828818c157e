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
import type { ScheduleState } from '@dustforce/ui/booking/schedule-fields'
import { useQuery } from '@tanstack/react-query'
import { siteBackend } from '../../runtime.ts'
import { useNow } from './use-now.ts'

interface Schedule extends ScheduleState {
  readonly now: number
  readonly earliest: OpenSlot | null
  readonly retry: () => void
}

/**
 * The days that can be booked, from one look-up of the limit and the places taken. When it fails, the limit is the policy's, no place
 * counts as taken, and the customer is told to ask. Public spec, sections 4 and 8.
 */
export function useSchedule(date: string): Schedule {
  const now = useNow(20_000)
  const today = businessDateOf(now, gtaPolicy.zone)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['availability', today],
    queryFn: async () => (await siteBackend()).availability(today, gtaPolicy.lookaheadDays),
    staleTime: 30_000,
  })
  const facts = { now, limit: data?.limit ?? gtaPolicy.dailyLimit, taken: data?.taken ?? {} }
  const earliest = isPending || isError ? null : earliestSlot(gtaPolicy, facts)
  const chosen = isBusinessDate(date) ? date : null
  const taken = facts.taken[date] ?? 0
  return {
    now,
    loading: isPending,
    failed: isError,
    days: calendar(gtaPolicy, facts),
    slots: chosen === null ? [] : slotsOn(gtaPolicy, chosen, now, taken, facts.limit),
    earliest,
    earliestText: earliestSlotText(earliest),
    dayFull: chosen !== null && taken >= facts.limit,
    retry: () => void refetch(),
  }
}
