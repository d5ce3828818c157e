import { describe, expect } from 'vitest'
import { adminCustomers, type CustomerPage } from '../src/admin/admin-customers.ts'
import { addAdmin, admin, adminClientOn, seedBookings } from './admin-rows.ts'
import { type TestDatabase, test } from './postgres.ts'

const customersOf = (db: TestDatabase) => adminCustomers(adminClientOn(db))

async function book(db: TestDatabase, id: string, email: string, more: Record<string, unknown> = {}) {
  const row = {
    id,
    customer_name: 'Hélène Côté',
    email,
    phone: '(416) 555-0199',
    address: '1 King St, Toronto',
    booking_date: '2026-11-20',
    booking_time: '9:00 AM',
    service_type: 'standard',
    booking_status: 'completed',
    payment_status: 'paid',
    total_price: 113,
    ...more,
  }
  await db.sql`insert into public.bookings ${db.sql(row)}`
}

async function everyPage(db: TestDatabase, search = ''): Promise<CustomerPage['rows']> {
  const rows: CustomerPage['rows'][number][] = []
  let after: string | null = null
  do {
    const page: CustomerPage = await customersOf(db).page(search, after)
    rows.push(...page.rows)
    after = page.next
  } while (after !== null)
  return rows
}

describe('the list of customers', () => {
  test('names each customer once, the latest booked first, with the figures of their page', async ({
    db,
  }) => {
    await seedBookings(db, 130)
    // Five bookings a customer, under spellings of one mailbox.
    await db.sql`
      update public.bookings set email = case when id < 'b00065' then 'Mail' else 'mail+x' end || (substr(id, 2)::integer % 26) || '@example.com'`
    await db.sql`update public.bookings set email = replace(email, 'mail+x', 'mail')`
    const rows = await everyPage(db)
    expect(rows).toHaveLength(26)
    const newest = await db.sql`
      select distinct on (lower(email)) id, created_at from public.bookings order by lower(email), created_at desc, id`
    expect(rows.map(({ id }) => id)).toEqual(
      newest.toSorted((a, b) => b.created_at - a.created_at).map(({ id }) => id),
    )
    for (const { id, name, email, phone, ...figures } of rows.slice(0, 5)) {
      expect(figures.allBookings).toBe(5)
      expect((await customersOf(db).of(id))?.figures).toEqual(figures)
    }
  })

  test('pages through more customers than one page holds', async ({ db }) => {
    await seedBookings(db, 130)
    const rows = await everyPage(db)
    expect(new Set(rows.map(({ email }) => email)).size).toBe(130)
    const found = await everyPage(db, '@example.com')
    expect(found.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  })

  test('finds a customer by any booking, whatever the accents and the spelling of the phone number', async ({
    db,
  }) => {
    await seedBookings(db, 30)
    await book(db, 'old', 'helene@example.com', { created_at: '2026-01-01' })
    await book(db, 'new', 'Helene+2@example.com', { customer_name: 'H. Cote', phone: '647 555 0000' })
    for (const search of ['helene cote', '416.555.0199', '+1 (647) 555-00']) {
      expect((await customersOf(db).page(search, null)).rows).toMatchObject([{ id: 'new', bookings: 2 }])
    }
    await book(db, 'irish', 'liam@example.com', { customer_name: 'Liam O’Brien' })
    expect((await customersOf(db).page("liam o'brien", null)).rows).toMatchObject([{ id: 'irish' }])
    expect((await customersOf(db).page('nobody', null)).rows).toEqual([])
  })
})

describe('a customer', () => {
  test('is everything under one mailbox, and nothing of others', async ({ db }) => {
    await addAdmin(db)
    await book(db, 'b1', 'helene@example.com', { booking_date: '2026-10-01' })
    await book(db, 'b2', 'Helene+2@example.com')
    await book(db, 'b3', 'other@example.com')
    await db.sql`
      insert into public.contact_inquiries (name, email, subject, message)
      values ('Hélène', 'HELENE@example.com', 'Windows', 'Hello'), ('Other', 'other@example.com', null, 'Hello')`
    await db.sql`
      insert into public.email_outbox (kind, ref, recipient, payload)
      values ('booking-confirmation', 'b2', 'helene@example.com', '{}'), ('job-assignment-confirmation', 'b2', 'zoe@example.com', '{}'),
        ('booking-confirmation', 'b3', 'other@example.com', '{}')`
    const customers = customersOf(db)
    const customer = await customers.of('b1')
    expect(customer?.bookings.map(({ id }) => id)).toEqual(['b2', 'b1'])
    expect(customer?.inquiries.map(({ subject }) => subject)).toEqual(['Windows'])
    expect(customer?.letters).toMatchObject([{ kind: 'booking-confirmation', status: 'queued' }])
    expect(await customers.of('nothing')).toBeNull()
  })

  test('has figures of what took or takes place, of the last and the next visit, and of what is open', async ({
    db,
  }) => {
    await addAdmin(db)
    expect(db.now().toISOString()).toContain('2026-11-21')
    const bookings = [
      { booking_date: '2026-11-28' },
      { booking_date: '2026-11-21', booking_status: 'assigned', refunded_amount: 13 },
      { booking_date: '2026-11-07', lost_amount: 3 },
      { booking_date: '2026-11-14', booking_status: 'canceled', refund_due: true },
      { booking_date: '2026-11-14', booking_status: 'pending', payment_status: 'pending' },
      { booking_date: '2026-12-01', booking_status: 'confirmed', payment_status: 'due' },
    ]
    for (const [nr, row] of bookings.entries()) await book(db, `b${nr}`, 'helene@example.com', row)
    expect((await customersOf(db).of('b0'))?.figures).toEqual({
      bookings: 4,
      spentCents: 11_300 + 10_000 + 11_000,
      last: '2026-11-07',
      next: '2026-11-21',
      owedCents: 11_300,
      refundDueCents: 11_300,
      allBookings: 6,
    })
  })

  test('has figures of all bookings, also of those that are not listed', async ({ db }) => {
    db.tolerate('I1')
    await addAdmin(db)
    await db.sql`
      insert into public.bookings (
        id, customer_name, email, phone, address, booking_date, booking_time, service_type, booking_status, payment_status, total_price
      )
      select 'b' || nr, 'Hélène', 'helene@example.com', '416', 'Toronto', '2026-11-20'::date - nr, '9:00 AM', 'standard', 'completed', 'paid', 113
      from generate_series(1, 201) nr`
    const customer = await customersOf(db).of('b1')
    expect(customer?.bookings).toHaveLength(200)
    expect(customer?.figures).toMatchObject({ bookings: 201, spentCents: 201 * 11_300, allBookings: 201 })
    expect((await customersOf(db).page('', null)).rows).toMatchObject([{ spentCents: 201 * 11_300 }])
  })

  test('has a note of the office that moves with a corrected address and goes with the last booking', async ({
    db,
  }) => {
    await addAdmin(db)
    await book(db, 'b1', 'helene@example.com')
    await book(db, 'b2', 'helene@example.com')
    const customers = customersOf(db)
    await customers.note('b1', ' Rings twice. ', '')
    const noteOf = async (id: string) => (await customers.of(id))?.note
    expect(await customers.of('b2')).toMatchObject({ note: 'Rings twice.', noteBy: admin.email })
    await db.sql`delete from public.bookings where id = 'b1'`
    expect(await noteOf('b2')).toBe('Rings twice.')
    await db.sql`update public.bookings set email = 'h.cote@example.com' where id = 'b2'`
    expect(await noteOf('b2')).toBe('Rings twice.')
    expect(
      JSON.stringify(await db.call('admin_export_customer', { email: 'h.cote@example.com' }, admin)),
    ).toContain('Rings twice.')
    // Corrected to an address that has a note: both stay.
    await book(db, 'b3', 'h.cote@new.example')
    await customers.note('b3', 'Has a dog.', '')
    await db.sql`update public.bookings set email = 'h.cote@new.example' where id = 'b2'`
    expect(await noteOf('b2')).toMatch(/^(Has a dog\.\n\nRings twice\.|Rings twice\.\n\nHas a dog\.)$/)
    await db.sql`delete from public.bookings where id = 'b3'`
    await db.sql`update public.bookings set email = 'h.cote@example.com' where id = 'b2'`
    await customers.note('b2', ' ', (await noteOf('b2')) ?? '')
    expect(await noteOf('b2')).toBe('')
    await customers.note('b2', 'Gone soon', '')
    await db.call('admin_erase_customer', { email: 'h.cote@example.com' }, admin)
    expect(await db.sql`select * from public.customer_notes`).toEqual([])
    await expect(customers.note('b2', 'Too late', '')).rejects.toThrow('no longer exists')
  })
})
