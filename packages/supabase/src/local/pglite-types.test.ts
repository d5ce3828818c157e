import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { forgetListsOfRows } from './pglite-types.ts'

const database = new PGlite()
await database.exec(
  `create table booking (id int, extras text[]); insert into booking values (1, '{oven,"inside, fridge"}')`,
)
await database.refreshArrayTypes()
afterAll(() => database.close())

test('lists of values are read and written as before, and fewer types are copied for each statement', async () => {
  const ask = () =>
    database.query(
      `select extras, $1::int[] || 3 as added, array(select booking from booking) as rows from booking`,
      [[1, 2]],
    )
  const before = await ask()
  expect(before.rows).toEqual([
    { extras: ['oven', 'inside, fridge'], added: [1, 2, 3], rows: ['(1,"{oven,""inside, fridge""}")'] },
  ])
  const known = Object.keys(database.parsers).length
  await forgetListsOfRows(database)
  const after = await ask()
  expect(after.rows).toEqual([{ ...Object(before.rows[0]), rows: expect.any(String) }])
  expect(Object.keys(database.parsers).length).toBeLessThan(known / 2)
})
