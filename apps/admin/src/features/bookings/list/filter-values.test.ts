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
    needsCleaner: true,
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

it.each(['date', 'created', 'price'] as const)('starts the order by %s with the highest', (key) => {
  const first = nextSort({ key: 'customer', direction: 'asc' }, key)
  expect(first).toEqual({ key, direction: 'desc' })
  expect(nextSort({ key, direction: 'desc' }, key)).toEqual({ key, direction: 'asc' })
  expect(nextSort({ key, direction: 'asc' }, key)).toBeNull()
})

it('shows an empty field for every filter that is not set', () => {
  expect(shownValues({})).toEqual({
    search: '',
    status: '',
    serviceType: '',
    dateFrom: '',
    dateTo: '',
    assignedCleaner: '',
    newBookings: false,
    needsCleaner: false,
  })
})
