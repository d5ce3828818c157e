import { addDays, type BusinessDate, type DateRange, isBusinessDate, monthOf } from '@dustforce/core/schedule'
import type { FinanceChoice } from './finance-view.tsx'

/** The period that the address bar names. */
export interface FinanceRange {
  readonly choice: FinanceChoice
  readonly range: DateRange
  /** The address names dates, but not two valid ones. */
  readonly isMisread: boolean
}

/** Reads the period, its dates in either order; this month when nothing usable is named. */
export function readFinanceRange(params: URLSearchParams, today: BusinessDate): FinanceRange {
  const from = params.get('from')
  const to = params.get('to')
  if (isBusinessDate(from) && isBusinessDate(to)) {
    const range = from <= to ? { from, to } : { from: to, to: from }
    return { choice: 'custom', range, isMisread: false }
  }
  return { ...namedRange(params.get('period'), today), isMisread: from !== null || to !== null }
}

function namedRange(choice: string | null, today: BusinessDate): Omit<FinanceRange, 'isMisread'> {
  switch (choice) {
    case 'last-month':
      return { choice, range: monthOf(today, -1) }
    case 'last-3-months':
      return { choice, range: { from: monthOf(today, -2).from, to: monthOf(today).to } }
    case 'last-12-months':
      return { choice, range: { from: monthOf(today, -11).from, to: monthOf(today).to } }
    case 'next-30-days':
      return { choice, range: { from: today, to: addDays(today, 29) } }
    default:
      return { choice: 'this-month', range: monthOf(today) }
  }
}
