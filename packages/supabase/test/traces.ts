import type { TestDatabase } from './postgres.ts'

/** The tables of both schemas with a row that holds a text in any column, from the catalog. */
export async function tracesOf(db: TestDatabase, text: string): Promise<ReadonlyArray<string>> {
  const tables = await db.sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
    order by 1`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.sql.unsafe(`select from ${name} x where x::text ilike $1 limit 1`, [`%${text}%`])
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** The columns of a table that take any text or JSON, from the catalog. */
export async function freeColumnsOf(
  db: TestDatabase,
  table: string,
): Promise<ReadonlyArray<{ name: string; type: string }>> {
  return db.sql<{ name: string; type: string }[]>`
    select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
    where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
      -- A column that a constraint limits to a few words, or that refers to another table, takes no other text.
      and not exists (
        select from pg_constraint c
        where c.conrelid = a.attrelid and a.attnum = any (c.conkey) and (
          c.contype in ('p', 'f') or pg_get_constraintdef(c.oid) ~ '(ANY|lower|known_reasons)'
        )
      )
    order by a.attnum`
}

/** Inserts a row with the text in every column that takes it; returns the row's id. */
export async function plant(
  db: TestDatabase,
  table: string,
  text: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const planted = (await freeColumnsOf(db, table)).map(({ name, type }) => [
    name,
    type === 'jsonb' ? db.sql.json([text]) : `${text} ${name}`,
  ])
  const row = { ...Object.fromEntries(planted), ...values }
  const [inserted] = await db.sql<{ id: string }[]>`
    insert into ${db.sql(`public.${table}`)} ${db.sql(row)} returning id`
  if (inserted === undefined) throw new Error(`Nothing was planted in ${table}`)
  return inserted.id
}
