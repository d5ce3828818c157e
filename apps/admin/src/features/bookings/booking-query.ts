import { type BookingFilters, filtersFromQuery, filtersToQuery } from '@dustforce/core/hub'
import type { BookingSort } from '@dustforce/supabase/admin'

/** What the address bar says about the list. */
export interface BookingQuery {
  readonly filters: BookingFilters
  readonly sort: BookingSort
}

export const newestDatesFirst: BookingSort = { key: 'date', direction: 'desc' }

const sortKeys: readonly string[] = ['date', 'created', 'customer', 'price'] satisfies BookingSort['key'][]

/** Reads the query string; what it cannot use, it leaves out. */
export function readBookingQuery(params: URLSearchParams): BookingQuery {
  return { filters: filtersFromQuery((key) => params.get(key)), sort: readSort(params.get('sort')) }
}

/** Writes the query string that `readBookingQuery` reads. */
export function writeBookingQuery({ filters, sort }: BookingQuery): URLSearchParams {
  const params = new URLSearchParams(filtersToQuery(filters))
  if (sort.key !== newestDatesFirst.key || sort.direction !== newestDatesFirst.direction) {
    params.set('sort', `${sort.key}-${sort.direction}`)
  }
  return params
}

function readSort(text: string | null): BookingSort {
  const [key, direction] = (text ?? '').split('-')
  if (!isSortKey(key) || (direction !== 'asc' && direction !== 'desc')) return newestDatesFirst
  return { key, direction }
}

function isSortKey(key: string | undefined): key is BookingSort['key'] {
  return key !== undefined && sortKeys.includes(key)
}
