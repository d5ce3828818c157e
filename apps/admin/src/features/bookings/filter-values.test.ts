import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { filtersOf, nextSort, shownValues } from './filter-values.ts'

it('reads back what it shows', () => {
  const filters = {
    status: 'unassigned' as const,
    serviceType: 'standard',
    dateFrom: businessDate('2026-11-16'),
    dateTo: businessDate('2026-11-22'),
    assignedCleaner: 'Ana Lima',
    newBookings: true,
    search: 'king',
  }
  expect(filtersOf(shownValues(filters))).toEqual(filters)
  expect(filtersOf(shownValues({}))).toEqual({})
})

it('leaves out a half-typed date', () => {
  expect(filtersOf({ ...shownValues({}), dateFrom: '2026-1' })).toEqual({})
})

it('goes through both directions back to the usual order', () => {
  const up = nextSort({ key: 'date', direction: 'desc' }, 'customer')
  expect(up).toEqual({ key: 'customer', direction: 'asc' })
  expect(nextSort({ key: 'customer', direction: 'asc' }, 'customer')).toEqual({
    key: 'customer',
    direction: 'desc',
  })
  expect(nextSort({ key: 'customer', direction: 'desc' }, 'customer')).toBeNull()
})
