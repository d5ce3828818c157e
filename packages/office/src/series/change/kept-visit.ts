import type { Cents } from '@dustforce/core/money'
import { type BusinessDate, instantOf, type MinuteOfDay } from '@dustforce/core/schedule'

/** A visit of a series that is a booking. */
export interface KeptVisit {
  /** The booking. */
  readonly id: string
  /** The version of the booking: what is decided about it is written only while it is the same. */
  readonly version: number
  /** The date that the series has for it. */
  readonly original: BusinessDate
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  readonly minutes: number
  readonly totalCents: Cents
  readonly payment: string
  readonly status: string
  /** It was changed for itself. */
  readonly isDetached: boolean
  /** Its card is being charged, or its customer is on the page to pay. */
  readonly isCharging: boolean
}

/**
 * The state of a visit, which says what a change of its series can do with it: `open` can change or be called off at no cost, `off` was called off
 * before it was paid for, `paid` and `charging` keep their money and their time, and what is `over` is history.
 */
export type VisitState = 'open' | 'off' | 'paid' | 'charging' | 'over'

/** Says what can be done with a visit at an instant, in epoch milliseconds. */
export function visitState(
  { payment, status, date, minute, isCharging }: Omit<KeptVisit, 'id' | 'version'>,
  now: number,
  zone: string,
): VisitState {
  if (status === 'completed' || instantOf(date, minute, zone) <= now) return 'over'
  if (status === 'canceled') return payment === 'arranged' ? 'off' : 'over'
  if (payment !== 'arranged') return 'paid'
  return isCharging ? 'charging' : 'open'
}
