import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { newestDatesFirst, readBookingQuery, writeBookingQuery } from './booking-query.ts'

const plain = { hidden: [], compact: false }
const read = (text: string) => readBookingQuery(new URLSearchParams(text), gtaBusiness.priceBook)

it('means every status when none is named, and newest dates first when no order is', () => {
  expect(read('status=all')).toEqual({ filters: {}, sort: newestDatesFirst, ...plain })
  expect(read('sort=colour-up')).toEqual({ filters: {}, sort: newestDatesFirst, ...plain })
})

it('writes what it reads', () => {
  for (const text of [
    'status=assigned&q=a%26b',
    'newBookingsFilter=true&sort=price-asc',
    'dateFrom=2026-11-21',
    'q=king&hide=address.pay&density=compact',
    '',
  ]) {
    expect(read(writeBookingQuery(read(text)).toString())).toEqual(read(text))
  }
})

it('leaves out columns that there are, and shows the others', () => {
  expect(read('hide=pay.address.customer.nothing&density=tiny')).toMatchObject({
    hidden: ['address', 'pay'],
    compact: false,
  })
})

it('keeps the usual order out of the address', () => {
  expect(
    writeBookingQuery({ filters: { status: 'pending' }, sort: newestDatesFirst, ...plain }).toString(),
  ).toBe('status=pending')
})

it.each([
  'date-asc',
  'created-asc',
  'created-desc',
  'customer-asc',
  'customer-desc',
  'price-asc',
  'price-desc',
])('reads and writes the order %s', (order) => {
  const [key, direction] = order.split('-')
  expect(read(`sort=${order}`).sort).toEqual({ key, direction })
  expect(writeBookingQuery(read(`sort=${order}`)).get('sort')).toBe(order)
})

it.each(['price', 'price-up', '-asc', 'colour-asc', ''])('takes %j for no order', (order) => {
  expect(read(`sort=${order}`).sort).toEqual({ key: 'date', direction: 'desc' })
})
