import * as Schema from 'effect/Schema'
import type { TestDatabase } from './postgres.ts'

/*
 * The types of what the REST service takes and gives of the tables and functions of `public`, as TypeScript, written from PostgreSQL's catalog. Tables are as an
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
    is_given: Schema.Boolean,
    rows: Schema.Array(
      Schema.Struct({ name: Schema.String, type: Schema.String, domain: Schema.NullOr(Schema.String) }),
    ),
  }),
)
type Answering = (typeof Functions.Type)[number]
type Answered = Answering['rows'][number]

const readFunctions = `
  select f.proname::text as name, coalesce(f.proargnames[:f.pronargs], '{}') as names,
    array(select format_type(t.oid, null) from unnest(f.proargtypes::oid[]) with ordinality t (oid, nr) order by t.nr) as types,
    f.pronargdefaults::int as defaults, format_type(coalesce(nullif(r.typbasetype, 0), r.oid), null) as returns, f.proretset as is_set,
    r.typnotnull as is_given,
    array(
      select jsonb_build_object(
        'name', f.proargnames[o.nr], 'type', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
        'domain', case when t.typnotnull then t.typname end
      )
      from unnest(f.proallargtypes) with ordinality o (oid, nr) join pg_type t on t.oid = o.oid
      where f.proargmodes[o.nr] = 't'
      order by o.nr
    ) as rows
  from pg_proc f join pg_type r on r.oid = f.prorettype
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

/** Returns the type of what a function returns, as JSON has it. */
function returned({ returns, is_set, rows }: Answering): string {
  if (rows.length === 0) return is_set ? `readonly ${typeNamed(returns)}[]` : typeNamed(returns)
  const fields = rows.map(({ name, type, domain }) => {
    const named = typeNamed(type)
    return `${name}: ${domain === null ? orNull(named) : named}`
  })
  return `readonly ${objectOf(fields, '    ')}[]`
}

const command = 'npm run test:one -- packages/supabase/test/database-types.db.test.ts -u'
const head = `// Made by \`${command}\` from the migrated database; the same test fails when they differ.\n`

async function functionsOf({ sql }: TestDatabase): Promise<readonly Answering[]> {
  return Schema.decodeUnknownSync(Functions)(await sql.unsafe(readFunctions))
}

/** The text of `src/rest/database.generated.ts`. */
export async function databaseTypes(db: TestDatabase): Promise<string> {
  const columns = Schema.decodeUnknownSync(Columns)(await db.sql.unsafe(readColumns))
  const functions = await functionsOf(db)
  const tables = Map.groupBy(
    columns.filter(({ select, insert, update }) => select || insert || update),
    ({ table }) => table,
  )
  return `${head}
/** The tables of the API, as an administrator may use them. */
export interface Tables {
${[...tables].map(([name, own]) => `  readonly ${name}: ${tableOf(own)}\n`).join('')}}

/** The functions of the API. What is \`unknown\` is JSON, of which the database says no more. */
export interface Functions {
${functions
  .map((one) => {
    const { name, names, types: given, defaults } = one
    const args = given.map(
      (type, nr) => `${names[nr]}${nr >= given.length - defaults ? '?' : ''}: ${orNull(typeNamed(type))}`,
    )
    return `  readonly ${name}: {
    readonly Args: ${objectOf(args, '    ')}
    readonly Returns: ${returned(one)}
  }\n`
  })
  .join('')}}
`
}

/** The decoder for each type of column: dates and instants as the rules have them, and a count also when a driver gives it as text. */
const decoders: Readonly<Record<string, string>> = {
  text: 'Schema.String',
  uuid: 'Schema.String',
  date: 'Day',
  'timestamp with time zone': 'InstantColumn',
  boolean: 'Schema.Boolean',
  integer: 'Schema.Int',
  bigint: 'NumberColumn',
  numeric: 'NumberColumn',
  jsonb: 'Schema.Unknown',
  'text[]': 'Schema.Array(Schema.String)',
}

function decoderOf({ type, domain }: Pick<Answered, 'type' | 'domain'>): string {
  const decoder = domain === 'given_cents' ? 'WholeCents' : decoders[type]
  if (decoder === undefined) throw new Error(`No decoder for ${type}`)
  return domain === null ? `Schema.NullOr(${decoder})` : decoder
}

const camelCased = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Single values that the catalog says all of; of a text it does not say which words it can be. */
const values: Readonly<Record<string, string>> = {
  boolean: 'Schema.Boolean',
  integer: 'Schema.Int',
  bigint: 'NumberColumn',
  void: 'NoAnswer',
}

function answerOf({ name, returns, is_set, is_given, rows }: Answering): string {
  const value = values[returns]
  if (!is_set) return value === undefined ? '' : `  ${name}: ${value},\n`
  if (rows.length === 0) {
    const one = decoderOf({ type: returns, domain: is_given ? returns : null })
    return `  ${name}: Schema.Array(${one}),\n`
  }
  const fields = rows.map((column) => `      ${camelCased(column.name)}: ${decoderOf(column)},\n`)
  const keys = rows
    .filter((column) => camelCased(column.name) !== column.name)
    .map((column) => `      ${camelCased(column.name)}: '${column.name}',\n`)
  const renamed = keys.length === 0 ? '' : `.pipe(Schema.encodeKeys({\n${keys.join('')}    }))`
  return `  ${name}: Schema.Array(
    Schema.Struct({
${fields.join('')}    })${renamed},
  ),\n`
}

/** The text of `src/rest/answers.generated.ts`. */
export async function databaseAnswers(db: TestDatabase): Promise<string> {
  const functions = await functionsOf(db)
  return `${head}
import { Day, InstantColumn, NumberColumn, WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { NoAnswer } from './no-answer.ts'

/** The answers of the functions that the server calls, in the rules' words, as far as the catalog says it. */
export const answers = {
${functions
  .filter(({ name }) => !name.startsWith('admin_'))
  .map(answerOf)
  .join('')}}
`
}
