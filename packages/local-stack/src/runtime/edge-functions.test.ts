import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingRequest, checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import { walkedRequest } from '@dustforce/office/testing'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { describe, expect, test } from 'vitest'
import { buildPrograms } from '../testing/build-programs.ts'
import { bundles, denoBesideStack, post } from '../testing/deno-functions.ts'

/* The Edge Functions in Deno: of each kind one; edge-functions.long.test.ts has all. */

await buildPrograms('functions')
const deno = denoBesideStack()

describe('create-checkout in Deno', () => {
  const request: BookingRequest = {
    ...walkedRequest,
    date: addDays(businessDateOf(Date.now(), gtaPolicy.zone), 7),
    minute: 600,
    promoCode: null,
  }
  const submission = {
    ...checkoutPayload(
      request,
      quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, request)),
      gtaBusiness.priceBook,
    ),
    attempt_id: '00000000-0000-4000-8000-00000000d310',
  }
  const stored = () =>
    deno.stack().database.query('select id, checkout_url, total_price::float8 as total from public.bookings')

  test('opens the page that charges what was shown', async () => {
    const { url } = await deno.start('create-checkout', deno.settings())
    const tampered = await post(url, { bookingData: { ...submission, total_price: 1 } })
    expect(tampered).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: { totalCents: 37300 } },
    })
    expect((await post(url, { bookingData: null })).status).toBe(400)
    expect(await stored()).toEqual([])

    const { status, body } = await post(url, { bookingData: submission })
    expect(body).toMatchObject({ url: expect.stringContaining(`${deno.stack().url}/stripe/`) })
    expect(status).toBe(200)
    expect(await (await fetch(body.url)).text()).toContain('CA$373.00')
    expect(await stored()).toEqual([{ id: body.booking_id, checkout_url: body.url, total: 373 }])
    expect((await post(url, { bookingData: submission })).body).toEqual(body)
  })
})

describe('a function in Deno', () => {
  test.each([
    ['stripe-webhook', 400],
    ['send-email', 400],
    ['own-booking', 400],
    ['run-jobs', 401],
  ])('%s starts, and answers nonsense with %i', async (name, status) => {
    const { url } = await deno.start(name, deno.settings())
    expect((await post(url, 'nonsense')).status).toBe(status)
  })

  test('does not start without its secret', async () => {
    const settings = { ...deno.settings(), STRIPE_WEBHOOK_SECRET: '  ' }
    expect(await deno.start('stripe-webhook', settings)).toMatchObject({
      code: 1,
      said: expect.stringContaining('MissingSetting: STRIPE_WEBHOOK_SECRET is missing or empty'),
    })
  })
})

/* A platform that gives a request two seconds of processor counts the reading of the bundle too. */
describe('a bundle', () => {
  const read = (name: string) => readFileSync(join(bundles, name, 'index.js'), 'utf8')
  const texts = new Map(
    globSync('*/index.js', { cwd: bundles })
      .map(dirname)
      .sort()
      .map((name) => [name, read(name)]),
  )
  const withText = (part: RegExp | string) =>
    [...texts].filter(([, text]) => text.search(part) >= 0).map(([name]) => name)
  const light = ['accept-invitation', 'calendar', 'health', 'mail-choices', 'metrics', 'publish-business']

  test('is minified', () => {
    expect(texts.size).toBeGreaterThan(light.length)
    for (const [name, text] of texts) {
      const lines = text.split('\n')
      expect.soft(text.length / lines.length, `${name}: characters a line`).toBeGreaterThan(2000)
      expect.soft(text.length, name).toBeLessThan(light.includes(name) ? 1_100_000 : 3_000_000)
    }
  })

  test('has React where letters are drawn only, and runs it with the first one', () => {
    expect([...texts.keys()].filter((name) => !withText('react\\.transitional').includes(name))).toEqual(
      light,
    )
    const drawing = withText(/\bdrawLetter:/)
    expect(drawing).toContain('stripe-webhook')
    expect(withText(/\{drawLetter:\w+\}=await Promise\.resolve\(\)\.then\(\(\)=>\(/)).toEqual(drawing)
  })
})
