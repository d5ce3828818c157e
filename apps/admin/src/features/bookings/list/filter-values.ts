import { isBusinessDate } from '@dustforce/core/schedule'
import { displayStatuses } from '@dustforce/office/booking'
import type { BookingFilters } from '@dustforce/office/hub'
import type { BookingSort } from '@dustforce/supabase/admin'
import type { BookingFilterValues } from './booking-filter-bar.tsx'

/** Filters as the fields of the filter bar hold them. */
export function shownValues(filters: BookingFilters): BookingFilterValues {
  return {
    search: filters.search ?? '',
    status: filters.status ?? '',
    serviceType: filters.serviceType ?? '',
    dateFrom: filters.dateFrom ?? '',
    dateTo: filters.dateTo ?? '',
    assignedCleaner: filters.assignedCleaner ?? '',
    newBookings: filters.newBookings ?? false,
    needsCleaner: filters.needsCleaner ?? false,
  }
}

/** Returns the filters that the fields of the filter bar set; an empty field narrows nothing. */
export function filtersOf(values: BookingFilterValues): BookingFilters {
  const status = displayStatuses.find((candidate) => candidate === values.status)
  const { search, serviceType, dateFrom, dateTo, assignedCleaner } = values
  return {
    ...(status && { status }),
    ...(serviceType && { serviceType }),
    ...(isBusinessDate(dateFrom) && { dateFrom }),
    ...(isBusinessDate(dateTo) && { dateTo }),
    ...(assignedCleaner && { assignedCleaner }),
    ...(values.newBookings && { newBookings: true }),
    ...(values.needsCleaner && { needsCleaner: true }),
    ...(search && { search }),
  }
}

/** The order after a click on a column's heading: one way, the other, then the usual one again (null). */
export function nextSort(sort: BookingSort, key: BookingSort['key']): BookingSort | null {
  const first = key === 'customer' ? 'asc' : 'desc'
  if (sort.key !== key) return { key, direction: first }
  return sort.direction === first ? { key, direction: first === 'asc' ? 'desc' : 'asc' } : null
}
