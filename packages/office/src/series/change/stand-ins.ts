import { type BusinessDate, daysBetween } from '@dustforce/core/schedule'
import type { SeriesToPlan } from '@dustforce/core/series'
import type { KeptVisit } from './kept-visit.ts'
import { isNear } from './planned-visits.ts'

/**
 * The visits of a rule that are not to be, since another one stands for each: one that is paid for or was changed for itself, or one that was called off, so
 * that it does not come back on another day.
 */
export function standIns(
  others: readonly KeptVisit[],
  dates: readonly BusinessDate[],
  { every, pauses = [] }: Pick<SeriesToPlan, 'every' | 'pauses'>,
): NonNullable<SeriesToPlan['visits']> {
  const taken = new Map<string, { readonly skip: true }>()
  for (const { original, date, status } of others) {
    const isPaused = pauses.some(({ from, to }) => from <= original && original <= to)
    if (isPaused && status === 'canceled') continue
    const at = status === 'canceled' ? original : date
    const near = dates.filter((one) => !taken.has(one) && isNear(every, at, one))
    const own = near.find((one) => one === original) ?? nearest(near, at)
    if (own !== undefined) taken.set(own, { skip: true })
  }
  return Object.fromEntries(taken)
}

function nearest(dates: readonly BusinessDate[], at: BusinessDate): BusinessDate | undefined {
  const days = (date: BusinessDate) => Math.abs(daysBetween(at, date))
  return dates.toSorted((a, b) => days(a) - days(b))[0]
}
