import {
  addDays,
  type BusinessDate,
  type DateRange,
  daysBetween,
  isBusinessDate,
} from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import { isPayPeriod, type PayPeriodKind, payPeriod } from '@dustforce/office/payout'

/** A period of the calendar, or days that somebody chose. */
export type PeriodChoice = PayPeriodKind | 'dates'

/** The state of the page, as the address has it. */
export interface PayoutsQuery {
  readonly kind: PeriodChoice
  readonly period: DateRange
  /** The contractor whose statement is shown; null for everyone's figures. */
  readonly of: string | null
}

export const periodKinds: readonly { readonly value: PeriodChoice; readonly label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'half-month', label: 'Half month' },
  { value: 'month', label: 'Month' },
  { value: 'dates', label: 'Dates' },
]

/** The period of a date, as the company counts them. */
export function periodOf(kind: PayPeriodKind, date: BusinessDate, policy: CompanyPolicy): DateRange {
  return payPeriod(kind, date, policy.weekStart)
}

/** Reads the address; the half month of today when nothing usable is named. */
export function readPayoutsQuery(
  params: URLSearchParams,
  today: BusinessDate,
  policy: CompanyPolicy,
): PayoutsQuery {
  const of = params.get('of')
  const [from, to, date] = [params.get('from'), params.get('to'), params.get('on')]
  if (isBusinessDate(from) && isBusinessDate(to) && isPayPeriod({ from, to }))
    return { kind: 'dates', period: { from, to }, of }
  const named = periodKinds.find(({ value }) => value === params.get('period'))?.value
  const kind = named === undefined || named === 'dates' ? 'half-month' : named
  return { kind, period: periodOf(kind, isBusinessDate(date) ? date : today, policy), of }
}

/** The same of the period before or after, which is as long where days were chosen. */
export function stepped(query: PayoutsQuery, sign: 1 | -1, policy: CompanyPolicy): PayoutsQuery {
  const { kind, period } = query
  const next = addDays(sign > 0 ? period.to : period.from, sign)
  if (kind !== 'dates') return { ...query, period: periodOf(kind, next, policy) }
  const last = addDays(next, sign * daysBetween(period.from, period.to))
  return { ...query, period: sign > 0 ? { from: next, to: last } : { from: last, to: next } }
}

/** The address of the page. */
export function payoutsPath({ kind, period: { from, to }, of }: PayoutsQuery): string {
  const params = new URLSearchParams({
    ...(kind === 'dates' ? { from, to } : { period: kind, on: from }),
    ...(of === null ? {} : { of }),
  })
  return `/dashboard/payouts?${params}`
}
