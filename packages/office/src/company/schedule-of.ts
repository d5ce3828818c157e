import type { CompanyPolicy, CompanySchedule } from './business.ts'

/**
 * What of a policy its file has, and its owner publishes: all but what the office counts by.
 *
 * @example
 * 'revenue' in scheduleOf(gtaPolicy) // => false
 */
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
}: CompanyPolicy): CompanySchedule {
  return schedule
}
