import { businessDate } from '@dustforce/core/schedule'
import { describe, expect } from 'vitest'
import { createSiteBackend } from '../src/index.ts'
import { canary, plantCanaries, tablesOf } from './access-probe.ts'
import { held } from './answers.ts'
import { test } from './postgres.ts'
import { type RestService, startRest } from './rest-service.ts'

/**
 * The callers take turns, unless this is set: the database decides who may see what, and access.db.test.ts asks it everything as each of them.
 */
const { EVERY_ASKER } = process.env

/** Every way of asking a table that the REST service knows and that has leaked somewhere before. */
const waysOf = (table: string): ReadonlyArray<readonly [string, RequestInit]> => [
  [`${table}?select=*`, {}],
  [`${table}?select=count()`, {}],
  [table, { method: 'HEAD', headers: { prefer: 'count=exact' } }],
  [`${table}?or=(email.ilike.*anar*,name.ilike.*anar*)&id=neq.x`, {}],
  [`${table}?select=*,bookings(*),promo_redemptions(*),contact_inquiries(*),contact_inquiry_replies(*)`, {}],
  [`${table}?order=created_at.desc&limit=1`, { headers: { accept: 'text/csv' } }],
  [
    table,
    {
      method: 'PATCH',
      headers: { prefer: 'return=representation', 'content-type': 'application/json' },
      body: '{"notes": "x"}',
    },
  ],
  [
    table,
    {
      method: 'POST',
      headers: { prefer: 'return=representation', 'content-type': 'application/json' },
      body: '{}',
    },
  ],
  [table, { method: 'DELETE', headers: { prefer: 'return=representation' } }],
]

async function leaks(rest: RestService, path: string, init: RequestInit, token?: string): Promise<boolean> {
  const headers = new Headers(init.headers)
  headers.set('apikey', rest.publishableKey)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const answer = await rest.fetch(`${rest.url}/rest/v1/${path}`, { ...init, headers })
  const range = answer.headers.get('content-range') ?? ''
  // A count is knowledge too.
  return (await answer.text()).toLowerCase().includes(canary) || /\/[1-9]/.test(range)
}

describe('R31: through the REST service', () => {
  test('no way of asking shows a canary to a visitor, a stranger or an inactive administrator', async ({
    db,
  }) => {
    await plantCanaries(db)
    const rest = await startRest(db)
    const tokens = [
      undefined,
      await rest.tokenOf('stranger@example.com'),
      await rest.tokenOf('inactive@example.com'),
    ]
    const leaking: string[] = []
    let asked = 0
    for (const table of await tablesOf(db)) {
      for (const [path, init] of waysOf(table)) {
        asked += 1
        for (const [nr, token] of tokens.entries()) {
          if (!EVERY_ASKER && nr !== asked % tokens.length) continue
          // The caller's own row there is no secret.
          if (table === 'admin_users' && nr === 2) continue
          if (await leaks(rest, path, init, token)) leaking.push(`${init.method ?? 'GET'} ${path} as ${nr}`)
        }
      }
      // Nine ways and three who ask: the next table begins with another.
      asked += 1
    }
    expect(leaking).toEqual([])
    expect(await leaks(rest, '', {})).toBe(false)
    // The same question shows it to an administrator, so that the test can see a leak.
    const admin = await rest.tokenOf('admin@example.com')
    expect(await leaks(rest, 'bookings?select=*', {}, admin)).toBe(true)
    await rest.close()
  })
})

test('an administrator takes the mark off a booking that needed attention', async ({ db }) => {
  await plantCanaries(db)
  const rest = await startRest(db)
  const admin = await rest.tokenOf('admin@example.com')
  const settled = await rest.fetch(`${rest.url}/rest/v1/bookings?id=eq.canary&select=attention`, {
    method: 'PATCH',
    headers: {
      apikey: rest.publishableKey,
      authorization: `Bearer ${admin}`,
      prefer: 'return=representation',
      'content-type': 'application/json',
    },
    body: '{"attention": []}',
  })
  expect(await settled.json()).toEqual([{ attention: [] }])
  await rest.close()
})

describe('the public site’s backend on a real database', () => {
  test('reads what it asks and stores what it sends', async ({ db }) => {
    const rest = await startRest(db)
    const invoked: string[] = []
    const backend = createSiteBackend({
      ...rest,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        if (!pathname.startsWith('/functions/')) return rest.fetch(request)
        invoked.push(pathname)
        return Response.json({ success: true })
      },
    })
    await db.sql`insert into public.promo_codes (code, discount_type, discount_value, min_order_amount, valid_until)
      values ('SUMMER', 'fixed', 12.50, 99.99, '2026-12-31T00:00:00Z')`
    await held(db, { email: 'ana@example.com' })
    expect(await backend.availability(businessDate('2026-11-21'), 60, 'America/Toronto')).toEqual({
      limit: 10,
      taken: { '2026-11-23': 1 },
      rules: {},
      busy: [],
    })
    expect(await backend.promoCode(' summer ')).toMatchObject({
      discountValue: 12.5,
      minOrderCents: 9999,
      validUntil: Date.UTC(2026, 11, 31),
    })
    expect(await backend.isFirstTime('ana@example.com')).toBe(true)
    const contact = { name: 'Zoë', email: 'zoe@example.com', phone: '', subject: '', message: 'Hi 🧽' }
    expect(await backend.sendContact(contact, 'attempt-of-a-form', 'fr-CA')).toEqual({ ok: true })
    expect(await backend.sendContact({ ...contact, name: '42' }, 'attempt-of-a-form', 'fr-CA')).toEqual({
      ok: false,
      failure: 'constraint',
    })
    for (let nr = 0; nr < 4; nr += 1) await backend.sendContact(contact, 'attempt-of-a-form', 'fr-CA')
    expect(await backend.sendContact(contact, 'attempt-of-a-form', 'fr-CA')).toEqual({
      ok: false,
      failure: 'rate-limit',
    })
    expect(await db.sql`select name, message, language from public.contact_inquiries limit 1`).toEqual([
      { name: 'Zoë', message: 'Hi 🧽', language: 'fr-CA' },
    ])
    expect(new Set(invoked)).toEqual(new Set(['/functions/v1/send-email']))
    await rest.close()
  })
})
