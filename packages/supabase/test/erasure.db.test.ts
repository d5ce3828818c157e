import * as Schema from 'effect/Schema'
import { describe, expect } from 'vitest'
import { held, paymentEvent, settle } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'
import { plant, tracesOf } from './traces.ts'

const canary = 'canary'
const email = 'canary@example.com'

const kinds = {
  bookings: { email, booking_date: '2026-11-23', service_type: 'standard' },
  contact_inquiries: { email },
  job_applications: { email, experience: '3+ years', consent_to_contact: true },
} as const

/** Queues letters about a record, one for each way that a letter ends, and one that a sender holds. */
async function sendLetters(db: TestDatabase, ref: string): Promise<void> {
  for (const status of ['sent', 'failed', 'queued', 'sending']) {
    await db.sql`
      insert into public.email_outbox (kind, ref, recipient, payload, status, last_error, next_attempt_at)
      values (
        'inquiry-reply', ${ref}, ${email}, ${db.sql.json({ note: canary })}, ${status}, ${`no mailbox ${email}`}, ${db.now()}
      )`
  }
}

const claimOf = Schema.decodeUnknownSync(
  Schema.Struct({ emails: Schema.Array(Schema.Struct({ id: Schema.String })) }),
)

const letters = (db: TestDatabase) => db.sql`select status from public.email_outbox order by nr`

describe('R89: a deleted record', () => {
  for (const [table, values] of Object.entries(kinds)) {
    test(`of ${table} leaves no trace in any table`, async ({ db }) => {
      const id = await plant(db, table, canary, values)
      await sendLetters(db, id)
      if (table === 'contact_inquiries') {
        await plant(db, 'contact_inquiry_replies', canary, { inquiry_id: id })
      }
      expect(await tracesOf(db, canary)).toEqual(expect.arrayContaining([`email_outbox`, table]))

      await db.sql`delete from ${db.sql(`public.${table}`)} where id = ${id}`
      expect(await tracesOf(db, canary)).toEqual([])
      expect(await letters(db)).toMatchObject([
        { status: 'sent' },
        { status: 'failed' },
        { status: 'failed' },
        { status: 'failed' },
      ])
    })
  }

  test('leaves the letters about others alone', async ({ db }) => {
    const id = await plant(db, 'bookings', canary, kinds.bookings)
    await sendLetters(db, 'another')
    await db.sql`delete from public.bookings where id = ${id}`
    expect(await letters(db)).toMatchObject([
      { status: 'sent' },
      { status: 'failed' },
      { status: 'queued' },
      { status: 'sending' },
    ])
    expect(await tracesOf(db, canary)).toEqual(['email_outbox'])
  })

  test('has no letter that a sender can queue again or quote', async ({ db }) => {
    const id = await plant(db, 'bookings', canary, kinds.bookings)
    await sendLetters(db, id)
    const { emails: claimed } = claimOf(await db.call('claim_emails', { batch: 10 }))
    expect(claimed).toHaveLength(2)
    await db.sql`delete from public.bookings where id = ${id}`
    const [first, second] = claimed
    const results = [
      { id: first?.id, outcome: 'again', error: `refused ${email}` },
      { id: second?.id, outcome: 'sent', provider_id: 're_1' },
    ]
    await db.call('finish_emails', { results })
    const report = {
      letter: second?.id,
      provider_id: 're_1',
      delivery: 'bounced',
      detail: `no mailbox ${email}`,
    }
    expect(await db.call('record_email_delivery', report)).toBe(true)
    expect(await tracesOf(db, canary)).toEqual([])
    expect(
      await db.sql`select status from public.email_outbox where id = any (${claimed.map(({ id }) => id)}) order by 1`,
    ).toMatchObject([{ status: 'failed' }, { status: 'sent' }])
  })

  test('that came through the public forms leaves no mailbox in the counters', async ({ db }) => {
    const contact = { name: 'Canary Bird', email, message: 'Hello' }
    await db.call('submit_contact', { payload: contact }, 'anon')
    const application = { full_name: 'Canary Bird', email, phone: '4165550123', consent_to_contact: true }
    await db.call('submit_application', { payload: application }, 'anon')
    await db.call('admit_checkout', { visitor: '203.0.113.9', email })
    expect(await tracesOf(db, canary)).toEqual(['contact_inquiries', 'email_outbox', 'job_applications'])
    await db.sql`delete from public.contact_inquiries`
    await db.sql`delete from public.job_applications`
    expect(await tracesOf(db, canary)).toEqual([])
  })

  test('that used a first-time code leaves the use behind, under no name', async ({ db }) => {
    await db.sql`
      insert into public.promo_codes (code, discount_type, discount_value, first_time_only)
      values ('FIRST', 'fixed', 33, true)`
    const paid = await held(db, { email }, { promoCode: 'FIRST' })
    await settle(db, paymentEvent(paid, 'completed'))
    await db.sql`delete from public.bookings where id = ${paid}`
    expect(await tracesOf(db, canary)).toEqual([])
    await expect(held(db, { email: 'Canary+2@example.com' }, { promoCode: 'FIRST' })).rejects.toThrow()
    expect(await db.sql`select current_uses from public.promo_codes`).toMatchObject([{ current_uses: 1 }])
  })
})
