import type { CompanyPriceBook } from '@dustforce/office/company'
import { type BookingFilters, filtersFromQuery, filtersToQuery } from '@dustforce/office/hub'
import type { BookingSort } from '@dustforce/supabase/admin'

/** The columns that can be left out; who it is about and what can be done stay. */
export const hideable = [
  'address',
  'service',
  'date',
  'time',
  'price',
  'contractor',
  'pay',
  'status',
] as const

/** The way in which the rows are drawn. */
export interface BookingLook {
  readonly hidden: readonly (typeof hideable)[number][]
  readonly compact: boolean
}

/** The state of the list, as the address bar has it. */
export interface BookingQuery extends BookingLook {
  readonly filters: BookingFilters
  readonly sort: BookingSort
}

export const newestDatesFirst: BookingSort = { key: 'date', direction: 'desc' }

const sortKeys: readonly string[] = ['date', 'created', 'customer', 'price'] satisfies BookingSort['key'][]

/** Reads the query string; what it cannot use, it leaves out. */
export function readBookingQuery(params: URLSearchParams, priceBook: CompanyPriceBook): BookingQuery {
  const hidden = (params.get('hide') ?? '').split('.')
  return {
    filters: filtersFromQuery((key) => params.get(key), priceBook),
    sort: readSort(params.get('sort')),
    hidden: hideable.filter((column) => hidden.includes(column)),
    compact: params.get('density') === 'compact',
  }
}

/** Writes the query string that `readBookingQuery` reads. */
export function writeBookingQuery({ filters, sort, hidden, compact }: BookingQuery): URLSearchParams {
  const params = new URLSearchParams(filtersToQuery(filters))
  if (sort.key !== newestDatesFirst.key || sort.direction !== newestDatesFirst.direction) {
    params.set('sort', `${sort.key}-${sort.direction}`)
  }
  if (hidden.length > 0) params.set('hide', hidden.join('.'))
  if (compact) params.set('density', 'compact')
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
