import { gtaPriceBook, gtaTerms } from '@dustforce/core/catalogue'
import { cents, centsFromDollars, dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { applicationStatuses, experienceOptions } from '@dustforce/office/application'
import {
  attentions,
  bookingFromRow,
  isPaid,
  isSold,
  paymentStatuses,
  storedBookingStatuses,
  taxSplit,
} from '@dustforce/office/booking'
import { clientRateLimits, type RateLimit } from '@dustforce/office/forms'
import { editedContactProblems, isVisitUnpaid, needsCleaner, storedContact } from '@dustforce/office/hub'
import { inquiryStatuses } from '@dustforce/office/inquiry'
import { financePoint } from '@dustforce/office/metrics'
import { channels, noticeKinds, notices } from '@dustforce/office/notice'
import { type Setting, type SettingName, settingFrom, settings } from '@dustforce/office/settings'
import { isReversalEvent, isSessionEvent, paymentEventTypes } from '@dustforce/office/story'
import { gtaBusiness, gtaRules } from '@dustforce/office/testing/business'
import type { EmailStatus } from '@dustforce/workflows/ports'
import { describe, expect } from 'vitest'
import { zoneSql } from '../src/local/zone-sql.ts'
import { addAdmin, admin } from './admin-rows.ts'
import { held } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

/*
 * The knowledge that the core and the database share: the lists of words, and the rules that SQL repeats because it counts all rows or holds a lock.
 */

const every = <Word extends string>(words: Readonly<Record<Word, true>>) => Object.keys(words)

/** The words in the definition of a check constraint or of a partial index. */
async function wordsIn(db: TestDatabase, name: string): Promise<readonly string[]> {
  const [row] = await db.sql<{ definition: string | null }[]>`
    select coalesce(
      (select pg_get_constraintdef(c.oid) from pg_constraint c where c.conname = ${name}),
      (select pg_get_indexdef(i.indexrelid) from pg_index i where i.indexrelid = to_regclass('public.' || ${name}))
    ) as definition`
  return [...(row?.definition ?? '').matchAll(/'([^']+)'::text/g)].flatMap(([, word]) => word ?? [])
}

describe('a list of words', () => {
  test.for<[name: string, words: readonly string[]]>([
    ['bookings_booking_status_check', storedBookingStatuses],
    ['bookings_payment_status_check', paymentStatuses],
    ['payment_events_type_check', paymentEventTypes],
    ['contact_inquiries_inquiry_status_check', inquiryStatuses],
    ['job_applications_application_status_check', applicationStatuses],
    ['job_applications_experience_check', experienceOptions],
    ['promo_codes_discount_type_check', every<PromoCode['discountType']>({ percentage: true, fixed: true })],
    ['email_outbox_channel_check', channels],
    [
      'email_outbox_status_check',
      every<EmailStatus>({ queued: true, sending: true, sent: true, failed: true }),
    ],
  ])('has the same words in %s as in TypeScript', async ([name, words], { db }) => {
    expect((await wordsIn(db, name)).toSorted()).toEqual([...words].sort())
  })
})

test('a payment event is about a session, or about money that was paid, where it is in TypeScript', async ({
  db,
}) => {
  const rows = await db.sql`
    select type, private.is_session_event(type) as is_session, private.is_reversal_event(type) as is_reversal from jsonb_array_elements_text(${db.sql.json([...paymentEventTypes])}) type`
  expect(rows).toEqual(
    paymentEventTypes.map((type) => ({
      type,
      is_session: isSessionEvent(type),
      is_reversal: isReversalEvent(type),
    })),
  )
})

test('what is told is told to the same people, by the same rules, as in TypeScript', async ({ db }) => {
  const rows = await db.sql`
    select name, recipient, cause, once, choice, may_be_held, channels from private.notice_kinds`
  expect(rows.toSorted((one, other) => String(one.name).localeCompare(String(other.name)))).toEqual(
    noticeKinds.toSorted().map((name) => {
      const { to: recipient, cause, once, choice, mayBeHeld, via } = notices[name]
      return { name, recipient, cause, once, choice, may_be_held: mayBeHeld, channels: via }
    }),
  )
})

test('reasons for attention are core’s, each once in core’s order, and no others', async ({ db }) => {
  const all = [...attentions, ...attentions, 'bored'].toReversed()
  const [row] = await db.sql`select private.known_reasons(${db.sql.json(all)}) as reasons`
  expect(row?.reasons).toEqual(attentions)
  const id = await held(db)
  const set = (reasons: readonly string[]) =>
    db.sql`update public.bookings set attention = ${db.sql.json(reasons)} where id = ${id}`
  await set(attentions)
  for (const reasons of [['bored'], attentions.toReversed()])
    await expect(set(reasons)).rejects.toThrow('bookings_attention_check')
})

describe('a setting', () => {
  const bySetting = (one: string, other: string) => one.localeCompare(other)
  const whole = Object.entries<Setting<unknown>>(settings).filter(
    ([, { initial }]) => typeof initial(gtaBusiness) !== 'string',
  )

  test('is stored under its name, as its initial value', async ({ db }) => {
    const rows = await db.sql<{ name: SettingName; value: string }[]>`
      select setting_name as name, setting_value as value from public.booking_settings`
    expect(rows.map(({ name }) => name).toSorted(bySetting)).toEqual(
      Object.keys(settings).toSorted(bySetting),
    )
    for (const { name, value } of rows) {
      const setting: Setting<unknown> = settings[name]
      expect(settingFrom(setting, value, gtaBusiness), name).toBe(setting.initial(gtaBusiness))
    }
    await db.sql`delete from public.booking_settings`
    expect(await db.sql`select private.daily_limit() as limit`).toEqual([
      { limit: settings.daily_booking_limit.initial(gtaBusiness) },
    ])
  })

  test.for(whole)('%s is within the same limits', async ([name, { read }], { db }) => {
    const texts = ['0', '1', '9', '99', '100', '119', '120', '121', '999', '9999', '10000']
    for (const text of [...texts, 'yes', 'no', 'Yes', '01', '-1', '1.5', ' 2', 'many', '']) {
      const change = db.sql`update public.booking_settings set setting_value = ${text} where setting_name = ${name}`
      const isTaken = await change.then(
        () => true,
        () => false,
      )
      expect(isTaken, text).toBe(read(text).ok && text === text.trim())
    }
  })
})

describe('a rule of the policy', () => {
  test('dates are those of the zone that the system was set up with, which one function names', async ({
    db,
  }) => {
    expect(await db.sql`select private.zone()`).toEqual([{ zone: gtaPolicy.zone }])
    // Planned again each time: a plan keeps the zone, and a system is set up before it serves anybody.
    const noon = () =>
      db.sql.unsafe(`select private.epoch_ms(private.instant_of('2026-07-01', 720))::float8 as at`)
    expect(await noon()).toEqual([{ at: Date.parse('2026-07-01T16:00:00Z') }])
    await db.sql.unsafe(zoneSql('Europe/London'))
    expect(await noon()).toEqual([{ at: Date.parse('2026-07-01T11:00:00Z') }])
    // A published policy holds, whatever the program is started with.
    await db.sql`insert into public.business_versions (kind, document, holds_from)
      values ('policy', ${'{"zone": "Asia/Tokyo"}'}::text::json, now())`
    await db.sql.unsafe(zoneSql('Europe/London'))
    expect(await noon()).toEqual([{ at: Date.parse('2026-07-01T03:00:00Z') }])
    await db.sql`delete from public.business_versions`
    await db.sql.unsafe(zoneSql(gtaPolicy.zone))
    const named = await db.sql`
      select p.proname from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and pg_get_functiondef(p.oid) ~ '[A-Z]\\w+/[A-Z]'`
    expect(named).toEqual([{ proname: 'zone' }])
  })

  test('the tax in a total is the price book’s', async ({ db }) => {
    expect(await db.sql`select private.tax_percent()::float as percent`).toEqual([
      { percent: gtaTerms.tax.percent },
    ])
    const rows = await db.sql<{ total: number; subtotal: number; tax: number }[]>`
      select t::float as total, private.subtotal_in(t)::float as subtotal, private.tax_in(t)::float as tax
      from generate_series(0, 1500, 0.17) t`
    const split = rows.map(({ total }) =>
      taxSplit({ totalCents: centsFromDollars(total), subtotalCents: null }, gtaPriceBook),
    )
    expect(rows.map(({ subtotal, tax }) => [subtotal, tax])).toEqual(
      split.map(({ subtotalCents, taxCents }) => [dollarsOf(subtotalCents), dollarsOf(taxCents)]),
    )
  })

  test('revenue, payouts and the need of a cleaner follow from the same statuses', async ({ db }) => {
    const day = businessDate('2026-11-23')
    const noon = Date.UTC(2026, 10, 23, 17)
    for (const payment of paymentStatuses) {
      for (const status of storedBookingStatuses) {
        const booking = bookingFromRow({
          booking_date: day,
          booking_status: status,
          payment_status: payment,
          total_price: 336,
          contractor_pay: 150,
        })
        const { bookings, payoutsCents } = financePoint(
          [booking],
          { from: day, to: day },
          gtaPolicy,
          gtaPriceBook,
        )
        const rows = await db.sql`
          select private.is_revenue(${payment}, ${status}) as earns, private.owes_payout(${payment}, ${status}) as owes,
            private.needs_cleaner(${payment}, ${status}, null) as open,
            private.is_visit_unpaid(${payment}, ${status}, ${day}, ${day}) as unpaid,
            private.is_visit_unpaid(${payment}, ${status}, ${day}, ${day}::date + 1) as unpaid_after`
        expect(rows, `${payment}/${status}`).toEqual([
          {
            earns: bookings === 1,
            owes: payoutsCents === cents(15_000),
            open: needsCleaner(booking),
            unpaid: isVisitUnpaid(booking, noon, gtaPolicy),
            unpaid_after: isVisitUnpaid(booking, noon + 86_400_000, gtaPolicy),
          },
        ])
      }
    }
  })

  test('every statement that asks whether a booking is paid, or sold, names the same words', async ({
    db,
  }) => {
    const paid = paymentStatuses.filter(isPaid).toSorted()
    const sold = paymentStatuses.filter(isSold).toSorted()
    const rows = await db.sql<{ name: string; words: string }[]>`
      select p.proname as name, replace(concat(m[1], m[2]), '::text', '') as words
      from pg_proc p, regexp_matches(
        pg_get_functiondef(p.oid),
        -- As it is written, and as PostgreSQL tells it of a body that it has read.
        'payment_status (?:(?:not )?in \\(([^)]*)\\)|(?:= ANY|<> ALL) \\(ARRAY\\[([^]]*)\\])', 'g'
      ) m
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`
    expect(rows.length).toBeGreaterThan(5)
    for (const { name, words } of rows) {
      const named = words.split(/[', ]+/).filter((word) => word !== '' && word !== 'refunded')
      expect([paid, sold], name).toContainEqual(named.toSorted())
    }
  })

  test('a person may send as many forms as the browser lets them', async ({ db }) => {
    const limitOf = async (bucket: string): Promise<RateLimit | undefined> => {
      const [rule] = await db.sql<{ hits: number; seconds: number }[]>`
        select hits, seconds from private.rate_rules where bucket = ${bucket}`
      return rule && { count: rule.hits, windowMs: rule.seconds * 1000 }
    }
    expect(await limitOf('contact-email')).toEqual(clientRateLimits.contact)
    expect(await limitOf('application-email')).toEqual(clientRateLimits.application)
    // Each press of the button is a checkout here, and one booking there.
    const checkouts = await limitOf('checkout-email')
    expect(checkouts?.windowMs).toBe(clientRateLimits.booking.windowMs)
    expect(checkouts?.count).toBeGreaterThan(clientRateLimits.booking.count)
  })
})

test('the office changes a booking’s contact by the rules of a new booking', async ({ db }) => {
  await addAdmin(db)
  const id = await held(db)
  const [row] =
    await db.sql`select customer_name, email, phone, address from public.bookings where id = ${id}`
  const stored = {
    customerName: String(row?.customer_name),
    email: String(row?.email),
    phone: String(row?.phone),
    address: String(row?.address),
  }
  const columns = { customerName: 'customer_name', email: 'email', phone: 'phone', address: 'address' }
  const typed = [
    [
      'customerName',
      ['', ' ', 'Z', '12', 'Zoë O’Neil-Tremblay', 'Ali ‘Abd', ' Ana ', `Ana ${'b'.repeat(120)}`],
    ],
    [
      'email',
      ['', 'nonsense', 'zoe@example', 'zoe @example.com', 'Zoe@Example.com', 'z.n+x@mail.example.ca'],
    ],
    ['phone', ['', '12', '(116) 555-0123', '416 555 0123', '+1 (416) 555-0199']],
    ['address', ['', ' ', '9 Elm St, Toronto, ON M5G 1H1']],
  ] as const
  for (const [field, texts] of typed) {
    for (const text of texts) {
      const edit = { ...stored, [field]: text }
      const written = storedContact(edit, stored, gtaRules.contact)[field]
      const isTaken = await db
        .as(
          admin,
          (sql) => sql`update public.bookings set ${sql({ [columns[field]]: written })} where id = ${id}`,
        )
        .then(
          () => true,
          () => false,
        )
      expect(isTaken, `${field} '${text}'`).toBe(
        !(field in editedContactProblems(edit, stored, gtaRules.contact)),
      )
      await db.sql`update public.bookings set ${db.sql(row ?? {})} where id = ${id}`
    }
  }
})
