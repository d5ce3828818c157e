import { type PayPeriodKind, payPeriod } from '@dustforce/core/payout'
import {
  addDays,
  type BusinessDate,
  type DateRange,
  gtaPolicy,
  isBusinessDate,
} from '@dustforce/core/schedule'

/** What the address says about the page. */
export interface PayoutsQuery {
  readonly kind: PayPeriodKind
  /** A date of the period. */
  readonly date: BusinessDate
  /** Whose statement is shown; null for everyone's figures. */
  readonly of: string | null
}

export const periodKinds: readonly { readonly value: PayPeriodKind; readonly label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'half-month', label: 'Half month' },
  { value: 'month', label: 'Month' },
]

/** Reads the address; the half month of today when nothing usable is named. */
export function readPayoutsQuery(params: URLSearchParams, today: BusinessDate): PayoutsQuery {
  const date = params.get('on')
  return {
    kind: periodKinds.find(({ value }) => value === params.get('period'))?.value ?? 'half-month',
    date: isBusinessDate(date) ? date : today,
    of: params.get('of'),
  }
}

/** The days of the period. */
export function periodOf({ kind, date }: PayoutsQuery): DateRange {
  return payPeriod(kind, date, gtaPolicy.weekStart)
}

/** The same of the period before or after. */
export function stepped(query: PayoutsQuery, sign: 1 | -1): PayoutsQuery {
  const { from, to } = periodOf(query)
  return { ...query, date: periodOf({ ...query, date: addDays(sign > 0 ? to : from, sign) }).from }
}

/** The address of the page. */
export function payoutsPath({ kind, date, of }: PayoutsQuery): string {
  const params = new URLSearchParams({ period: kind, on: date, ...(of === null ? {} : { of }) })
  return `/dashboard/payouts?${params}`
}
