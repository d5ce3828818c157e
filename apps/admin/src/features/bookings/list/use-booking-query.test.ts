import { act } from '@testing-library/react'
import { useLocation, useNavigationType } from 'react-router'
import { expect, it } from 'vitest'
import { renderInHub } from '../../../testing/render-in-hub.tsx'
import { newestDatesFirst } from './booking-query.ts'
import { useBookingQuery } from './use-booking-query.ts'

const plain = { hidden: [], compact: false }
const open = (at: string) =>
  renderInHub(
    () => ({ ...useBookingQuery(), search: useLocation().search, navigation: useNavigationType() }),
    { at },
  ).result

it('reads the address', () => {
  expect(open('/dashboard/bookings?status=pending&sort=price-asc').current.query).toEqual({
    filters: { status: 'pending' },
    sort: { key: 'price', direction: 'asc' },
    ...plain,
  })
})

it('changes one filter and keeps the others and the order, in place of the address before', async () => {
  const list = open('/dashboard/bookings?status=pending&sort=price-asc')
  await act(async () => list.current.setFilter({ search: 'king' }))
  expect(list.current.search).toBe('?status=pending&q=king&sort=price-asc')
  expect(list.current.navigation).toBe('REPLACE')
  await act(async () => list.current.setFilter({ status: '' }))
  expect(list.current.query).toEqual({
    filters: { search: 'king' },
    sort: { key: 'price', direction: 'asc' },
    ...plain,
  })
})

it('changes the order and keeps the filters', async () => {
  const list = open('/dashboard/bookings?q=king')
  await act(async () => list.current.setSort({ key: 'customer', direction: 'asc' }))
  expect(list.current.search).toBe('?q=king&sort=customer-asc')
})

it('takes back every filter and the order, and leaves columns and density as they are', async () => {
  const list = open('/dashboard/bookings?status=pending&sort=price-asc&hide=pay&density=compact')
  await act(async () => list.current.reset())
  expect(list.current.search).toBe('?hide=pay&density=compact')
  await act(async () => list.current.setLook({ hidden: [], compact: false }))
  expect(list.current.search).toBe('')
  expect(list.current.query).toEqual({ filters: {}, sort: newestDatesFirst, ...plain })
})

it('starts from what is shown now, also in a handler that was made earlier', async () => {
  const list = open('/dashboard/bookings')
  const { setFilter, setSort } = list.current
  await act(async () => setFilter({ search: 'king' }))
  await act(async () => setFilter({ serviceType: 'standard' }))
  await act(async () => setSort({ key: 'created', direction: 'desc' }))
  expect(list.current.search).toBe('?serviceType=standard&q=king&sort=created-desc')
})

it('keeps a filter whose list is not shown yet when the next is chosen', async () => {
  const list = open('/dashboard/bookings')
  const { setFilter } = list.current
  await act(async () => {
    setFilter({ search: 'king' })
    setFilter({ serviceType: 'standard' })
  })
  expect(list.current.search).toBe('?serviceType=standard&q=king')
})

it('keeps its query while nothing changes, so that the list does not start again', () => {
  const { result, rerender } = renderInHub(useBookingQuery, { at: '/dashboard/bookings?q=king' })
  const before = result.current.query
  rerender()
  expect(result.current.query).toBe(before)
})
