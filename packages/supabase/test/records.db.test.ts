import { readdirSync, readFileSync } from 'node:fs'
import { PostgresError } from 'postgres'
import { describe, expect } from 'vitest'
import type { AdminClient, Row } from '../src/admin/admin-client.ts'
import { adminCustomers } from '../src/admin/admin-customers.ts'
import { failureOf } from '../src/admin/admin-failure.ts'
import { changeRecords, type RecordChange } from '../src/admin/admin-records.ts'
import { addAdmin, adminClientOn } from './admin-rows.ts'
import { type TestDatabase, test } from './postgres.ts'

const id = '00000000-0000-4000-8000-00000000e0e0'

/** A record of each table that two people can have open, and of each column the values that it has, that they write, and that we write. */
const records: {
  readonly [Table in RecordChange['of']]: {
    readonly key: string
    readonly row: Row
    readonly columns: Readonly<Record<string, readonly [was: unknown, theirs: unknown, ours: unknown]>>
  }
} = {
  booking_settings: {
    key: 'crews',
    row: { setting_name: 'crews' },
    columns: { setting_value: ['', '3', '4'] },
  },
  canned_replies: {
    key: id,
    row: { id },
    columns: { title: ['Hours', 'Open', 'When'], body: ['From 9', 'From 8', 'From 10'] },
  },
  closures: {
    key: id,
    row: { id },
    columns: {
      from_day: ['2026-12-24', '2026-12-23', '2026-12-22'],
      to_day: ['2026-12-26', '2026-12-27', '2026-12-28'],
      reason: ['Christmas', 'Holidays', 'Winter'],
    },
  },
  contact_inquiries: {
    key: id,
    row: { id, name: 'Ana Lima', email: 'ana@example.com', message: 'Do you clean windows?' },
    columns: {
      inquiry_status: ['new', 'resolved', 'closed'],
    },
  },
  contractors: {
    key: id,
    row: { id },
    columns: {
      full_name: ['Maria Santos', 'Maria S', 'M Santos'],
      email: ['m@example.com', 'maria@example.com', 'santos@example.com'],
      phone: ['4165550100', '4165550101', '4165550102'],
      address: [null, '1 King St', '2 King St'],
      emergency_contact: [null, { name: 'Jo', phone: null }, { name: 'Al', phone: null }],
      service_areas: [[], ['York'], ['Toronto']],
      services_offered: [[], ['standard'], ['deep-clean']],
      availability: [
        { days: [], times: [] },
        { days: ['Monday'], times: [] },
        { days: ['Friday'], times: [] },
      ],
      equipment: [null, { description: 'Mop' }, { description: 'Broom' }],
      pay_details: [null, { details: 'Cash' }, { details: 'Transfer' }],
      notes: [null, 'Has a car', 'Has a bike'],
      status: [true, false, true],
    },
  },
  job_applications: {
    key: id,
    row: {
      ...{ id, full_name: 'Sofia Marin', email: 'sofia@example.com', phone: '4165550100' },
      consent_to_contact: true,
    },
    columns: {
      application_status: ['pending', 'reviewing', 'rejected'],
      admin_notes: [null, 'Call her', 'Called'],
    },
  },
  promo_codes: {
    key: 'SPRING',
    row: { code: 'SPRING' },
    columns: {
      is_active: [true, false, true],
      discount_type: ['percentage', 'fixed', 'percentage'],
      discount_value: [10, 12.5, 15],
      valid_until: [null, '2026-12-31T23:59:59.000Z', '2027-01-31T23:59:59.000Z'],
      max_uses: [null, 5, 6],
      min_order_amount: [null, 100, 100.5],
      first_time_only: [false, true, false],
    },
  },
  special_hours: {
    key: '2026-12-24',
    row: { day: '2026-12-24' },
    columns: { opens: ['09:00', '08:00', '08:30'], closes: ['15:00', '14:00', '13:00'] },
  },
}

/** The tables that the Hub may write by hand, and how it is kept from writing over what another editor did. */
const otherwise: Readonly<Record<string, string>> = {
  bookings: 'by the version, in every statement that changes one',
  saved_views: 'each person has their own',
}

/** The Hub's client, with refusals as the REST service returns them. */
function clientOn(db: TestDatabase) {
  const { rpc: call } = adminClientOn(db)
  const rpc: AdminClient['rpc'] = (name, ...args) =>
    call(name, ...args).catch((failure: unknown) => {
      if (!(failure instanceof PostgresError)) throw failure
      const { message, code, hint = null, detail = null } = failure
      throw failureOf({ message, code, hint, details: detail }, 409)
    })
  return { rpc }
}

const entries = Object.entries(records).map(([of, record]) => ({ of: of as RecordChange['of'], ...record }))

type Entry = (typeof entries)[number]

async function put(db: TestDatabase, { of, row, columns }: Entry): Promise<Row> {
  const was = Object.fromEntries(Object.entries(columns).map(([name, [value]]) => [name, value]))
  await addAdmin(db)
  await db.sql.unsafe(`delete from public.${of}`)
  const names = Object.keys({ ...row, ...was }).join(', ')
  await db.sql.unsafe(
    `insert into public.${of} (${names}) select ${names} from jsonb_populate_record(null::public.${of}, $1)`,
    [JSON.parse(JSON.stringify({ ...row, ...was }))],
  )
  return was
}

/** Reads what the database has of the record. */
async function stored(db: TestDatabase, { of, columns }: Entry): Promise<Row> {
  const [found] = await db.sql.unsafe<{ row: Row }[]>(`select to_jsonb(t) as row from public.${of} t`)
  return Object.fromEntries(Object.keys(columns).map((name) => [name, found?.row[name]]))
}

describe('records that two people can have open', () => {
  test('are all that the Hub may write, except those that are guarded otherwise', async ({ db }) => {
    const rights = await db.sql<{ table: string; columns: string[] }[]>`
      select p.table_name as "table", array_agg(p.column_name::text order by p.column_name) as columns
      from information_schema.column_privileges p
      where p.grantee = 'authenticated' and p.privilege_type = 'UPDATE' and p.table_schema = 'public'
        and p.column_name <> 'updated_at'
      group by p.table_name order by p.table_name`
    const written = Object.fromEntries(rights.map(({ table, columns }) => [table, columns]))
    for (const table of Object.keys(otherwise)) delete written[table]
    expect(written).toEqual(
      Object.fromEntries(entries.map(({ of, columns }) => [of, Object.keys(columns).toSorted()])),
    )
  })

  test('are written by nothing in the adapter that does not say what was seen', () => {
    const folder = new URL('../src/admin/', import.meta.url)
    const direct = readdirSync(folder).filter(
      (name) =>
        !name.includes('.test.') && /\.(update|upsert)\(/.test(readFileSync(new URL(name, folder), 'utf8')),
    )
    expect(direct.toSorted()).toEqual(['admin-bookings.ts', 'admin-views.ts'])
  })

  test.for(entries)(
    'are refused what somebody else changed, and merged otherwise: $of',
    async (record, { db }) => {
      const { of, key, columns } = record
      const write = (next: Row, seen: Row) => changeRecords(clientOn(db), [{ of, key, seen, next }], 'gone')
      const names = Object.keys(columns)
      for (const [name, [, theirs, ours]] of Object.entries(columns)) {
        const was = await put(db, record)
        await write({ ...was, [name]: theirs }, was)
        const after = await stored(db, record)
        if (ours !== was[name])
          await expect(write({ ...was, [name]: ours }, was), name).rejects.toMatchObject({
            ...{ reason: 'conflict', theirs: expect.anything() },
          })
        expect(await stored(db, record), name).toEqual(after)
        const other = names.find((one) => one !== name)
        if (other === undefined) continue
        await write({ ...was, [other]: columns[other]?.[2] }, was)
        expect((await stored(db, record))[name], name).toEqual(after[name])
        await write({ [name]: ours }, after)
        expect((await stored(db, record))[name], name).not.toEqual(after[name])
      }
      await db.sql.unsafe(`delete from public.${of}`)
      const next = Object.fromEntries(Object.entries(columns).map(([name, [, theirs]]) => [name, theirs]))
      await expect(write(next, {})).rejects.toThrow('gone')
    },
  )

  test('are changed all or none', async ({ db }) => {
    await addAdmin(db)
    const setting = (key: string, seen: string, next: string): RecordChange => ({
      ...{ of: 'booking_settings', key },
      ...{ seen: { setting_value: seen }, next: { setting_value: next } },
    })
    const both = [setting('crews', '', '2'), setting('monday_limit', '3', '4')]
    await expect(changeRecords(clientOn(db), both, 'gone')).rejects.toMatchObject({
      theirs: { monday_limit: '' },
    })
    const [crews] =
      await db.sql`select setting_value from public.booking_settings where setting_name = 'crews'`
    expect(crews).toEqual({ setting_value: '' })
  })

  test('are no other tables', async ({ db }) => {
    await addAdmin(db)
    await expect(
      db.call(
        'admin_change_records',
        { changes: [{ of: 'admin_users', key: 'x', seen: {}, next: { role: 'owner' } }] },
        { email: 'admin@example.com' },
      ),
    ).rejects.toMatchObject({ code: '22023' })
  })
})

test('a note about a customer is written over the one that was seen, or not at all', async ({ db }) => {
  await addAdmin(db)
  await db.sql`
    insert into public.bookings (id, customer_name, email, phone, address, booking_date, booking_time, service_type)
    values ('b1', 'Ana', 'ana@example.com', '416', 'Toronto', '2026-11-25', '9:00 AM', 'standard')`
  const customers = adminCustomers(adminClientOn(db))
  const stored = async () => (await customers.of('b1'))?.note
  await customers.note('b1', 'Dog', '')
  await expect(customers.note('b1', 'Cat', '')).rejects.toMatchObject({ theirs: { note: 'Dog' } })
  await customers.note('b1', 'Cat', 'Dog')
  await expect(customers.note('b1', '', 'Dog')).rejects.toMatchObject({ theirs: { note: 'Cat' } })
  expect(await stored()).toBe('Cat')
  await customers.note('b1', '', 'Cat')
  await expect(customers.note('b1', 'Bird', 'Cat')).rejects.toMatchObject({ theirs: { note: '' } })
  expect(await stored()).toBe('')
})
