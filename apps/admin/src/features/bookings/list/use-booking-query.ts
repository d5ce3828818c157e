import type { BookingSort } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { BookingFilterValues } from './booking-filter-bar.tsx'
import {
  type BookingLook,
  type BookingQuery,
  newestDatesFirst,
  readBookingQuery,
  writeBookingQuery,
} from './booking-query.ts'
import { filtersOf, shownValues } from './filter-values.ts'

/** The filters and the order, kept in the address bar in place of the entry before. */
export function useBookingQuery() {
  const { priceBook } = useBusiness()
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readBookingQuery(params, priceBook), [params, priceBook])
  const latest = useRef(query)
  useLayoutEffect(() => {
    latest.current = query
  }, [query])
  const write = useCallback(
    (next: BookingQuery) => {
      // The list of this one may not be there yet when the next is chosen.
      latest.current = next
      setParams(writeBookingQuery(next), { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  const setFilter = useCallback(
    (change: Partial<BookingFilterValues>) =>
      write({ ...latest.current, filters: filtersOf({ ...shownValues(latest.current.filters), ...change }) }),
    [write],
  )
  const setSort = useCallback((sort: BookingSort) => write({ ...latest.current, sort }), [write])
  const setLook = useCallback((look: Partial<BookingLook>) => write({ ...latest.current, ...look }), [write])
  // The choice of columns is no filter.
  const reset = useCallback(() => write({ ...latest.current, filters: {}, sort: newestDatesFirst }), [write])
  return { query, setFilter, setSort, setLook, reset }
}
