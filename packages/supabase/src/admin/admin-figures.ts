import { type Cents, centsFromDollars } from '@dustforce/core/money'
import {
  addDays,
  type BusinessDate,
  businessDateOf,
  type DateRange,
  isBusinessDate,
  monthOf,
  weekOf,
} from '@dustforce/core/schedule'
import { placesOfDay } from '@dustforce/core/schedule/office-rules'
import { type MissedBy, missedBy } from '@dustforce/office/booking'
import {
  type Assignment,
  assignmentsOf,
  type BookingMetrics,
  type FinanceMetrics,
} from '@dustforce/office/metrics'
import { type AdminClient, isRow, type Row } from './admin-client.ts'

/** The dashboard's figures, in cents. */
export interface DashboardFigures {
  readonly bookings: BookingMetrics
  readonly finance: FinanceMetrics
  readonly assignments: readonly Assignment[]
}

/** The money of one day, in cents; in a range of more than a year that of a month, under the first of its days. */
export interface FinanceDay {
  readonly date: BusinessDate
  readonly bookings: number
  readonly revenueCents: Cents
  readonly taxCents: Cents
  readonly discountsCents: Cents
  readonly payoutsCents: Cents
  /** The amount that is kept of canceled bookings, and the tax in it. */
  readonly keptCents: Cents
  readonly keptTaxCents: Cents
}

/** The number of a day's places that are taken, by bookings and by checkouts that are being paid. */
export interface DayLoad {
  readonly date: BusinessDate
  readonly taken: number
  readonly limit: number
}

/** The earnings and costs of a range of dates, in cents. */
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
  /** Visits that were sold and called off, by whom or by what they are missed; null where nobody has said. */
  readonly missed: readonly MissedVisits[]
}

/** Visits that are missed for the same reason, what is kept of their prices, and what is not. */
export interface MissedVisits {
  readonly by: MissedBy | null
  readonly visits: number
  readonly keptCents: Cents
  readonly missedCents: Cents
}

/** The figures of the dashboard and of the finance page, counted by the database over all rows. */
export function adminFigures({ rpc, business: { policy } }: Pick<AdminClient, 'rpc' | 'business'>) {
  return {
    /** @param now epoch milliseconds */
    dashboard: async (now: number): Promise<DashboardFigures> => {
      const today = businessDateOf(now, policy.zone)
      const week = weekOf(today, policy.weekStart)
      const month = monthOf(today)
      const last = monthOf(today, -1)
      const request = {
        today,
        weekFrom: week.from,
        weekTo: week.to,
        monthFrom: month.from,
        monthTo: month.to,
        lastMonthFrom: last.from,
        lastMonthTo: last.to,
      }
      return dashboardOf(await rpc('admin_dashboard', { request }), { today, week })
    },
    /** The places of every day from a date on. */
    load: async (from: BusinessDate, days: number): Promise<readonly DayLoad[]> => {
      const answer = await rpc('availability', { from_date: from, days })
      const { limit, days: taken, rules } = isRow(answer) ? answer : {}
      const count = isRow(taken) ? taken : {}
      const capacity = isRow(rules) && isRow(rules.capacity) ? rules.capacity : {}
      const perWeekday = isRow(capacity.perWeekday) ? capacity.perWeekday : {}
      const policy = { capacity: { perWeekday: numbersIn(perWeekday) } }
      return Array.from({ length: days }, (_, index) => {
        const date = addDays(from, index)
        return { date, taken: Number(count[date] ?? 0), limit: placesOfDay(policy, date, Number(limit)) }
      })
    },
    finance: async ({ from, to }: DateRange): Promise<FinanceFigures> =>
      financeOf(await rpc('admin_finance', { from_date: from, to_date: to })),
  }
}

function dashboardOf(answer: unknown, dates: Pick<BookingMetrics, 'today' | 'week'>): DashboardFigures {
  const row = isRow(answer) ? answer : {}
  return {
    bookings: {
      ...dates,
      total: Number(row.total ?? 0),
      thisWeek: Number(row.thisWeek ?? 0),
      confirmedToday: Number(row.confirmedToday ?? 0),
      newBookings: Number(row.newBookings ?? 0),
    },
    finance: {
      monthlyRevenueCents: money(row.monthlyRevenue),
      lastMonthRevenueCents: money(row.lastMonthRevenue),
      weeklyRevenueCents: money(row.weeklyRevenue),
      upcomingPayoutsCents: money(row.upcomingPayouts),
      averageSubtotalCents: money(row.averageSubtotal),
    },
    assignments: assignmentsOf(
      rowsOf(row.assignments).map(({ cleaner, count }) => ({
        cleaner: typeof cleaner === 'string' ? cleaner : null,
        count: Number(count),
      })),
    ),
  }
}

function financeOf(answer: unknown): FinanceFigures {
  const row = isRow(answer) ? answer : {}
  return {
    days: rowsOf(row.days).flatMap((day) =>
      isBusinessDate(day.date)
        ? [
            {
              date: day.date,
              bookings: Number(day.bookings),
              revenueCents: money(day.revenue),
              taxCents: money(day.tax),
              discountsCents: money(day.discounts),
              payoutsCents: money(day.payouts),
              keptCents: money(day.kept),
              keptTaxCents: money(day.kept_tax),
            },
          ]
        : [],
    ),
    services: rowsOf(row.services).map((service) => ({
      service: String(service.service),
      bookings: Number(service.bookings),
      revenueCents: money(service.revenue),
    })),
    contractors: rowsOf(row.contractors).map((contractor) => ({
      name: typeof contractor.cleaner === 'string' ? contractor.cleaner : 'Unassigned',
      jobs: Number(contractor.jobs),
      payoutCents: money(contractor.payout),
    })),
    missed: rowsOf(row.missed).map(({ by, visits, kept, missed }) => ({
      by: missedBy.find((one) => one === by) ?? null,
      visits: Number(visits),
      keptCents: money(kept),
      missedCents: money(missed),
    })),
  }
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

function money(dollars: unknown): Cents {
  return centsFromDollars(Number(dollars ?? 0))
}

function numbersIn(row: Row): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]))
}
