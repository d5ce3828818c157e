import { addDays, businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { busySpans, placeProblem, withOfficeRules } from '@dustforce/core/schedule/office-rules'
import {
  type HasPlace,
  lapsed,
  offerEnds,
  type Queued,
  type Start,
  whoIsNext,
} from '@dustforce/office/waiting'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type TestDatabase, test } from './postgres.ts'

const day = businessDate('2026-11-23')
const { zone } = gtaPolicy
const hours = [480, 540, 600, 660, 720]
const needs = { 'deep-clean': ['van'] }

interface Case {
  readonly wishes: readonly Pick<
    Queued,
    'days' | 'durationMinutes' | 'service' | 'queuedAt' | 'lapses' | 'lapsedAt'
  >[]
  readonly jobs: readonly { readonly minute: number; readonly minutes: number; readonly service: string }[]
  readonly limit: number
  readonly crews: number
  readonly vans: number
  readonly freedAt: number
}

/** Offers the places of a day in the database, and returns who was offered which time until when. */
async function offeredBySql(db: TestDatabase, { wishes, jobs, limit, crews, vans, freedAt }: Case) {
  return db.as('service_role', async (sql) => {
    await sql`select set_config('role', 'postgres', true)`
    await sql`truncate public.waiting, public.bookings cascade`
    await sql`update public.booking_settings set setting_value = case setting_name when 'crews' then ${`${crews}`} else ${`${limit}`} end
      where setting_name in ('crews', 'daily_booking_limit')`
    await sql`select public.keep_resources(${sql.json({ van: vans })}, ${sql.json(needs)})`
    for (const { minute, minutes, service } of jobs)
      await sql`insert into public.bookings (customer_name, email, phone, address, booking_date, booking_time, duration_minutes, service_type,
          payment_status, booking_status)
        values ('Ana', 'ana@example.com', '1', '1 King St', ${day}, ${`${minute / 60}:00`}, ${minutes}, ${service}, 'paid', 'confirmed')`
    for (const [nr, { days, durationMinutes, service, queuedAt, lapses, lapsedAt }] of wishes.entries()) {
      const email = `w${nr}@example.com`
      const [row] = await sql<{ id: string }[]>`
        insert into public.waiting (email, service_type, duration_minutes, home, consent, queued_at, lapses, lapsed_at)
        values (${email}, ${service}, ${durationMinutes}, '{}', 'Yes', to_timestamp(${queuedAt / 1000}), ${lapses},
          to_timestamp(${lapsedAt === null ? null : lapsedAt / 1000}))
        returning id`
      await sql`insert into private.waiting_days (mailbox, day, waiting_id, minutes)
        values (${email}, ${day}, ${row?.id ?? ''}, ${days[0]?.minutes ?? []})`
    }
    await sql`select private.offer_places(${day}, to_timestamp(${freedAt / 1000}))`
    return sql<{ nr: number; minute: number; until: number }[]>`
      select substring(email from '\\d+')::integer as nr, offered_minute as minute, private.epoch_ms(offered_until)::float as until
      from public.waiting where state = 'offered' order by queued_at, nr`
  })
}

/** The same by the office's functions. */
function offeredByOffice({ wishes, jobs, limit, crews, vans, freedAt }: Case, now: number) {
  const services = { 'deep-clean': { needs: needs['deep-clean'] } }
  const rules = { capacity: { crews, bufferMinutes: 0 }, resources: { van: vans } }
  const policy = withOfficeRules({ ...gtaPolicy, services }, rules)
  const offers: (Start & Case['jobs'][number] & { readonly nr: number })[] = []
  const hasPlace: HasPlace = (start, { durationMinutes, service: asked }) => {
    const work = [...jobs, ...offers].map(({ minute, minutes, service }) => ({
      ...{ date: day, minute, minutes },
      ...(service === 'deep-clean' && { uses: needs[service] }),
    }))
    const facts = {
      limit,
      taken: { [day]: work.length },
      busy: busySpans(work, zone),
      durationMinutes,
      service: asked,
    }
    return placeProblem(policy, facts, day, start.minute) === null
  }
  let queue = wishes.map((wish, nr): Queued => ({ ...wish, id: `${nr}`, state: 'waiting' }))
  for (;;) {
    const next = whoIsNext(queue, day, { now, zone, freedAt, hasPlace })
    if (next === null) break
    const { id, durationMinutes: minutes, service } = next.wish
    offers.push({ day, minute: next.minute, nr: Number(id), minutes, service })
    queue = queue.map((one) => (one.id === next.wish.id ? { ...one, state: 'offered' } : one))
  }
  return offers.map(({ nr, minute }) => ({ nr, minute, until: offerEnds(now, { day, minute }, gtaPolicy) }))
}

test('who is offered what, and until when, is what the office package says', async ({ db }) => {
  db.tolerate('I1')
  const now = instantOf(day, 400, zone)
  db.setClock(new Date(now))
  const ago = fc.integer({ min: 0, max: 4 }).map((minutes) => now - minutes * 60_000)
  const service = fc.constantFrom('standard', 'deep-clean')
  const wish = fc.record({
    days: fc.subarray(hours, { minLength: 1 }).map((minutes) => [{ day, minutes }]),
    durationMinutes: fc.constantFrom(60, 120, 180),
    service,
    queuedAt: ago,
    lapses: fc.nat(3),
    lapsedAt: fc.option(ago),
  })
  const job = fc.record({ minute: fc.constantFrom(...hours), minutes: fc.constantFrom(60, 120), service })
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        wishes: fc.array(wish, { maxLength: 6 }),
        jobs: fc.array(job, { maxLength: 3 }),
        limit: fc.integer({ min: 0, max: 6 }),
        crews: fc.integer({ min: 1, max: 3 }),
        vans: fc.nat(2),
        freedAt: ago,
      }),
      async (one) => {
        const rows = await offeredBySql(db, one)
        const offered = offeredByOffice(one, now)
        expect(
          rows.map(({ nr, minute, until }) => ({ nr, minute, until })).toSorted((a, b) => a.nr - b.nr),
        ).toEqual(offered.toSorted((a, b) => a.nr - b.nr))
      },
    ),
    { numRuns: 12 },
  )
})

test('an offer ends when the office package says, by day and by night and when the clocks change', async ({
  db,
}) => {
  const days = [businessDate('2026-11-23'), businessDate('2027-03-13'), businessDate('2027-11-06')]
  for (const from of days)
    for (const minute of [0, 7 * 60 + 59, 480, 800, 20 * 60 + 59, 21 * 60, 1439])
      for (const start of [
        { day: from, minute: 1000 },
        { day: addDays(from, 1), minute: 540 },
        { day: addDays(from, 3), minute: 540 },
      ]) {
        const now = instantOf(from, minute, zone)
        const [row] = await db.sql<{ until: number }[]>`
          select private.epoch_ms(private.offer_end(to_timestamp(${now / 1000}), private.instant_of(${start.day}, ${start.minute})))::float as until`
        expect({ from, minute, start, until: row?.until }).toEqual({
          ...{ from, minute, start, until: offerEnds(now, start, gtaPolicy) },
        })
      }
})

test('an offer that lapses leaves the wish where the office package says', async ({ db }) => {
  const now = instantOf(day, 400, zone)
  db.setClock(new Date(now))
  for (const lapses of [0, 1, 2, 3]) {
    const row = await db.as('service_role', async (sql) => {
      await sql`select set_config('role', 'postgres', true)`
      await sql`truncate public.waiting cascade`
      const [made] = await sql<{ id: string }[]>`
        insert into public.waiting (email, service_type, duration_minutes, home, consent, state, queued_at, lapses, offered_day, offered_minute, offered_until)
        values ('a@example.com', 'standard', 60, '{}', 'Yes', 'offered', to_timestamp(${now / 1000 - 60}), ${lapses}, ${day}, 1080, private.clock())
        returning id`
      await sql`insert into private.waiting_days values ('a', ${day}, ${made?.id ?? ''}, '{1080}')`
      await sql`select private.lapse_offers_of(${day}, private.clock())`
      return (
        await sql<Record<string, unknown>[]>`
          select state, lapses, private.epoch_ms(queued_at)::float as queued, private.epoch_ms(lapsed_at)::float as lapsed from public.waiting`
      )[0]
    })
    const before: Queued = {
      ...{
        id: 'a',
        state: 'offered',
        days: [],
        durationMinutes: 60,
        service: 'standard',
        queuedAt: now - 60_000,
        lapses,
        lapsedAt: null,
      },
    }
    const after = lapsed(before, now)
    expect({ ...row }).toEqual({
      ...{ state: after.state, lapses: after.lapses, queued: after.queuedAt, lapsed: after.lapsedAt },
    })
  }
})
