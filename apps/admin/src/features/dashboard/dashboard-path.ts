import { type BusinessDate, weekOf } from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import { filtersToQuery } from '@dustforce/office/hub'
import type { DashboardTarget } from './dashboard-view.tsx'

/** Returns the path to which a card or tile of the dashboard leads. */
export function dashboardPath(target: DashboardTarget, today: BusinessDate, policy: CompanyPolicy): string {
  const bookings = (filters: Parameters<typeof filtersToQuery>[0]) =>
    `/dashboard/bookings?${new URLSearchParams(filtersToQuery(filters))}`
  switch (target.to) {
    case 'all-bookings':
      return '/dashboard/bookings?status=all'
    case 'this-week': {
      const week = weekOf(today, policy.weekStart)
      return bookings({ dateFrom: week.from, dateTo: week.to })
    }
    case 'confirmed-today':
      return bookings({ status: 'confirmed', dateFrom: today, dateTo: today })
    case 'finance':
      return '/dashboard/finance'
    case 'cleaner':
      return bookings(
        target.cleaner === null ? { status: 'unassigned' } : { assignedCleaner: target.cleaner },
      )
  }
}
