import type { CompanyPolicy, CompanySchedule } from './business.ts'

/**
 * Returns the part of a policy that its file has, and its owner publishes: all except what the office counts by.
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
