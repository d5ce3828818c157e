import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingRequest, checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import { walkedRequest } from '@dustforce/office/testing'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { createAdminBackend } from '@dustforce/supabase/admin'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supabaseProject } from '../paths.ts'
import { seedDemo } from '../seed/seed.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import type { Stack } from './start-stack.ts'

/* The main job through the whole stack, without a browser. */

const now = Date.parse('2026-11-20T15:00:00Z')
const metricsKey = 'only-prometheus-knows'
const failures: string[] = []
const requests: string[] = []
let stack: Stack
beforeAll(async () => {
  stack = await startTestStack({
    seed: true,
    now: () => now,
    logFormat: 'json',
    metricsKey,
    onError: (entry) => void failures.push(String(entry)),
    onRequest: (line) => void requests.push(line),
  })
  await stack.database.setClock(now)
})
afterAll(() => stack.close())

const request: BookingRequest = {
  ...walkedRequest,
  date: addDays(businessDateOf(now, gtaPolicy.zone), 7),
  minute: 540,
  promoCode: 'WELCOME10',
}

let visitors = 0

/** Each submit comes from an address of its own. */
async function submit(attempt: string, changes: Partial<BookingRequest> = {}) {
  const asked = { ...request, ...changes }
  const shown = quote(
    gtaBusiness.priceBook,
    quoteRequestOf(gtaBusiness.priceBook, asked, { type: 'percentage', value: 10 }),
  )
  const bookingData = { ...checkoutPayload(asked, shown, gtaBusiness.priceBook), attempt_id: attempt }
  visitors += 1
  const response = await fetch(`${stack.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitors}` },
    body: JSON.stringify({ bookingData }),
  })
  return { status: response.status, body: await response.json() }
}

const bookings = async (where: string) =>
  stack.database.query(
    `select booking_status, payment_status, total_price::float8 as total from public.bookings where ${where}`,
  )

test('a booking is checked out, paid, confirmed by e-mail and shown to the administrator', async () => {
  const { status, body } = await submit('00000000-0000-4000-8000-000000000001')
  expect(body).toMatchObject({ url: expect.stringContaining(`${stack.url}/stripe/checkout/cs_test_`) })
  expect(status).toBe(200)
  const page = await (await fetch(body.url)).text()
  for (const part of ['Deep Cleaning', 'Laundry', 'Dishwashing', 'HST', 'CA$336.00'])
    expect(page).toContain(part)

  const paid = await fetch(`${body.url}/pay`, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('location')).toMatch(/\/payment-success\?session_id=cs_test_/)
  await stack.send()
  expect(await bookings(`id = '${body.booking_id}'`)).toEqual([
    { booking_status: 'confirmed', payment_status: 'paid', total: 336 },
  ])
  expect(stack.mailbox?.mails()).toMatchObject([{ to: ['ada@example.com'] }])
  const mailbox = await (await fetch(`${stack.url}/mailbox`)).text()
  expect(mailbox).toContain('ada@example.com')

  const hub = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  await signInAsAdmin(hub, stack.admin)
  const { data } = await hub.from('bookings').select('customer_name').eq('id', body.booking_id)
  expect(data).toEqual([{ customer_name: 'Ada Lovelace' }])
})

test('the same attempt gets the same page; doing the work again changes nothing', async () => {
  const attempt = '00000000-0000-4000-8000-000000000002'
  const changes = { email: 'twice@example.com' }
  const [first, second] = await Promise.all([submit(attempt, changes), submit(attempt, changes)])
  expect(second.body).toEqual(first.body)
  const before = stack.mailbox?.mails().length
  await stack.work()
  await stack.work()
  expect(stack.mailbox?.mails()).toHaveLength(before ?? -1)
})

test('a booking that can still be paid is canceled instead of deleted, and can no longer be paid', async () => {
  const hub = createAdminBackend({ ...stack, business: gtaBusiness })
  await hub.session.signIn(stack.admin.email, stack.admin.password)
  const attempt = '00000000-0000-4000-8000-000000000003'
  const { body } = await submit(attempt, { email: 'grace@example.com' })
  const where = `id = '${body.booking_id}'`
  expect(await hub.bookings.remove(body.booking_id)).toBe('canceled')
  await fetch(`${body.url}/pay`, { method: 'POST', redirect: 'manual' })
  await stack.send()
  const sessions = stack.stripe?.sessions() ?? []
  expect(sessions.find((session) => body.url.endsWith(session.id))).toMatchObject({
    status: 'expired',
    paymentStatus: 'unpaid',
  })
  expect(await bookings(where)).toMatchObject([{ booking_status: 'canceled', payment_status: 'pending' }])
  expect(await hub.bookings.remove(body.booking_id)).toBe('deleted')
  expect(await bookings(where)).toEqual([])
})

test('a seeded booking has a payment that can be given back', async () => {
  const [seeded] = await stack.database.query(
    `select id from public.bookings where payment_status = 'paid' and email <> 'ada@example.com' order by booking_date desc, id limit 1`,
  )
  const id = String(Object(seeded).id)
  const hub = createAdminBackend({ ...stack, business: gtaBusiness })
  await hub.session.signIn(stack.admin.email, stack.admin.password)
  const { refundCents } = await hub.bookings.previewCancel(id)
  expect(refundCents).toBeGreaterThan(0)
  await hub.bookings.cancel(id, { actId: crypto.randomUUID(), shownRefundCents: refundCents })
  await stack.send()
  const after = await stack.database.query(
    'select payment_status, attention, refund_due from public.bookings where id = $1',
    [id],
  )
  expect(after).toEqual([{ payment_status: 'refunded', attention: [], refund_due: false }])
})

test('a letter that bounces is reported by a signed webhook, listed for the administrator and sent again', async () => {
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const payload = { name: 'Bob Bounce', email: 'bounced@resend.dev', message: 'Do you clean windows?' }
  expect((await client.rpc('submit_contact', { payload })).error).toBeNull()
  const hub = createAdminBackend({ ...stack, business: gtaBusiness })
  await hub.session.signIn(stack.admin.email, stack.admin.password)
  // One round sends the letters, the next one the reports about them.
  await stack.send()
  await stack.send()
  const [letter, ...others] = await hub.letters.toLookAt()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    kind: 'contact-received',
    recipient: 'bounced@resend.dev',
    trouble: 'bounced',
    detail: 'The mailbox does not exist.',
  })
  if (letter === undefined) throw new Error('Nothing is listed')
  const sent = () => stack.mailbox?.mails().filter(({ to }) => to.includes('bounced@resend.dev')).length
  const before = sent() ?? 0
  await hub.letters.sendAgain(letter)
  await stack.send()
  expect(sent()).toBe(before + 1)
})

test('an unsigned webhook and an unknown function are refused', async () => {
  const post = (name: string) => fetch(`${stack.url}/functions/v1/${name}`, { method: 'POST', body: '{}' })
  expect((await post('stripe-webhook')).status).toBe(400)
  expect((await post('nothing')).status).toBe(404)
})

test('each request is one line with its id, rows carry it, and nobody of this walk is in the log', async () => {
  const requestId = '00000000-0000-4000-8000-0000000000aa'
  const ask = (path: string, body: unknown, id: string) =>
    fetch(`${stack.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: stack.publishableKey, 'x-request-id': id },
      body: JSON.stringify(body),
    })
  const payload = { name: 'Canary Bird', email: 'canary@example.com', message: 'The canary is at home' }
  const stored = await ask('/rest/v1/rpc/submit_contact', { payload }, requestId)
  expect([stored.status, stored.headers.get('x-request-id')]).toEqual([200, requestId])
  expect(
    await stack.database.query(
      `select distinct request_id from public.email_outbox where recipient = '${payload.email}'`,
    ),
  ).toEqual([{ request_id: requestId }])

  // A shape that could say something is replaced; paths and values of callers are not written down.
  const renamed = await ask('/rest/v1/rpc/canary_bird?canary=1', payload, 'canary@example.com')
  expect(renamed.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  await ask('/rest/v1/rpc/submit_contact', { payload: { ...payload, email: 'no canary' } }, requestId)
  await ask('/functions/v1/canary', payload, requestId)
  await fetch(`${stack.url}/canary/${payload.email}?canary`)
  await stack.work()

  const lines = requests.map((line) => JSON.parse(line))
  expect(lines.filter((line) => line.requestId === requestId)).toMatchObject([
    { message: 'request', method: 'POST', route: '/rest/v1/rpc/submit_contact', status: 200 },
    { route: '/rest/v1/rpc/submit_contact', status: 400 },
    { route: '/functions/v1', status: 404 },
  ])
  const everybody = /canary|ada@|lovelace|king st|bounce|grace|dust-force-demo|555-0/i
  expect([...requests, ...failures].filter((line) => everybody.test(line))).toEqual([])
})

test('the metrics are open to the key alone, and count requests', async () => {
  expect((await fetch(`${stack.url}/metrics`)).status).toBe(401)
  const numbers = await fetch(`${stack.url}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } })
  const text = await numbers.text()
  expect(text).toContain('dustforce_database_up 1')
  expect(text).toContain('dustforce_requests_total{route="/metrics",method="GET",status="401"} 1')
})

test('the demo data is put in once', async () => {
  const count = async () =>
    (await bookings(`email <> 'ada@example.com' and email <> 'twice@example.com' and series_id is null`))
      .length
  expect(await count()).toBe(17)
  const shown = await stack.database.query(
    `select r ->> 'name' as name from jsonb_array_elements(public.shown_reviews()) r`,
  )
  expect(shown).toEqual([{ name: 'Noah M.' }, { name: 'Zoe P.' }, { name: 'Amelia W.' }])
  await stack.database.query('truncate public.bookings cascade')
  await seedDemo(stack.database, gtaBusiness, now)
  expect(await count()).toBe(0)
})

test('bookings of many years are added to the demo data, once', async () => {
  const seedMany = await readFile(join(supabaseProject, 'seed-many.sql'), 'utf8')
  const script = `set dustforce.seeded_bookings = '100'; ${seedMany}`
  const count = async () => (await stack.database.query('select id from public.bookings')).length
  const before = await count()
  await stack.database.script(script)
  expect((await count()) - before).toBe(100)
  await expect(stack.database.script(script)).rejects.toThrow('This database has these bookings already.')
})

test('the jobs of the own server are those of every installation: visits that repeat are looked after', async () => {
  const id = '00000000-0000-4000-8000-0000000005e1'
  await stack.database.query(`
    insert into public.series (
      id, status, email, every, from_day, start_minute, on_closed, price_book_version, request, planned_through,
      consent_text, consent_terms, consented_at
    )
    values (
      '${id}', 'running', 'ada@example.com', 'week', '2026-11-02', 540, 'skip', 'not-kept', '{}', '2026-11-02', 'I agree', '{}', now()
    )`)
  await stack.work()
  const series = await stack.database.query(
    `select problem is not null as is_told from public.series where id = '${id}'`,
  )
  expect(series).toEqual([{ is_told: true }])
})
