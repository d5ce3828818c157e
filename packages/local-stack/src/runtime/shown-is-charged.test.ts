import { gtaPriceBook } from '@dustforce/core/catalogue'
import { dollarsOf } from '@dustforce/core/money'
import { type Quote, quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { quoteRequests } from '@dustforce/core/testing'
import { type BookingRequest, checkoutPayload, noDetails, quoteRequestOf } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stack } from '../start/start-stack.ts'
import { startTestStack } from '../testing/index.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
let stack: Stack
beforeAll(async () => {
  stack = await startTestStack({ now: () => now })
  await stack.database.setClock(now)
  await stack.database.script(`
    insert into public.booking_settings (setting_name, setting_value) values ('daily_booking_limit', '1000')
    on conflict (setting_name) do update set setting_value = excluded.setting_value`)
})
afterAll(() => stack.close())

let attempts = 0
const details = {
  name: 'Ada Lovelace',
  phone: '(416) 555-0100',
  address: '1 King St W, Toronto, ON M5H 1A1',
  date: addDays(businessDateOf(now, gtaPolicy.zone), 7),
  minute: 600,
  ...noDetails,
}

/** The form's requests for some choices: a new attempt of a new customer, with a code of its own for a discount. */
const submissions = quoteRequests(gtaPriceBook).map((asked) => {
  const { service, bedrooms = 1, bathrooms = 1, pets = false, promo } = asked
  const addOns = (asked.addOns ?? []).map((addOn) => (typeof addOn === 'string' ? addOn : addOn.id))
  const choices = { service, bedrooms, bathrooms, addOns, hasPets: pets }
  return { choices, promo }
})

type Chosen = typeof submissions extends fc.Arbitrary<infer S> ? S : never

async function submissionOf({ choices, promo }: Chosen) {
  attempts += 1
  const promoCode = promo === undefined ? null : `CODE${attempts}`
  const request: BookingRequest = { ...details, ...choices, email: `guest${attempts}@example.com`, promoCode }
  if (promo !== undefined) {
    await stack.database.query(
      'insert into public.promo_codes (code, discount_type, discount_value) values ($1, $2, $3)',
      [promoCode, promo.type, promo.type === 'fixed' ? dollarsOf(promo.amountCents) : promo.value],
    )
  }
  const shown: Quote = quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, request, promo))
  const attempt_id = `00000000-0000-4000-8000-${String(attempts).padStart(12, '0')}`
  return { shown, bookingData: { ...checkoutPayload(request, shown, gtaBusiness.priceBook), attempt_id } }
}

/** Each submit comes from an address of its own, so that no limit is met. */
async function submit(bookingData: object) {
  const response = await fetch(`${stack.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${attempts}` },
    body: JSON.stringify({ bookingData }),
  })
  return { status: response.status, body: await response.json() }
}

/** A session as the payment provider's API shows it. */
async function asStripe(sessionId: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${stack.stripeSecretKey}` }
  return (await fetch(`${stack.url}/stripe/v1/checkout/sessions/${sessionId}`, { headers })).json()
}

const bookings = async () => (await stack.database.query('select id from public.bookings')).length

describe('over HTTP', () => {
  test('whatever is chosen, the payment page charges the total that was shown', async () => {
    await fc.assert(
      fc.asyncProperty(submissions, async (chosen) => {
        const { shown, bookingData } = await submissionOf(chosen)
        // The payment provider charges no less than half a dollar.
        fc.pre(shown.totalCents >= 50)
        expect(await submit(bookingData)).toMatchObject({ status: 200 })
        const session = await asStripe(stack.stripe?.sessions().at(-1)?.id ?? '')
        expect(session).toMatchObject({ amount_total: shown.totalCents, currency: 'cad' })
      }),
      { numRuns: 8 },
    )
  })

  test('whatever is chosen, another total is refused with the true one, and nothing is kept', async () => {
    const before = { bookings: await bookings(), sessions: stack.stripe?.sessions().length }
    await fc.assert(
      fc.asyncProperty(submissions, fc.integer({ min: 0, max: 100_000 }), async (chosen, cents) => {
        const { shown, bookingData } = await submissionOf(chosen)
        fc.pre(cents !== shown.totalCents)
        expect(await submit({ ...bookingData, total_price: cents / 100 })).toMatchObject({
          status: 409,
          body: { code: 'price_changed', quote: { totalCents: shown.totalCents } },
        })
      }),
      { numRuns: 6 },
    )
    expect({ bookings: await bookings(), sessions: stack.stripe?.sessions().length }).toEqual(before)
  })
})
