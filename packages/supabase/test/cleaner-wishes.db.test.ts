import { expect } from 'vitest'
import { adminCustomers } from '../src/admin/admin-customers.ts'
import { addAdmin, admin, adminClientOn } from './admin-rows.ts'
import { held } from './answers.ts'
import { type TestDatabase, test } from './postgres.ts'

async function addCleaner(db: TestDatabase, name: string) {
  const [row] = await db.sql<{ id: string }[]>`
    insert into public.contractors (full_name, email, phone) values (${name}, ${`${name}@example.com`}, '4165550123') returning id`
  return row?.id ?? ''
}

test('what a customer says of a cleaner holds for every booking of the mailbox, moves with it, and goes with it', async ({
  db,
}) => {
  await addAdmin(db)
  const [maria, tomas] = [await addCleaner(db, 'Maria'), await addCleaner(db, 'Tomas')]
  const first = await held(db, { email: 'ada@example.com' })
  const other = await held(db, { email: 'Ada@example.com' })
  const customers = adminCustomers(adminClientOn(db))
  await customers.wishCleaner(first, maria, 'preferred')
  await customers.wishCleaner(first, maria, 'never')
  await customers.wishCleaner(first, tomas, 'preferred')
  await customers.wishCleaner(first, tomas, null)
  for (const id of [first, other]) expect(await customers.cleanerWishes(id)).toEqual({ [maria]: 'never' })
  expect(await customers.neverAgain([first, other, 'none'])).toEqual({ [first]: [maria], [other]: [maria] })
  const board = [first, ...Array.from({ length: 1000 }, (_, nr) => `none-${nr}`), other]
  expect(await customers.neverAgain(board)).toEqual({ [first]: [maria], [other]: [maria] })
  expect(await db.call('admin_export_customer', { email: 'ada@example.com' }, admin)).toMatchObject({
    cleaner_wishes: { Maria: 'never' },
  })
  await db.sql`update public.bookings set email = 'ada@other.example' where id in (${first}, ${other})`
  expect(await customers.cleanerWishes(first)).toEqual({ [maria]: 'never' })
  expect(await db.sql`select mailbox from public.cleaner_wishes`).toMatchObject([
    { mailbox: 'ada@other.example' },
  ])
  await db.sql`update public.bookings set email = '' where id in (${first}, ${other})`
  expect(await db.sql`select from public.cleaner_wishes`).toHaveLength(0)
  await expect(customers.wishCleaner(first, maria, 'never')).rejects.toMatchObject({ reason: 'conflict' })
  await expect(db.call('admin_cleaner_wishes', { booking_id: first }, 'anon')).rejects.toThrow()
})
