import type { TestDatabase } from './postgres.ts'

/** Counts the rows of a table, and entries of its indexes, that were read so far; what is read next is planned as a hosted database does. */
export async function rowsRead(db: TestDatabase, table: string): Promise<number> {
  db.planAsHosted()
  await db.sql`select pg_stat_force_next_flush()`
  const [row] = await db.sql`
    select t.seq_tup_read + (select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid)::bigint as n
    from pg_stat_user_tables t where t.relname = ${table}`
  return Number(row?.n)
}

/** Counts the rows of a table that were looked at so far, without the entries of an index that were only passed. */
export async function rowsLookedAt(db: TestDatabase, table: string): Promise<number> {
  await db.sql`select pg_stat_force_next_flush()`
  const [row] = await db.sql`
    select t.seq_tup_read + t.idx_tup_fetch as n from pg_stat_user_tables t where t.relname = ${table}`
  return Number(row?.n)
}
