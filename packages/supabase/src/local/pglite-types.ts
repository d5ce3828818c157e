import type { PGlite } from '@electric-sql/pglite'

const listsOfRows = `select lists.oid::integer as oid from pg_type lists join pg_type rows on rows.typarray = lists.oid where rows.typtype = 'c'`

/**
 * Lets PGlite forget how lists of a table's rows are read and written, which nobody asks it for: their text would be the answer.
 *
 * It copies all that it knows of types for each statement: with a list for each of some 280 tables and views, its own included, that is a third of
 * the time of a short one.
 */
export async function forgetListsOfRows(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(listsOfRows)
  for (const { oid } of rows) {
    delete driver.parsers[oid]
    delete driver.serializers[oid]
  }
}
