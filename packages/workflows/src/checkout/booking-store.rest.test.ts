import { cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { quoteRequestOf } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { request } from '../testing/test-system.ts'
import { bookingStore } from './booking-store.rest.ts'
import { Business } from './business.ts'

const { addOns } = gtaBusiness.priceBook
const priceBook = {
  ...gtaBusiness.priceBook,
  addOns: { ...addOns, laundry: { name: 'Washing', description: '', amount: cents(100) } },
}

/** The names of the add-ons that a booking is stored with. */
async function storedAddOns(within: <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E>) {
  let asked: unknown
  const database: Database = Object.assign(Object.create(null), {
    call: (_: string, args: unknown) => {
      asked = args
      return Effect.succeed({ status: 'day_full' })
    },
  })
  const store = bookingStore(database, gtaBusiness)
  const booking = { request, quote: quote(priceBook, quoteRequestOf(priceBook, request)) }
  const reserve = { attemptId: 'a', fingerprint: 'f', booking, holdMinutes: 30, visitor: '192.0.2.1' }
  await Effect.runPromise(within(store.reserve(reserve)))
  return Object(asked).request.booking.add_ons
}

test('a booking is stored with the names that its owner published, and else with those that the program came with', async () => {
  const published = Effect.provideService(Business, Business.of({ ...gtaBusiness, priceBook }))
  expect(await storedAddOns(published)).toEqual(['Washing', 'Dishwashing'])
  expect(await storedAddOns((work) => work)).toEqual(['Laundry', 'Dishwashing'])
})
