import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BookingRequest, checkoutPayload, noDetails, quoteRequestOf } from '@dustforce/core/booking'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Stack } from '../start/start-stack.ts'
import { startTestStack } from '../testing/index.ts'

/* The Edge Functions as they are deployed: the built bundles, run by the real Deno against a stack. */

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const bin = (name: string) => join(repository, 'node_modules/.bin', name)
const bundles = join(repository, 'packages/supabase/dist/functions')
const sandbox = [
  '--no-remote',
  '--no-npm',
  '--no-config',
  '--no-prompt',
  '--allow-env',
  '--allow-net=localhost,127.0.0.1',
]

let stack: Stack
let home: string
const running: ChildProcess[] = []

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'dustforce-deno-'))
  stack = await startTestStack()
})
afterEach(() => {
  for (const deno of running.splice(0)) deno.kill('SIGKILL')
})
afterAll(async () => {
  await stack.close()
  await rm(home, { recursive: true, force: true })
})

const settings = () => ({
  SITE_URL: stack.url,
  SUPABASE_URL: stack.url,
  SUPABASE_SECRET_KEY: stack.secretKey,
  STRIPE_SECRET_KEY: stack.stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: stack.stripeWebhookSecret,
  STRIPE_API_BASE: `${stack.url}/stripe`,
  RESEND_API_KEY: 're_test',
  RESEND_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  RESEND_BASE_URL: `${stack.url}/resend`,
  EMAIL_FROM: 'Dust Force <bookings@dustforce.example>',
  JOBS_SECRET: 'only-the-scheduler-knows',
  METRICS_KEY: 'only-prometheus-knows',
  LINK_KEY: 'a key of the functions for the links of bookings',
})

/** Runs a function until it listens, or ends: its address, or its exit code and last words. */
async function start(name: string, environment: Readonly<Record<string, string>>) {
  const deno = spawn(bin('deno'), ['run', ...sandbox, join(bundles, name, 'index.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      NO_COLOR: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      ...environment,
    },
  })
  running.push(deno)
  let said = ''
  return new Promise<{ readonly url: string; readonly code: number | null; readonly said: string }>(
    (resolve) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString()
        const url = /Listening on (http:\/\/[\d.:]+)\//.exec(said)?.[1]
        if (url !== undefined) resolve({ url, code: null, said })
      }
      deno.stdout.on('data', listen)
      deno.stderr.on('data', listen)
      deno.on('close', (code) => resolve({ url: '', code, said: said.trim() }))
    },
  )
}

async function post(url: string, body: unknown) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

describe('create-checkout in Deno', () => {
  const request: BookingRequest = {
    service: 'deep-clean',
    bedrooms: 3,
    bathrooms: 2,
    addOns: ['laundry', 'dishwashing'],
    hasPets: true,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '(416) 555-0100',
    address: '1 King St W, Toronto, ON M5H 1A1',
    date: addDays(businessDateOf(Date.now(), gtaPolicy.zone), 7),
    minute: 600,
    ...noDetails,
    homeType: 'condo',
    someoneHome: 'yes',
    petDetails: 'One cat',
    useCustomerEquipment: false,
    promoCode: null,
  }
  const submission = {
    ...checkoutPayload(request, quote(gtaPriceBook, quoteRequestOf(request))),
    attempt_id: '00000000-0000-4000-8000-00000000d310',
  }
  const stored = () =>
    stack.database.query('select id, checkout_url, total_price::float8 as total from public.bookings')

  test('opens the page that charges what was shown', async () => {
    const { url } = await start('create-checkout', settings())
    const tampered = await post(url, { bookingData: { ...submission, total_price: 1 } })
    expect(tampered).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: { totalCents: 37300 } },
    })
    expect((await post(url, { bookingData: null })).status).toBe(400)
    expect(await stored()).toEqual([])

    const { status, body } = await post(url, { bookingData: submission })
    expect(body).toMatchObject({ url: expect.stringContaining(`${stack.url}/stripe/`) })
    expect(status).toBe(200)
    expect(await (await fetch(body.url)).text()).toContain('CA$373.00')
    expect(await stored()).toEqual([{ id: body.booking_id, checkout_url: body.url, total: 373 }])
    expect((await post(url, { bookingData: submission })).body).toEqual(body)
  })
})

describe('every function in Deno', () => {
  const needed: Record<string, string> = {
    'create-checkout': 'STRIPE_SECRET_KEY',
    'cancel-checkout': 'STRIPE_SECRET_KEY',
    'change-booking': 'STRIPE_SECRET_KEY',
    'stripe-webhook': 'STRIPE_WEBHOOK_SECRET',
    'resend-webhook': 'RESEND_WEBHOOK_SECRET',
    'send-email': 'RESEND_API_KEY',
    'send-admin-contact-reply': 'SUPABASE_SECRET_KEY',
    'accept-invitation': 'SUPABASE_SECRET_KEY',
    'run-jobs': 'JOBS_SECRET',
    health: 'SUPABASE_SECRET_KEY',
    metrics: 'METRICS_KEY',
    'own-booking': 'LINK_KEY',
  }
  const names = Object.keys(needed)

  const asked = names.filter((name) => name !== 'health' && name !== 'metrics')

  test.each(asked)('%s starts, and refuses nonsense', async (name) => {
    const { url } = await start(name, settings())
    expect((await fetch(url)).status).toBe(405)
    expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(204)
    const { status } = await post(url, 'nonsense')
    expect(status).toBe(
      ['cancel-checkout', 'change-booking', 'send-admin-contact-reply', 'run-jobs'].includes(name)
        ? 401
        : 400,
    )
  })

  test.each(names)('%s does not start without its secret', async (name) => {
    const secret = needed[name] ?? ''
    for (const value of ['', '  ']) {
      const { code, said } = await start(name, { ...settings(), [secret]: value })
      expect({ code, said }).toEqual({
        code: 1,
        said: expect.stringContaining(`MissingSetting: ${secret} is missing or empty`),
      })
    }
  })
})
