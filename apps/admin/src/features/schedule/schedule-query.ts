import { type BusinessDate, type DateRange, isBusinessDate, weekOf } from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'

/** The state of the page, as its address has it. */
export interface ScheduleQuery {
  readonly view: 'day' | 'week'
  readonly date: BusinessDate
  /** The contractor whose day sheet is shown; null for the board. */
  readonly sheet: string | null
}

/** Reads the address; what it does not say, or says wrongly, is this week. */
export function scheduleQuery(params: URLSearchParams, today: BusinessDate): ScheduleQuery {
  const date = params.get('date')
  return {
    view: params.get('view') === 'day' ? 'day' : 'week',
    date: isBusinessDate(date) ? date : today,
    sheet: params.get('sheet'),
  }
}

/** The address of what is to be shown, below `/admin`. */
export function schedulePath({ view, date, sheet }: ScheduleQuery): string {
  const params = new URLSearchParams({ view, date, ...(sheet !== null && { sheet }) })
  return `/dashboard/schedule?${params}`
}

/** The days that are shown. */
export function shownRange(
  { view, date }: Pick<ScheduleQuery, 'view' | 'date'>,
  policy: CompanyPolicy,
): DateRange {
  return view === 'day' ? { from: date, to: date } : weekOf(date, policy.weekStart)
}
