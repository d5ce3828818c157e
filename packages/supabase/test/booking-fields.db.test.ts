import { randomUUID } from 'node:crypto'
import { bookingColumn, bookingFields, bookingRow } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { sampleBooking } from '@dustforce/workflows/testing'
import { describe, expect } from 'vitest'
import { editableFields } from '../src/admin/admin-bookings.ts'
import { held } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

/* The declared fields of a booking, and the columns that hold them. */

interface Column {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly personal: boolean
  readonly writable: boolean
}

async function columnsOf(db: TestDatabase): Promise<readonly Column[]> {
  return db.sql<Column[]>`
    select column_name as name, data_type as type, is_nullable = 'NO' as required,
      private.is_personal_column(column_name) as personal,
      has_column_privilege('authenticated', 'public.bookings', column_name, 'update') as writable
    from information_schema.columns
    where table_schema = 'public' and table_name = 'bookings' and is_generated = 'NEVER'
    order by ordinal_position`
}

const declared = Object.values(bookingFields)

describe('every declared field', () => {
  test('has an optional column of its kind, and texts are personal', async ({ db }) => {
    const columns = new Map((await columnsOf(db)).map((column) => [column.name, column]))
    expect(declared.map(({ column }) => columns.get(column))).toMatchObject(
      declared.map(({ column, kind }) => ({
        name: column,
        type: kind === 'flag' ? 'boolean' : 'text',
        required: false,
        personal: kind !== 'flag',
      })),
    )
  })

  test('is stored with a new booking, and gone once its customer is erased', async ({ db }) => {
    const { request, quote } = sampleBooking()
    const answers = declared.map(({ column, kind }) => [column, kind === 'flag' ? true : `the ${column}`])
    const row: Record<string, unknown> = {
      ...bookingRow(request, quote, gtaBusiness.priceBook),
      ...Object.fromEntries(answers),
    }
    const id = await held(db, row)
    const stored = async () => (await db.sql`select * from public.bookings where id = ${id}`)[0]
    expect(await stored()).toMatchObject(
      Object.fromEntries(declared.map(({ column }) => [column, row[column]])),
    )
    await db.sql`select private.anonymize_booking(${id})`
    const left = Object.entries((await stored()) ?? {}).filter(([, value]) => /^the /.test(String(value)))
    expect(left).toEqual([])
  })
})

test('the Command Hub may write every field that it edits', async ({ db }) => {
  const writable = (await columnsOf(db)).filter((column) => column.writable).map(({ name }) => name)
  expect(writable).toEqual(expect.arrayContaining(editableFields.map(bookingColumn)))
})

test('a new booking says nothing but its own row', async ({ db }) => {
  const { request, quote } = sampleBooking()
  const own = Object.keys(bookingRow(request, quote, gtaBusiness.priceBook))
  const byTheServer = [
    'attempt_id',
    'attempt_fingerprint',
    'hold_expires_at',
    'visitor',
    'price_book_version',
    'terms',
  ]
  const others = (await columnsOf(db)).filter(({ name }) => ![...own, ...byTheServer].includes(name))
  const forged = (type: string) =>
    ({
      boolean: true,
      integer: 7,
      numeric: 7,
      uuid: randomUUID(),
      date: '2020-01-01',
      'timestamp with time zone': '2020-01-01T00:00:00Z',
    })[type] ?? 'forged'

  const plain = await held(db)
  const id = await held(db, Object.fromEntries(others.map(({ name, type }) => [name, forged(type)])))
  const [expected, stored] = await Promise.all(
    [plain, id].map(async (one) => (await db.sql`select * from public.bookings where id = ${one}`)[0]),
  )
  const its = (row: Record<string, unknown> | undefined) =>
    others
      .map(({ name }) => [name, row?.[name]])
      .filter(([, value]) => !String(value).includes(String(row?.id)))
  expect(its(stored)).toEqual(its(expected))
})
