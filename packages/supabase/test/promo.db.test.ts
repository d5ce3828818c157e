import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { evaluatePromo } from '@dustforce/core/promo'
import { describe, expect } from 'vitest'
import { held, paymentEvent, reserve, settle } from './answers.ts'
import { startOfTests, type TestDatabase, test } from './postgres.ts'

const redeemers = Number(process.env.TORTURE_REDEEMERS ?? 30)
const sessions = Number(process.env.TORTURE_SESSIONS ?? 16)

interface Promo {
  readonly code: string
  readonly is_active?: boolean
  readonly discount_type?: 'percentage' | 'fixed'
  readonly discount_value?: number
  readonly valid_until?: Date | null
  readonly max_uses?: number | null
  readonly min_order_amount?: number | null
  readonly first_time_only?: boolean
}

async function addPromo(db: TestDatabase, promo: Promo) {
  const row = {
    is_active: true,
    discount_type: 'percentage',
    discount_value: 10,
    valid_until: null,
    max_uses: null,
    min_order_amount: null,
    first_time_only: false,
    ...promo,
  }
  await db.sql`insert into public.promo_codes ${db.sql(row)}`
}

async function uses(db: TestDatabase, code: string) {
  const [row] = await db.sql`
    select current_uses, (select count(*)::int from public.promo_redemptions where code = ${code}) as redemptions
    from public.promo_codes where code = ${code}`
  return row
}

/** Bookings on as many days as it takes, so that only the code is scarce. */
const dayOf = (nr: number) => new Date(Date.UTC(2026, 11, 1 + Math.floor(nr / 10))).toISOString().slice(0, 10)

const outcomes = (answers: ReadonlyArray<{ readonly status: string; readonly reason?: string }>) =>
  Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer.reason ?? answer.status)].map(([key, same]) => [
      key,
      same.length,
    ]),
  )

describe('R05: uses under load', () => {
  test('many customers, two uses: exactly two rows', async ({ db }) => {
    // A lock is missed where more ask at once than may have it; each day has a lock of its own, behind which this one would not be.
    await addPromo(db, { code: 'TWO', max_uses: 2 })
    const answers = await Promise.all(
      Array.from({ length: redeemers }, (_, nr) =>
        reserve(db, { booking_date: dayOf((nr % 40) * 10) }, { promoCode: 'TWO' }),
      ),
    )
    expect(outcomes(answers)).toEqual({ reserved: 2, 'limit-reached': redeemers - 2 })
    expect(await uses(db, 'TWO')).toEqual({ current_uses: 2, redemptions: 2 })
  })

  test('one mailbox in 50 spellings uses a first-time code once', async ({ db }) => {
    await addPromo(db, { code: 'FIRST', first_time_only: true })
    const dots = ['anadiaz', 'a.nadiaz', 'an.adiaz', 'ana.diaz', 'Ana.Diaz']
    const tags = ['', '+1', '+clean', '+CLEAN.2', '+a+b']
    const spellings = ['gmail.com', 'GoogleMail.com'].flatMap((domain) =>
      dots.flatMap((local) => tags.map((tag) => `${local}${tag}@${domain}`)),
    )
    expect(new Set(spellings).size).toBe(50)
    const answers = await Promise.all(
      spellings.map((email, nr) => reserve(db, { email, booking_date: dayOf(nr) }, { promoCode: 'FIRST' })),
    )
    expect(outcomes(answers)).toEqual({ reserved: 1, 'first-time-only': 49 })
    expect(await uses(db, 'FIRST')).toEqual({ current_uses: 1, redemptions: 1 })
  })

  test('two first-time codes in two tabs are one first time', async ({ db }) => {
    await addPromo(db, { code: 'FIRST', first_time_only: true })
    await addPromo(db, { code: 'NEW', first_time_only: true })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nr) =>
        reserve(
          db,
          { email: 'ana@example.com', booking_date: dayOf(nr * 10) },
          { promoCode: nr % 2 === 0 ? 'FIRST' : 'NEW' },
        ),
      ),
    )
    expect(outcomes(answers)).toEqual({ reserved: 1, 'first-time-only': 19 })
  })

  test('R06: half of the sessions expire: the uses are the paid ones', async ({ db }) => {
    await addPromo(db, { code: 'MANY', max_uses: 50 })
    const ids = await Promise.all(
      Array.from({ length: sessions }, (_, nr) =>
        held(db, { booking_date: dayOf(nr) }, { promoCode: 'MANY' }),
      ),
    )
    await Promise.all(
      ids.flatMap((id, nr) => {
        const event = paymentEvent(id, nr % 2 === 0 ? 'completed' : 'expired')
        return [settle(db, event), settle(db, { ...event, id: `again-${id}` })]
      }),
    )
    expect(await uses(db, 'MANY')).toEqual({ current_uses: sessions / 2, redemptions: sessions / 2 })
  })
})

describe('a use', () => {
  test('is free again when its hold has ended, before anyone says so', async ({ db }) => {
    await addPromo(db, { code: 'ONE', max_uses: 1, first_time_only: true })
    await held(db, { email: 'ana@example.com' }, { promoCode: 'ONE' })
    expect(await reserve(db, {}, { promoCode: 'ONE' })).toMatchObject({ reason: 'limit-reached' })
    db.setClock(new Date('2026-11-21T17:35:00Z'))
    expect(await db.call('promo_lookup', { code: 'one' }, 'anon')).toMatchObject({ current_uses: 0 })
    expect(await reserve(db, { email: 'ana@example.com' }, { promoCode: 'ONE' })).toMatchObject({
      status: 'reserved',
    })
  })

  test('that lapsed is taken again by a late payment while one is left', async ({ db }) => {
    await addPromo(db, { code: 'ONE', max_uses: 1 })
    const id = await held(db, {}, { promoCode: 'ONE' })
    await settle(db, paymentEvent(id, 'expired'))
    expect(await uses(db, 'ONE')).toEqual({ current_uses: 0, redemptions: 0 })
    await settle(db, paymentEvent(id, 'completed'))
    expect(await uses(db, 'ONE')).toEqual({ current_uses: 1, redemptions: 1 })
  })

  test('that somebody else has taken meanwhile is flagged, the booking kept', async ({ db }) => {
    await addPromo(db, { code: 'ONE', max_uses: 1 })
    const late = await held(db, {}, { promoCode: 'ONE' })
    db.setClock(new Date('2026-11-21T17:40:00Z'))
    await settle(db, paymentEvent(await held(db, {}, { promoCode: 'ONE' }), 'completed'))
    expect(await settle(db, paymentEvent(late, 'completed'))).toMatchObject({ outcome: 'confirmed' })
    expect(await db.sql`select attention from public.bookings where id = ${late}`).toEqual([
      { attention: ['promo-limit-passed'] },
    ])
    expect(await uses(db, 'ONE')).toEqual({ current_uses: 1, redemptions: 1 })
  })

  test('goes with a refund, and with a deleted booking', async ({ db }) => {
    await addPromo(db, { code: 'TWO' })
    const refunded = await held(db, {}, { promoCode: 'TWO' })
    // Without a checkout page: one that can still be paid is not deleted.
    const { booking_id: deleted = '' } = await reserve(db, {}, { promoCode: 'TWO' })
    await settle(db, paymentEvent(refunded, 'completed'))
    await settle(db, paymentEvent(refunded, 'refunded'))
    await db.sql`delete from public.bookings where id = ${deleted}`
    expect(await uses(db, 'TWO')).toEqual({ current_uses: 0, redemptions: 0 })
  })

  test('of a code that was never claimed leaves no place taken', async ({ db }) => {
    expect(await reserve(db, {}, { promoCode: 'NONE' })).toEqual({
      status: 'promo_rejected',
      reason: 'unknown',
    })
    expect(await db.sql`select from public.bookings`).toHaveLength(0)
  })
})

describe('the judgement is core’s', () => {
  const until = (ms: number) => new Date(startOfTests.getTime() + ms)
  const promos: ReadonlyArray<Promo> = [true, false].flatMap((is_active) =>
    [null, until(-1), until(0), until(1)].flatMap((valid_until) =>
      [null, 0, 1].flatMap((max_uses) =>
        [null, 330, 330.01].flatMap((min_order_amount) =>
          [true, false].map((first_time_only) => ({
            code: [is_active, valid_until?.getTime(), max_uses, min_order_amount, first_time_only]
              .join('-')
              .toUpperCase(),
            is_active,
            valid_until,
            max_uses,
            min_order_amount,
            first_time_only,
          })),
        ),
      ),
    ),
  )

  test('for every combination of conditions, known customer or not', async ({ db }) => {
    await db.sql`update public.booking_settings set setting_value = '1000' where setting_name = 'daily_booking_limit'`
    for (const promo of promos) await addPromo(db, promo)
    const known = 'known@example.com'
    await settle(db, paymentEvent(await held(db, { email: known }), 'completed'))

    const judged = await Promise.all(
      promos.flatMap((promo) =>
        [true, false].map(async (firstTime) => {
          const email = firstTime ? {} : { email: known }
          const answer = await db.as('service_role', async (sql) => {
            const [row] = await sql`
              select private.promo_refusal(${promo.code}, ${email.email ?? `${promo.code}@new.example`}, 330) as reason`
            return row?.reason
          })
          return answer
        }),
      ),
    )
    const expected = promos.flatMap((promo) =>
      [true, false].map((firstTime) => {
        const result = evaluatePromo(
          {
            code: promo.code,
            isActive: promo.is_active ?? true,
            discountType: 'percentage',
            discountValue: 10,
            validUntil: promo.valid_until?.getTime() ?? null,
            maxUses: promo.max_uses ?? null,
            currentUses: 0,
            minOrderCents:
              promo.min_order_amount == null ? null : cents(Math.round(promo.min_order_amount * 100)),
            firstTimeOnly: promo.first_time_only ?? false,
          },
          { subtotalCents: cents(33_000), now: startOfTests.getTime(), firstTime, book: gtaPriceBook },
        )
        return result.ok ? null : result.reason
      }),
    )
    expect(judged).toEqual(expected)
    expect(new Set(expected)).toEqual(
      new Set([null, 'inactive', 'expired', 'limit-reached', 'minimum-not-met', 'first-time-only']),
    )
  })
})

describe('questions of visitors', () => {
  test('a code is looked up whatever its case; others are told nothing', async ({ db }) => {
    await addPromo(db, { code: 'WELCOME10', first_time_only: true })
    await addPromo(db, { code: 'GONE', is_active: false })
    expect(await db.call('promo_lookup', { code: ' welcome10' }, 'anon')).toEqual({
      code: 'WELCOME10',
      is_active: true,
      discount_type: 'percentage',
      discount_value: 10,
      valid_until: null,
      max_uses: null,
      current_uses: 0,
      min_order_amount: null,
      first_time_only: true,
    })
    expect(await db.call('promo_lookup', { code: 'GONE' }, 'anon')).toBeNull()
    expect(await db.call('promo_lookup', { code: 'GONE' })).toMatchObject({ is_active: false })
    expect(await db.call('promo_lookup', { code: 'NONE' }, 'anon')).toBeNull()
  })

  test('R41: guessing codes is limited for one address, and for many', async ({ db }) => {
    await addPromo(db, { code: 'REAL' })
    const guess = (code: string, address: string) =>
      db.call('promo_lookup', { code }, { role: 'anon', address }).then(
        () => 'answered',
        (error: unknown) => (error instanceof Error ? error.message : 'failed'),
      )
    const limited = 'Rate limit exceeded. Please wait before submitting again.'
    const one = await Promise.all(Array.from({ length: 40 }, (_, nr) => guess(`X${nr}`, '192.0.2.1')))
    expect(one.filter((answer) => answer === 'answered')).toHaveLength(30)
    expect(one.filter((answer) => answer === limited)).toHaveLength(10)

    await db.sql`update private.rate_rules set hits = 50 where bucket = 'promo-guess-all'`
    const many = await Promise.all(Array.from({ length: 40 }, (_, nr) => guess(`Y${nr}`, `198.51.100.${nr}`)))
    expect(many.filter((answer) => answer === 'answered')).toHaveLength(20)
    // A customer with a real code is not in the guessers' way.
    expect(await guess('REAL', '203.0.113.9')).toBe('answered')
    // The server is one of the guessers: what it asks for, a visitor has typed.
    await expect(db.call('promo_lookup', { code: 'Z' })).rejects.toThrow(limited)
    expect(await db.call('promo_lookup', { code: 'REAL' })).toMatchObject({ code: 'REAL' })
    db.setClock(new Date('2026-11-21T17:20:00Z'))
    expect(await guess('X', '192.0.2.1')).toBe('answered')
  })

  test('R42: known, unknown and impossible addresses are answered alike, and limited', async ({ db }) => {
    await settle(db, paymentEvent(await held(db, { email: 'ana.diaz@gmail.com' }), 'completed'))
    const ask = (email: string) => db.call('is_first_time', { email }, { role: 'anon', address: '192.0.2.7' })
    expect(await ask('ANADIAZ+2@googlemail.com')).toBe(false)
    expect(await ask('bo@gmail.com')).toBe(true)
    for (const odd of ['', '@', 'a@', '+@gmail.com', "' or 1=1 --", 'x'.repeat(10_000)]) {
      expect(await ask(odd)).toBe(true)
    }
    const asked = ['ana.diaz@gmail.com', 'bo@gmail.com']
    await Promise.allSettled(Array.from({ length: 30 }, (_, nr) => ask(asked[nr % 2] ?? '')))
    const ends = await Promise.allSettled(asked.map(ask))
    expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : end.value))).toEqual([
      'PostgresError: Rate limit exceeded. Please wait before submitting again.',
      'PostgresError: Rate limit exceeded. Please wait before submitting again.',
    ])
    // The server itself is not limited: it has counted its visitors.
    expect(await db.call('is_first_time', { email: 'ana.diaz@gmail.com' })).toBe(false)
  })
})
