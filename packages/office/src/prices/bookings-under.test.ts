import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { withValueAt } from '../publishing/document-path.ts'
import { bookingsUnder, type PricedBooking } from './bookings-under.ts'

const gta: PriceBook = gtaPriceBook
const booking: PricedBooking = {
  ...{ id: 'b1', customerName: 'Ada', serviceType: 'standard', bedrooms: 3, bathrooms: 2 },
  ...{ bookingDate: businessDate('2027-01-25'), bookingMinute: 540 as PricedBooking['bookingMinute'] },
  ...{ addOns: ['Laundry'], hasPets: true, discountCents: cents(0), contractorPayCents: null },
}
const dearer = withValueAt(gta, 'services.standard.price.cells.3-2', 23_500)

it('sums what bookings cost under both books, tax included, the largest difference first', () => {
  const large = { ...booking, id: 'b2', bedrooms: 4, bathrooms: 2 }
  const other = { ...booking, id: 'b3', serviceType: 'deep-clean' }
  const found = bookingsUnder(
    gta,
    withValueAt(dearer, 'addOns.laundry.amount', 2500),
    [other, booking, large],
    gtaPolicy,
  )
  expect(found).toMatchObject({ count: 3, leftOut: 0, beforeCents: 29_900 + 32_200 + 35_600 })
  expect(found.largest.map((one) => [one.booking.id, one.afterCents - one.beforeCents])).toEqual([
    ['b1', 2300],
    ['b2', 2300],
    ['b3', 600],
  ])
})

it('says how many leave too little after pay', () => {
  const paid = { ...booking, contractorPayCents: cents(27_000) }
  const { margins } = bookingsUnder(gta, dearer, [paid, booking], gtaPolicy)
  expect(margins.before).toEqual({ leftCents: 26_500 - 27_000 + 26_500 - 13_300, thin: 0, loss: 1 })
  expect(margins.after).toEqual({ leftCents: 28_000 - 27_000 + 28_000 - 13_300, thin: 1, loss: 0 })
})

it('leaves a discount as it was, and leaves out what a book cannot price', () => {
  const cheap = { ...booking, discountCents: cents(2000) }
  const old = { ...booking, serviceType: 'windows' }
  const found = bookingsUnder(gta, dearer, [cheap, old], gtaPolicy)
  expect(found).toMatchObject({ count: 1, leftOut: 1, beforeCents: 27_700 })
})

it('has ten differences at most', () => {
  const many = Array.from({ length: 12 }, (_, nr) => ({ ...booking, id: `b${nr}` }))
  expect(bookingsUnder(gta, dearer, many, gtaPolicy).largest).toHaveLength(10)
})
