import type { Session } from '@dustforce/supabase/local'
import * as Schema from 'effect/Schema'

/** A table that belongs to an installation. */
export interface Table {
  /** Quoted where it has to be: `public.bookings`. */
  readonly name: string
  /** All that can be written, in their order; quoted. */
  readonly columns: readonly string[]
}

const Tables = Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) }))
const References = Schema.Array(Schema.Struct({ child: Schema.String, parent: Schema.String }))
const Versions = Schema.Array(Schema.Struct({ version: Schema.String }))

/** Accounts and their authenticator apps. Sessions are left out: people sign in again. */
const authTables = ['users', 'identities', 'mfa_factors']

const ours = `(n.nspname in ('public', 'private') or (n.nspname = 'auth' and c.relname = any ($1)))
  and c.relkind in ('r', 'p')
  and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')`

const listTables = `
select format('%I.%I', n.nspname, c.relname) as name,
  array_agg(quote_ident(a.attname) order by a.attnum) as columns
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
where ${ours}
group by 1 order by 1`

const listReferences = `
select distinct format('%I.%I', n.nspname, c.relname) as child, format('%I.%I', m.nspname, p.relname) as parent
from pg_constraint k
join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
join pg_class p on p.oid = k.confrelid join pg_namespace m on m.oid = p.relnamespace
where k.contype = 'f' and k.conrelid <> k.confrelid`

/** Every table of the installation, each after those that it refers to. */
export async function tablesOf({ query }: Session): Promise<readonly Table[]> {
  const tables = Schema.decodeUnknownSync(Tables)(await query(listTables, [authTables]))
  const references = Schema.decodeUnknownSync(References)(await query(listReferences))
  const ordered: Table[] = []
  const visit = (table: Table, path: readonly string[]): void => {
    if (ordered.includes(table)) return
    if (path.includes(table.name)) throw new Error(`Tables refer to each other: ${path.join(', ')}`)
    for (const { child, parent } of references) {
      const first = child === table.name ? tables.find(({ name }) => name === parent) : undefined
      if (first !== undefined) visit(first, [...path, table.name])
    }
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered
}

/** The migrations that a database has, in their order; none before the first start. */
export async function migrationsOf({ query }: Session): Promise<readonly string[]> {
  const [there] = await query(
    `select 1 where to_regclass('supabase_migrations.schema_migrations') is not null`,
  )
  if (there === undefined) return []
  const rows = await query('select version from supabase_migrations.schema_migrations order by version')
  return Schema.decodeUnknownSync(Versions)(rows).map(({ version }) => version)
}
