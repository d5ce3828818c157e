import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingRequest, checkoutPayload, noDetails, quoteRequestOf } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { freePort } from '@dustforce/postgres-server'
import * as Schema from 'effect/Schema'
import type { makeSpawner, SpawnedServer } from './spawned-server.ts'

type Spawner = ReturnType<typeof makeSpawner>

const SUPABASE_SECRET_KEY = 'sb_secret_for_this_test'
export const Opened = Schema.Struct({ url: Schema.String, booking_id: Schema.String })
const Rows = Schema.Array(Schema.Struct({ booking_status: Schema.String, payment_status: Schema.String }))

function bookingData(attempt: string, daysAhead: number) {
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
    ...noDetails,
    homeType: 'condo',
    useCustomerEquipment: false,
    promoCode: null,
  }
  return {
    ...checkoutPayload(
      request,
      quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, request)),
      gtaBusiness.priceBook,
    ),
    attempt_id: attempt,
  }
}

/** Sends a booking form from an address of its own. */
export function sendCheckout(
  url: string,
  attempt: string,
  daysAhead: number,
  changes: object = {},
): Promise<Response> {
  return fetch(`${url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${attempt.slice(-2)}` },
    body: JSON.stringify({ bookingData: { ...bookingData(attempt, daysAhead), ...changes } }),
  })
}

/** One installation whose server is killed and started again. */
export async function makeInstallation(
  servers: Spawner,
  settings: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
) {
  const PORT = String(await freePort())
  const DATA_DIR = await servers.newDataDir()
  const environment = { ...settings, PORT, DATA_DIR, SUPABASE_SECRET_KEY, TRUST_PROXY: '1' }
  const url = `http://localhost:${PORT}`
  let server: SpawnedServer | undefined
  return {
    url,
    environment,
    /** Starts it and returns what it printed. */
    start: async (): Promise<string> => {
      server = servers.start(environment, args)
      return server.ready
    },
    kill: async () => {
      server?.kill('SIGKILL')
      await server?.exit
    },
    /** Ctrl-C: its exit code, and what it complained about. */
    stop: async () => {
      server?.kill('SIGINT')
      return { code: await server?.exit, err: server?.said.err }
    },
    checkout: async (attempt: string, daysAhead = 20) => {
      const response = await sendCheckout(url, attempt, daysAhead)
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
