import { type BookingRequest, checkoutPayload, quoteRequestOf } from '@dustforce/core/booking'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import * as Schema from 'effect/Schema'
import { afterAll, expect, test, vi } from 'vitest'
import { makeSpawner, type SpawnedServer } from '../testing/spawned-server.ts'

/* A process killed at the worst moments loses no paid booking. */

const servers = makeSpawner()
afterAll(() => servers.end())

const SUPABASE_SECRET_KEY = 'sb_secret_for_this_test'
const Opened = Schema.Struct({ url: Schema.String, booking_id: Schema.String })
const Rows = Schema.Array(Schema.Struct({ booking_status: Schema.String, payment_status: Schema.String }))

const bookingData = (attempt: string) => {
  const request: BookingRequest = {
    service: 'standard',
    bedrooms: 2,
    bathrooms: 1,
    addOns: [],
    hasPets: false,
    name: 'Ada Lovelace',
    email: `ada${attempt.slice(-2)}@example.com`,
    phone: '(416) 555-0100',
    address: '1 King St W, Toronto, ON M5H 1A1',
    // The server's clock is the machine's: far enough ahead on any day.
    date: addDays(businessDateOf(Date.now(), gtaPolicy.zone), 20),
    minute: 600,
    homeType: 'condo',
    someoneHome: null,
    entryInstructions: null,
    petDetails: null,
    avoidAreas: null,
    parkingAvailable: null,
    buildingAccess: null,
    useCustomerEquipment: false,
    notes: null,
    promoCode: null,
  }
  return { ...checkoutPayload(request, quote(gtaPriceBook, quoteRequestOf(request))), attempt_id: attempt }
}

/** One installation whose server is killed and started again. */
const makeInstallation = async () => {
  const PORT = String(await servers.port('free'))
  const environment = { PORT, DATA_DIR: await servers.newDataDir(), SUPABASE_SECRET_KEY }
  const url = `http://127.0.0.1:${PORT}`
  let server: SpawnedServer | undefined
  return {
    start: async () => {
      server = servers.start(environment)
      await server.ready
    },
    kill: async () => {
      server?.kill('SIGKILL')
      await server?.exit
    },
    checkout: async (attempt: string) => {
      const response = await fetch(`${url}/functions/v1/create-checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ bookingData: bookingData(attempt) }),
      })
      return Schema.decodeUnknownSync(Opened)(await response.json())
    },
    pay: (session: typeof Opened.Type) =>
      fetch(`${url}${new URL(session.url).pathname}/pay`, { method: 'POST', redirect: 'manual' }),
    booking: async (id: string) => {
      const path = `/rest/v1/bookings?id=eq.${id}&select=booking_status,payment_status`
      const response = await fetch(url + path, { headers: { apikey: SUPABASE_SECRET_KEY } })
      return Schema.decodeUnknownSync(Rows)(await response.json())
    },
    mailsTo: async (address: string) =>
      (await (await fetch(`${url}/mailbox`)).text()).split(`To ${address}`).length - 1,
  }
}

test('killed after the checkout, after the payment and during the webhook: paid, confirmed, told once', async () => {
  const stack = await makeInstallation()
  await stack.start()
  const paid = await stack.checkout('00000000-0000-4000-8000-000000000011')
  const opened = await stack.checkout('00000000-0000-4000-8000-000000000012')
  // The redirect is answered before the webhook is delivered.
  await stack.pay(paid)
  await stack.kill()

  await stack.start()
  expect(await stack.checkout('00000000-0000-4000-8000-000000000012')).toEqual(opened)
  // Killed at any point between the payment and the end of the webhook.
  const paying = stack.pay(opened).catch(() => null)
  await vi.waitFor(
    async () => expect((await stack.booking(paid.booking_id))[0]?.payment_status).toBe('paid'),
    {
      timeout: 300_000,
      interval: 20,
    },
  )
  await paying
  await stack.kill()

  await stack.start()
  for (const [{ booking_id: id }, address] of [
    [paid, 'ada11@example.com'],
    [opened, 'ada12@example.com'],
  ] as const) {
    await vi.waitFor(
      async () => {
        expect(await stack.booking(id)).toEqual([{ booking_status: 'confirmed', payment_status: 'paid' }])
        expect(await stack.mailsTo(address)).toBe(1)
      },
      { timeout: 300_000, interval: 100 },
    )
  }
  await stack.kill()
})
