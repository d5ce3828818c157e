import type { BusinessPolicy, SchedulePolicy } from '@dustforce/core/schedule'

/** What of a policy is published: all but what the office counts by, which is no owner's to change. */
export function scheduleOf({
  weekStart: _weekStart,
  occupyingStatuses: _occupyingStatuses,
  revenue: _revenue,
  freeCancellationHours: _freeCancellationHours,
  customerMoves: _customerMoves,
  refundBusinessDays: _refundBusinessDays,
  contractorPayPercent: _contractorPayPercent,
  regions: _regions,
  ...schedule
}: BusinessPolicy): SchedulePolicy {
  return schedule
}
