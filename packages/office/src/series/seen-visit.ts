import type { Cents } from '@dustforce/core/money'
import type { BusinessDate } from '@dustforce/core/schedule'
import type { MissedBy } from '../booking/missed-by.ts'

/** The states of visits that repeat. */
export const seriesStatuses = ['offered', 'running', 'ended', 'lapsed'] as const

/** A state of visits that repeat. */
export type SeriesStatus = (typeof seriesStatuses)[number]

/** A visit of a series as people see it. */
export interface SeenVisit {
  readonly bookingId: string
  /** The date that the series has for it. */
  readonly original: BusinessDate
  readonly date: BusinessDate
  /** A label such as '9:00 AM'. */
  readonly time: string
  readonly totalCents: Cents
  readonly payment: string
  readonly status: string
  /** By whom it is missed, where it was called off and somebody said so. */
  readonly missedBy: MissedBy | null
  /** It is to come, and its money has not. */
  readonly canEnd: boolean
}
