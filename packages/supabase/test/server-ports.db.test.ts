import { dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { databaseFormat, type SupabasePorts, supabaseServer } from '@dustforce/workflows/database'
import {
  BookingStore,
  BusinessVersions,
  decodeEmailContent,
  EmailOutbox,
  Inquiries,
  type ResourcePolicy,
} from '@dustforce/workflows/ports'
import {
  adminAccessContract,
  availabilityContract,
  bookingStoreContract,
  businessVersionsContract,
  customerDataContract,
  emailOutboxContract,
  operationsContract,
  priceBooksContract,
  priceRisesContract,
  sampleReservation,
  seriesStoreContract,
  visitChargesContract,
} from '@dustforce/workflows/testing'
import * as Effect from 'effect/Effect'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import * as Schema from 'effect/Schema'
import { afterAll, expect, test } from 'vitest'
import { userIdOf } from './caller.ts'
import { type RestService, startRest } from './rest-service.ts'
import { shareDatabase } from './shared-database.ts'
import type { TestDatabase } from './test-database.ts'

/** The server's ports through the REST service, which every test uses while the database need not be replaced. */
interface World {
  readonly db: TestDatabase
  readonly rest: RestService
  readonly runtime: ManagedRuntime.ManagedRuntime<SupabasePorts, never>
}

const shared = shareDatabase()
let world: World | undefined

async function endWorld() {
  await world?.runtime.dispose()
  await world?.rest.close()
  world = undefined
}

async function worldOn(db: TestDatabase): Promise<World> {
  if (world?.db === db) return world
  await endWorld()
  const rest = await startRest(db)
  world = { db, rest, runtime: ManagedRuntime.make(supabaseServer(rest, gtaBusiness)) }
  return world
}

afterAll(async () => {
  await endWorld()
  await shared.close()
})

/** The ports over a database as if it were new. */
async function makeHarness() {
  const db = await shared.take()
  const { rest, runtime } = await worldOn(db)
  return {
    db,
    rest,
    run: <A, E>(program: Effect.Effect<A, E, SupabasePorts>) => runtime.runPromise(program),
    setNow: (instant: number) => db.fixClock(new Date(instant)),
    setDailyLimit: async (limit: number) => {
      await db.sql`update public.booking_settings set setting_value = ${String(limit)}
        where setting_name = 'daily_booking_limit'`
    },
    setCrews: async (crews: number) => {
      await db.sql`update public.booking_settings set setting_value = ${String(crews)} where setting_name = 'crews'`
    },
    setResources: (policy: ResourcePolicy) =>
      runtime.runPromise(BusinessVersions.use((versions) => versions.keepResources(policy))),
    closeDay: async (date: string, reason: string) => {
      await db.sql`insert into public.closures (from_day, to_day, reason) values (${date}, ${date}, ${reason})`
    },
    addPromo: async (promo: PromoCode) => {
      const row = {
        code: promo.code,
        is_active: promo.isActive,
        discount_type: promo.discountType,
        discount_value: promo.discountValue,
        valid_until: promo.validUntil === null ? null : new Date(promo.validUntil),
        max_uses: promo.maxUses,
        min_order_amount: promo.minOrderCents === null ? null : dollarsOf(promo.minOrderCents),
        first_time_only: promo.firstTimeOnly,
      }
      await db.sql`insert into public.promo_codes ${db.sql(row)}`
    },
    writeMessage: async () => idOf(await db.call('submit_contact', { payload: message })),
    apply: async () => idOf(await db.call('submit_application', { payload: application })),
    visits: async () =>
      (
        await db.sql<{ original: string; date: string; payment: string; status: string }[]>`
        select original_date::text as original, booking_date::text as date, payment_status as payment, booking_status as status
        from public.bookings where series_id is not null order by series_id, original_date`
      ).map((row) => ({ ...row })),
    seriesId: async () => idOf((await db.sql`select id from public.series`)[0]),
    remove: async (bookingId: string) => {
      await db.sql`delete from public.bookings where id = ${bookingId}`
    },
    booking: async (bookingId: string) => {
      const [row] = await db.sql<
        { paymentStatus: string; bookingStatus: string; attention: readonly string[]; keptCents: number }[]
      >`
        select payment_status as "paymentStatus", booking_status as "bookingStatus", attention,
          ((total_price - refunded_amount - lost_amount) * 100)::int as "keptCents"
        from public.bookings where id = ${bookingId}`
      return row === undefined ? null : { ...row }
    },
    // Reset when the next test takes it.
    close: async () => undefined,
  }
}

const idOf = (answer: unknown) => Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))(answer).id
const message = {
  ...{ name: 'Ada Lovelace', email: 'ada@example.com', phone: null, subject: 'Windows' },
  message: 'Do you clean them?\nFrom inside?',
}
const application = {
  ...{ full_name: 'Ana Diaz', email: 'ana@example.com', phone: '4165550100', experience: '3+ years' },
  ...{ available_days: ['Monday'], available_times: ['8 am - 12 pm'], service_areas: ['North York'] },
  ...{ message: 'Hello', resume_filename: null, resume_content: null, consent_to_contact: true },
}

test.for([
  [
    'a contact message',
    'writeMessage',
    'contact',
    { name: message.name, message: message.message, phone: '' },
  ],
  ['an application', 'apply', 'application', { fullName: 'Ana Diaz', serviceAreas: ['North York'] }],
] as const)('%s is stored with both its e-mails, which can be read', async ([, write, kind, facts]) => {
  const harness = await makeHarness()
  const ref = await harness[write]()
  const claim = await harness.run(EmailOutbox.use((outbox) => outbox.claim(10)))
  const letters = await harness.run(
    Effect.forEach(claim?.emails ?? [], (email) =>
      Effect.map(decodeEmailContent(email), (content) => ({
        kind: email.kind,
        ref: email.ref,
        facts: content.facts,
      })),
    ),
  )
  expect(letters.map((letter) => letter.kind).toSorted()).toEqual([`${kind}-company`, `${kind}-received`])
  for (const letter of letters) expect(letter).toMatchObject({ ref, facts })
})

test('a contact message is found by its id only', async () => {
  const { run, writeMessage } = await makeHarness()
  const id = await writeMessage()
  const find = (asked: string) => run(Inquiries.use((inquiries) => inquiries.find(asked)))
  expect(await find(id)).toEqual({ id, ...message })
  expect(await find('00000000-0000-4000-8000-000000000000')).toBeNull()
  expect(await find("' or true --")).toBeNull()
})

bookingStoreContract('The Supabase store', makeHarness)
availabilityContract('The Supabase store', makeHarness)
emailOutboxContract('The Supabase outbox', makeHarness)
customerDataContract('The Supabase project', makeHarness)
operationsContract('The Supabase project', makeHarness)
priceBooksContract('The Supabase project', makeHarness)
seriesStoreContract('The Supabase project', makeHarness)
async function makeOwned() {
  const harness = await makeHarness()
  const owner = 'admin@example.com'
  await harness.db.sql`insert into public.admin_users (user_id, email, is_active, role)
    values (${userIdOf(owner)}, ${owner}, true, 'owner')`
  return { ...harness, owner }
}

visitChargesContract('The Supabase project', makeOwned)
businessVersionsContract('The Supabase project', makeOwned)
priceRisesContract('The Supabase project', async () => {
  const harness = await makeOwned()
  const prices = async () => {
    const rows = await harness.db.sql<{ date: string; price: string }[]>`
      select booking_date::text as date, total_price as price from public.bookings where series_id is not null`
    return Object.fromEntries(rows.map(({ date, price }) => [date, Number(price)]))
  }
  return { ...harness, prices }
})

/** The tokens of accounts that are made once, for that takes long by design; a later test has them put back. */
const tokens = { admin: '', stranger: '', inactive: '' }

adminAccessContract('The Supabase project', async () => {
  const harness = await makeHarness()
  const { db, rest } = harness
  const email = 'admin@example.com'
  await db.plant('accounts', async () => {
    await db.sql`insert into public.admin_users (user_id, email, is_active)
      values (${userIdOf(email)}, ${email}, true), (${userIdOf('inactive@example.com')}, 'inactive@example.com', false)`
    tokens.admin = await rest.tokenOf(email)
    tokens.stranger = await rest.tokenOf('stranger@example.com')
    tokens.inactive = await rest.tokenOf('inactive@example.com')
  })
  return {
    ...harness,
    admin: { token: tokens.admin, email },
    others: {
      stranger: tokens.stranger,
      inactive: tokens.inactive,
      publishable: rest.publishableKey,
      secret: rest.secretKey,
      forged: tokens.admin.replace(/[^.]+$/, 'c2lnbmF0dXJl'),
    },
    deactivate: async () => {
      await db.sql`update public.admin_users set is_active = false where email = ${email}`
    },
  }
})

test('one customer’s many unpaid holds are too many', async () => {
  const { db, run } = await makeHarness()
  const statuses = [1, 2, 3, 4, 5, 6].map((attempt) =>
    run(
      BookingStore.use((store) => store.reserve(sampleReservation(attempt))).pipe(
        Effect.match({ onSuccess: (result) => result.status, onFailure: (error) => error.reason }),
      ),
    ),
  )
  expect((await Promise.all(statuses)).filter((status) => status === 'rate-limited')).toHaveLength(1)
  expect(await db.broken()).toEqual([])
})

test('values that no column takes are refused, not retried', async () => {
  const { db, run } = await makeHarness()
  const reasonOf = (changes: Parameters<typeof sampleReservation>[1]) =>
    run(
      BookingStore.use((store) => store.reserve(sampleReservation(1, changes))).pipe(
        Effect.match({ onSuccess: (result) => result.status, onFailure: (error) => error.reason }),
      ),
    )
  expect(await reasonOf({ notes: 'NUL: \u0000' })).toBe('refused')
  expect(await reasonOf({ bedrooms: 1.5 })).toBe('refused')
  expect(await reasonOf({})).toBe('reserved')
  expect(await db.broken()).toEqual([])
})

test('a server asks nothing of a database that does not fit it, and goes on when it does', async () => {
  const { db, rest } = await makeHarness()
  const reasonAt = async (format: string, service = rest) => {
    const runtime = ManagedRuntime.make(supabaseServer({ ...service, format }, gtaBusiness))
    const reason = await runtime.runPromise(
      BookingStore.use((store) => store.refundsDue).pipe(
        Effect.match({ onSuccess: () => 'answered', onFailure: (error) => error.reason }),
      ),
    )
    await runtime.dispose()
    return reason
  }
  expect(await reasonAt(databaseFormat)).toBe('answered')
  expect(await reasonAt('20991231235959')).toBe('unavailable')
  await db.sql.unsafe(
    `create or replace function private.oldest_format() returns text language sql immutable set search_path = '' as 'select ''20981231235959'''`,
  )
  expect(await reasonAt(databaseFormat)).toBe('unavailable')
  await db.sql`drop function public.database_format()`
  // The service knows the functions that there were when it was started.
  const older = await startRest(db)
  expect(await reasonAt(databaseFormat, older)).toBe('unavailable')
  await older.close()
})
