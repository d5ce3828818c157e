import { businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { dashboardPath } from './dashboard-path.ts'

const saturday = businessDate('2026-11-21')

it('leads to the lists that the cards count', () => {
  expect(dashboardPath({ to: 'all-bookings' }, saturday, gtaBusiness.policy)).toBe(
    '/dashboard/bookings?status=all',
  )
  expect(dashboardPath({ to: 'this-week' }, saturday, gtaBusiness.policy)).toBe(
    '/dashboard/bookings?dateFrom=2026-11-16&dateTo=2026-11-22',
  )
  expect(dashboardPath({ to: 'confirmed-today' }, saturday, gtaBusiness.policy)).toBe(
    '/dashboard/bookings?status=confirmed&dateFrom=2026-11-21&dateTo=2026-11-21',
  )
  expect(dashboardPath({ to: 'finance' }, saturday, gtaBusiness.policy)).toBe('/dashboard/finance')
})

it('leads to a cleaner by name, and from the Unassigned tile to the status', () => {
  expect(dashboardPath({ to: 'cleaner', cleaner: 'Ana & Co' }, saturday, gtaBusiness.policy)).toBe(
    '/dashboard/bookings?assignedCleaner=Ana+%26+Co',
  )
  expect(dashboardPath({ to: 'cleaner', cleaner: null }, saturday, gtaBusiness.policy)).toBe(
    '/dashboard/bookings?status=unassigned',
  )
})
