import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import type { AskedChange } from './protocol.ts'

const Values = Schema.Record(Schema.String, Schema.Unknown)

/** That a row has changed, as the trigger tells it. */
export const ChangeNotice = Schema.fromJsonString(
  Schema.Struct({
    schema: Schema.String,
    table: Schema.String,
    type: Schema.Literals(['INSERT', 'UPDATE', 'DELETE']),
    key: Values,
    at: Schema.String,
    /** The row, if it is short. */
    record: Schema.NullOr(Values),
  }),
)
export type ChangeNotice = typeof ChangeNotice.Type

/** A change with its row. */
export interface Change {
  readonly notice: ChangeNotice
  readonly record: Readonly<Record<string, unknown>>
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

const Columns = Schema.Array(Schema.Struct({ name: Schema.String, type: Schema.String }))
const Rows = Schema.Array(Schema.Struct({ record: Values }))
const decodeColumns = Schema.decodeUnknownSync(Columns)
const decodeRows = Schema.decodeUnknownSync(Rows)

const columnsQuery = `
select a.attname::text as name, t.typname::text as type
from pg_attribute a join pg_type t on t.oid = a.atttypid
where a.attrelid = format('%I.%I', $1::text, $2::text)::regclass and a.attnum > 0 and not a.attisdropped
order by a.attnum`

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A notice with its row, read if need be; null when it is gone already. A deleted row is its key, as on hosted Supabase. */
export async function readChange(database: Database, notice: ChangeNotice): Promise<Change | null> {
  const { schema, table, key } = notice
  const columns = decodeColumns(await database.query(columnsQuery, [schema, table]))
  if (notice.type === 'DELETE') return { notice, record: {}, columns }
  if (notice.record !== null) return { notice, record: notice.record, columns }
  const names = Object.keys(key)
  const where = names.map((name, index) => `r.${identifier(name)}::text = $${index + 1}`).join(' and ')
  const rows = await database.query(
    `select to_jsonb(r) as record from ${identifier(schema)}.${identifier(table)} r where ${where}`,
    names.map((name) => String(key[name])),
  )
  const [row] = decodeRows(rows)
  return row === undefined ? null : { notice, record: row.record, columns }
}

function passes(filter: string | undefined, values: Readonly<Record<string, unknown>>): boolean {
  if (filter === undefined || filter === '') return true
  const [, column = '', operator, operand = ''] = /^([^=]+)=(eq|neq|in)\.(.*)$/s.exec(filter) ?? []
  const value = String(values[column])
  if (operator === 'eq') return value === operand
  if (operator === 'neq') return value !== operand
  return (
    operator === 'in' &&
    operand
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(value)
  )
}

/** Whether a change is one that was asked for. */
export function isAsked(asked: AskedChange, { notice, record }: Change): boolean {
  return (
    (asked.event === '*' || asked.event === notice.type) &&
    (asked.schema === undefined || asked.schema === '*' || asked.schema === notice.schema) &&
    (asked.table === undefined || asked.table === '*' || asked.table === notice.table) &&
    passes(asked.filter, notice.type === 'DELETE' ? notice.key : record)
  )
}

/** The change as supabase-js reads it. */
export function changeJson({ notice, record, columns }: Change) {
  return {
    schema: notice.schema,
    table: notice.table,
    commit_timestamp: notice.at,
    type: notice.type,
    columns,
    record,
    old_record: notice.type === 'INSERT' ? {} : notice.key,
    errors: null,
  }
}
