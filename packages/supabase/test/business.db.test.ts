import { randomUUID } from 'node:crypto'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { expect } from 'vitest'
import { plantCanaries } from './access-probe.ts'
import { type TestDatabase, test } from './postgres.ts'

const publish = (db: TestDatabase, changes: object) =>
  db.call('publish_business', {
    ...{ kind: 'policy', document: '{}', installed: '{}', based_on: null },
    ...{ holds_from: '2026-01-01T12:00:00Z', note: '', author: 'admin@example.com' },
    ...changes,
  })

test('of many owners who publish at once over the same version one is heard, and the others are told', async ({
  db,
}) => {
  await plantCanaries(db)
  // All of them have asked before the first can write.
  const answers = await db.sql.begin(async (sql) => {
    await sql`lock table public.business_versions in share row exclusive mode`
    const asked = Array.from({ length: 6 }, (_, nr) => publish(db, { document: JSON.stringify({ nr }) }))
    await expect
      .poll(async () => {
        const [row] = await sql`select count(*)::int as waiting from pg_locks where not granted`
        return row?.waiting
      })
      .toBe(asked.length)
    return { asked }
  })
  const statuses = (await Promise.all(answers.asked)).map((answer) => Object(answer).status)
  expect(statuses.filter((status) => status === 'published')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'overtaken')).toHaveLength(5)
  const versions = await db.sql`select author from public.business_versions where kind = 'policy' order by id`
  expect(versions.map(({ author }) => author)).toEqual([null, 'admin@example.com'])
})

test('the first policy of a system says by which zone days are counted, until something is booked', async ({
  db,
}) => {
  const zone = async () =>
    (await db.sql`select private.zone() as zone, private.instant_of('2026-01-05', 540) as at`)[0]
  const toZone = (name: string, based_on: number | null) =>
    publish(db, {
      document: JSON.stringify({ zone: name }),
      installed: '{"zone": "America/Toronto"}',
      based_on,
    })
  await db.sql`insert into public.admin_users (user_id, email, is_active, role)
    values (${randomUUID()}, 'admin@example.com', true, 'owner')`
  const { id, status } = Object(await toZone('Europe/London', null))
  expect([status, await zone()]).toEqual([
    'published',
    { zone: 'Europe/London', at: new Date('2026-01-05T09:00:00Z') },
  ])
  await plantCanaries(db)
  expect(await toZone('Asia/Tokyo', id)).toEqual({ status: 'in-use' })
  expect(await zone()).toMatchObject({ zone: 'Europe/London' })
})

test('visitors read what holds, and never who published it; the office reads no version', async ({ db }) => {
  await plantCanaries(db)
  await db.sql`delete from public.business_versions`
  const document = JSON.stringify(gtaPriceBook)
  await publish(db, {
    kind: 'price-book',
    document: document.replace('gta-2026.1', 'next'),
    installed: document,
  })
  const seen = await db.call('current_business', {}, 'anon')
  expect(seen).toEqual({ 'price-book': { ...gtaPriceBook, version: 'next' } })
  const rows = (email: string) =>
    db.as({ email }, (sql) => sql`select author from public.business_versions`).then(({ length }) => length)
  expect(await Promise.all(['office@example.com', 'admin@example.com'].map(rows))).toEqual([0, 2])
})

test('what holds may be kept for some seconds, and by everybody', async ({ db }) => {
  await db.sql.begin(async (sql) => {
    await sql`select public.current_business()`
    const [row] = await sql`select current_setting('response.headers') as headers`
    expect(JSON.parse(row?.headers)).toEqual([{ 'Cache-Control': 'public, max-age=15' }])
  })
})

test('what was published is changed by nobody', async ({ db }) => {
  await plantCanaries(db)
  await expect(db.sql`update public.business_versions set author = 'me'`.execute()).rejects.toMatchObject({
    hint: 'kept',
  })
})
