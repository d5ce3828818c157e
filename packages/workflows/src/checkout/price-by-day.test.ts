import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { submitSeries } from '../testing/submit-series.ts'
import { makeSystem, request, submit } from '../testing/test-system.ts'

/** Mondays cost CA$20 more, CA$23 with tax to the dollar, and the late afternoon CA$10, CA$11 with tax. */
const book: typeof gtaPriceBook = {
  ...gtaPriceBook,
  version: 'gta-2027.mondays',
  charges: [
    ...(gtaPriceBook.charges ?? []),
    { id: 'monday', name: 'Monday', amount: cents(2000), when: { weekday: 'monday' } },
    { id: 'late', name: 'Late', amount: cents(1000), when: { time: { atLeast: '16:00' } } },
  ],
}
const tuesday = businessDate('2027-01-26')

async function onMondays() {
  const system = await makeSystem()
  system.business.priceBook = book
  const stored = () => system.world.bookings.rows.map(({ booking }) => booking.quote.totalCents)
  return { ...system, stored }
}

test.each([
  ['a Monday', {}, 39_600],
  ['a Tuesday', { date: tuesday }, 37_300],
  ['a Tuesday afternoon', { date: tuesday, minute: 960 }, 38_400],
])('charges what the day and the time of the visit cost: %s', async (_, changes, totalCents) => {
  const { checkout, stored } = await onMondays()
  expect((await checkout(submit(1, changes, undefined, book))).status).toBe(200)
  expect(stored()).toEqual([totalCents])
})

test('refuses a price that was shown for another day, and says the right one', async () => {
  const { checkout, stored } = await onMondays()
  const { bookingData } = submit(1, { date: tuesday }, undefined, book)
  const refused = await checkout({ bookingData: { ...bookingData, date: request.date } })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', quote: { totalCents: 39_600 } },
  })
  expect(stored()).toEqual([])
})

test('sells the first visit of a series for what its day costs, as those after it', async () => {
  const system = await onMondays()
  const visits = { '2027-02-01': { date: '2027-02-02' } } as const
  expect((await system.checkout(await submitSeries(system, 1, { visits }))).status).toBe(200)
  const byDate = system.world.bookings.rows
    .map(({ booking: { request: asked, quote } }) => [asked.date, quote.chargesCents] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))
  expect(byDate.slice(0, 3)).toEqual([
    ['2027-01-25', 4500],
    ['2027-02-02', 2500],
    ['2027-02-08', 4500],
  ])
})
