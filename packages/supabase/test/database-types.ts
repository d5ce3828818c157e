import * as Schema from 'effect/Schema'
import type { TestDatabase } from './postgres.ts'

/*
 * What the REST service takes and gives of the tables and functions of `public`, as TypeScript, written from PostgreSQL's catalog. Tables are as an
 * administrator may use them: a column that is not granted is not there. The server only calls functions.
 */

const Columns = Schema.Array(
  Schema.Struct({
    table: Schema.String,
    column: Schema.String,
    type: Schema.String,
    is_null: Schema.Boolean,
    is_given: Schema.Boolean,
    checked: Schema.NullOr(Schema.String),
    select: Schema.Boolean,
    insert: Schema.Boolean,
    update: Schema.Boolean,
  }),
)
type Column = (typeof Columns.Type)[number]

const readColumns = `
  select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, null) as type,
    not a.attnotnull as is_null,
    not a.attnotnull or a.atthasdef or a.attidentity <> '' as is_given,
    (
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like 'CHECK ((' || quote_ident(a.attname) || ' = ANY (ARRAY[%'
    ) as checked,
    has_column_privilege('authenticated', c.oid, a.attnum, 'select') as select,
    has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as insert,
    has_column_privilege('authenticated', c.oid, a.attnum, 'update') as update
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`

const Functions = Schema.Array(
  Schema.Struct({
    name: Schema.String,
    names: Schema.Array(Schema.String),
    types: Schema.Array(Schema.String),
    defaults: Schema.Finite,
    returns: Schema.String,
    is_set: Schema.Boolean,
  }),
)

const readFunctions = `
  select f.proname::text as name, coalesce(f.proargnames[:f.pronargs], '{}') as names,
    array(select format_type(t.oid, null) from unnest(f.proargtypes::oid[]) with ordinality t (oid, nr) order by t.nr) as types,
    f.pronargdefaults::int as defaults, format_type(f.prorettype, null) as returns, f.proretset as is_set
  from pg_proc f
  where f.pronamespace = 'public'::regnamespace and f.prorettype <> 'trigger'::regtype
  order by f.proname collate "C"`

/** PostgreSQL's types as JSON has them; @supabase/lite gives as text what has more digits than a number holds. */
const types: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'string',
  int4range: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'number | string',
  numeric: 'number | string',
  json: 'unknown',
  jsonb: 'unknown',
  void: 'null',
}

function typeNamed(name: string): string {
  if (name.endsWith('[]')) return `readonly ${typeNamed(name.slice(0, -2))}[]`
  const type = types[name]
  if (type === undefined) throw new Error(`No TypeScript for ${name}`)
  return type
}

/** JSON may be null already. */
const orNull = (type: string): string => (type === 'unknown' ? type : `${type} | null`)

/** The values that a check allows, or else the column's type. */
function typeOf({ type, is_null, checked }: Column): string {
  const values = [...(checked ?? '').matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`)
  const name = values.length > 0 ? values.join(' | ') : typeNamed(type)
  return is_null ? orNull(name) : name
}

function objectOf(lines: readonly string[], indent: string): string {
  return lines.length === 0
    ? 'Record<never, never>'
    : `{\n${lines.map((line) => `${indent}  readonly ${line}\n`).join('')}${indent}}`
}

function tableOf(columns: readonly Column[]): string {
  const side = (only: (column: Column) => boolean, isOptional: (column: Column) => boolean) =>
    objectOf(
      columns
        .filter(only)
        .map((column) => `${column.column}${isOptional(column) ? '?' : ''}: ${typeOf(column)}`),
      '    ',
    )
  return `{
    readonly Row: ${side(
      ({ select }) => select,
      () => false,
    )}
    readonly Insert: ${side(
      ({ insert }) => insert,
      ({ is_given }) => is_given,
    )}
    readonly Update: ${side(
      ({ update }) => update,
      () => true,
    )}
  }`
}

/** The text of `src/rest/database.generated.ts`. */
export async function databaseTypes({ sql }: TestDatabase): Promise<string> {
  const columns = Schema.decodeUnknownSync(Columns)(await sql.unsafe(readColumns))
  const functions = Schema.decodeUnknownSync(Functions)(await sql.unsafe(readFunctions))
  const tables = Map.groupBy(
    columns.filter(({ select, insert, update }) => select || insert || update),
    ({ table }) => table,
  )
  return `// Made by \`npm run test:one -- packages/supabase/test/database-types.db.test.ts -u\` from the migrated database; the same test fails when they differ.

/** The tables of the API, as an administrator may use them. */
export interface Tables {
${[...tables].map(([name, own]) => `  readonly ${name}: ${tableOf(own)}\n`).join('')}}

/** The functions of the API. What is \`unknown\` is JSON, of which the database says no more. */
export interface Functions {
${functions
  .map(({ name, names, types: given, defaults, returns, is_set }) => {
    const args = given.map(
      (type, nr) => `${names[nr]}${nr >= given.length - defaults ? '?' : ''}: ${orNull(typeNamed(type))}`,
    )
    const type = typeNamed(returns)
    return `  readonly ${name}: {
    readonly Args: ${objectOf(args, '    ')}
    readonly Returns: ${is_set ? `readonly (${type})[]` : type}
  }\n`
  })
  .join('')}}
`
}
