import { randomUUID } from 'node:crypto'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingRequest, checkoutPayload, noDetails, quoteRequestOf } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack } from '../testing/index.ts'
import type { Stack } from './start-stack.ts'

// Real work on a machine that may have other work.
const minuteMs = 60_000
const databaseNow = Date.parse('2026-11-20T15:00:00Z')

const request: BookingRequest = {
  service: 'standard',
  bedrooms: 2,
  bathrooms: 1,
  addOns: [],
  hasPets: false,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(416) 555-0100',
  address: '1 King St W, Toronto, ON M5H 1A1',
  date: addDays(businessDateOf(databaseNow, gtaPolicy.zone), 7),
  minute: 540,
  ...noDetails,
  homeType: 'condo',
  useCustomerEquipment: false,
  promoCode: null,
}

let stack: Stack
let now = databaseNow
beforeAll(async () => {
  stack = await startTestStack({ now: () => now })
  await stack.database.setClock(databaseNow)
})
afterAll(() => stack.close())

test.each([10, -10, 0])(
  'a checkout opens while the clock of the process is %i minutes ahead of the database’s',
  async (aheadMinutes) => {
    now = databaseNow + aheadMinutes * minuteMs
    const asked = { ...request, email: `ada${aheadMinutes}@example.com` }
    const bookingData = {
      ...checkoutPayload(
        asked,
        quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, asked)),
        gtaBusiness.priceBook,
      ),
      attempt_id: randomUUID(),
    }
    const response = await fetch(`${stack.url}/functions/v1/create-checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bookingData }),
    })
    expect(response.status).toBe(200)
    const session = stack.stripe?.sessions().find(({ customerEmail }) => customerEmail === asked.email)
    expect(session?.expiresAt).toBe((now + 32 * minuteMs) / 1000)
  },
)
