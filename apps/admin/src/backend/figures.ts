import type { Assignment, BookingMetrics, FinanceMetrics } from '@dustforce/core/metrics'
import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, DateRange } from '@dustforce/core/schedule'

/** The dashboard's figures over all bookings. */
export interface DashboardFigures {
  readonly bookings: BookingMetrics
  readonly finance: FinanceMetrics
  readonly assignments: readonly Assignment[]
}

/** The money of one day, in cents. */
export interface FinanceDay {
  readonly date: BusinessDate
  /** Bookings that earned. */
  readonly bookings: number
  readonly revenueCents: Cents
  readonly taxCents: Cents
  readonly discountsCents: Cents
  readonly payoutsCents: Cents
}

/** What a range of dates earned and cost. */
export interface FinanceFigures {
  /** In order; days without bookings are left out. */
  readonly days: readonly FinanceDay[]
  readonly services: readonly {
    readonly service: string
    readonly bookings: number
    readonly revenueCents: Cents
  }[]
  readonly contractors: readonly {
    readonly name: string
    readonly jobs: number
    readonly payoutCents: Cents
  }[]
}

export interface FiguresBackend {
  /** @param now epoch milliseconds */
  readonly dashboard: (now: number) => Promise<DashboardFigures>
  /** @param range both ends included */
  readonly finance: (range: DateRange) => Promise<FinanceFigures>
}
