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

const bookingData = (attempt: string, daysAhead: number) => {
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
    date: addDays(businessDateOf(Date.now(), gtaPolicy.zone), daysAhead),
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
const makeInstallation = async (args: readonly string[] = []) => {
  const PORT = String(await servers.port('free'))
  const environment = { PORT, DATA_DIR: await servers.newDataDir(), SUPABASE_SECRET_KEY, TRUST_PROXY: '1' }
  const url = `http://127.0.0.1:${PORT}`
  let server: SpawnedServer | undefined
  return {
    start: async () => {
      server = servers.start(environment, args)
      await server.ready
    },
    kill: async () => {
      server?.kill('SIGKILL')
      await server?.exit
    },
    stop: async () => {
      server?.kill('SIGINT')
      await server?.exit
    },
    checkout: async (attempt: string, daysAhead = 20) => {
      const response = await fetch(`${url}/functions/v1/create-checkout`, {
        method: 'POST',
        // Each comes from an address of its own.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${attempt.slice(-2)}` },
        body: JSON.stringify({ bookingData: bookingData(attempt, daysAhead) }),
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

const kills = Number(process.env.TORTURE_KILLS ?? 1)
const seed = Number(process.env.TORTURE_SEED ?? 1)

/** Numbers from 0 to 1 that are the same for the same seed. */
function makeRandom(): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test(
  'R16: killed at six points around a payment and at random, it loses none and tells none twice',
  async () => {
    const stack = await makeInstallation(process.env.TORTURE_POSTGRES === undefined ? [] : ['--postgres'])
    const random = makeRandom()
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const told = new Map<string, string>()
    await stack.start()
    for (let nr = 0; nr < kills; nr += 1) {
      const attempt = `00000000-0000-4000-8000-${String(100 + nr).padStart(12, '0')}`
      const address = `ada${attempt.slice(-2)}@example.com`
      const opening = stack.checkout(attempt, 10 + (nr % 40)).catch(() => null)
      const settled = (id: string) =>
        vi.waitFor(async () => expect((await stack.booking(id))[0]?.payment_status).toBe('paid'), {
          timeout: 300_000,
          interval: 5,
        })
      const pay = async () => {
        const session = await opening
        if (session === null) throw new Error('No checkout')
        const answer = stack.pay(session).then(({ status }) => {
          // What the customer was told.
          if (status === 303) told.set(session.booking_id, address)
        })
        return { session, answer: answer.catch(() => undefined) }
      }
      const points = [
        () => undefined,
        () => opening,
        pay,
        () => pay().then(({ answer }) => answer),
        () => pay().then(({ session }) => settled(session.booking_id)),
        async () => {
          const { session } = await pay()
          await settled(session.booking_id)
          await vi.waitFor(async () => expect(await stack.mailsTo(address)).toBe(1), {
            timeout: 300_000,
            interval: 5,
          })
        },
        async () => {
          void pay().catch(() => undefined)
          await later(random() * 150)
        },
      ]
      // The six points by turns, a random one after each; first the payment that nobody has heard of yet.
      await points[nr % 2 === 0 ? (nr / 2 + 3) % 6 : 6]?.()
      await stack.kill()
      await stack.start()
    }
    for (const [id, address] of told) {
      await vi.waitFor(
        async () => {
          expect(await stack.booking(id)).toEqual([{ booking_status: 'confirmed', payment_status: 'paid' }])
          expect(await stack.mailsTo(address)).toBe(1)
        },
        { timeout: 300_000, interval: 50 },
      )
    }
    await stack.stop()
  },
  600_000 + kills * 60_000,
)
