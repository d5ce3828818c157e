import { quote } from '@dustforce/core/quote'
import { expect, test } from 'vitest'
import { bookingFromRow, emptyBookingForm } from '../booking/index.ts'
import { gtaBusiness } from './business.ts'
import { companies } from './companies.ts'
import { argsIn, bookingIn, formIn } from './in-company.ts'

const booking = bookingFromRow({
  ...{ id: 'b1', booking_date: '2026-11-21', booking_time: '9:00 AM', service_type: 'deep-clean' },
  ...{ address: '12 Queen St W, Toronto, ON M5H 3X4', bedrooms: 3, bathrooms: 2, add_ons: ['Laundry'] },
  ...{
    has_pets: true,
    total_price: 300,
    subtotal_before_tax: 270,
    refunded_amount: 300,
    contractor_pay: 135,
  },
})
const others = Object.entries(companies).filter(([name]) => name !== 'dust-force')

test.each(others)('a booking is one of %s’s: its service, add-ons, price and city', (_, business) => {
  const own = bookingIn(business, booking)
  const services = Object.keys(business.priceBook.services)
  expect(own.serviceType).toBe(services[1])
  const offered = business.priceBook.services[own.serviceType]?.addOns ?? []
  const names = offered.map((id) => business.priceBook.addOns[id]?.name)
  for (const name of own.addOns) expect(names).toContain(name)
  expect(own.addOns).toHaveLength(1)
  expect(own.address).toContain(business.company.address.city)
  const priced = quote(business.priceBook, {
    ...{ service: own.serviceType, bedrooms: 3, bathrooms: 2, pets: true },
    addOns: offered.filter((id) => own.addOns.includes(business.priceBook.addOns[id]?.name ?? '')),
  })
  expect(own.totalCents).toBe(priced.totalCents)
  expect(own.refundedCents).toBe(own.totalCents)
  expect(own.contractorPayCents).toBe(Math.round(priced.subtotalCents / 2))
})

test.each(others)('a form can be sent to %s as it stands', (_, business) => {
  const form = formIn(business, { ...emptyBookingForm('move-clean'), addOns: ['laundry'] })
  expect(Object.keys(business.priceBook.services)).toContain(form.service)
  expect(business.priceBook.services[form.service]?.addOns).toEqual(expect.arrayContaining(form.addOns))
  expect(form.city).toBe(business.company.address.city)
})

test('bookings are found wherever they are in what a story draws, and the rest stays what it is', () => {
  const run = () => undefined
  const [, business] = others[0] ?? []
  if (business === undefined) throw new Error('There is no other company')
  const args = { rows: [{ booking }], onSave: run, title: 'Deep Cleaning', when: new Date(0) }
  expect(argsIn(business, args)).toEqual({ ...args, rows: [{ booking: bookingIn(business, booking) }] })
  expect(argsIn(gtaBusiness, args)).toBe(args)
  expect(bookingIn(gtaBusiness, booking)).toBe(booking)
})
