import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'

/** The type of each argument of each function of the database that the REST service offers: `date`, `integer`, `jsonb`. */
export type RpcArguments = ReadonlyMap<string, Readonly<Record<string, string>>>

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ name: Schema.String, arguments: Schema.Record(Schema.String, Schema.String) }),
  ),
)

const query = `
select p.proname::text as name,
  coalesce(
    (
      select jsonb_object_agg(p.proargnames[t.nr], format_type(t.oid, null))
      from unnest(p.proargtypes::oid[]) with ordinality t (oid, nr)
    ),
    '{}'
  ) as arguments
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname = 'public' and p.prokind = 'f' and (p.proargnames is not null or p.pronargs = 0)`

/** Reads them from the database's own catalogue. */
export async function readRpcArguments(database: Database): Promise<RpcArguments> {
  return new Map(decodeRows(await database.query(query)).map((row) => [row.name, row.arguments]))
}

const integerLimits: Readonly<Record<string, number>> = {
  smallint: 2 ** 15 - 1,
  integer: 2 ** 31 - 1,
  bigint: Number.MAX_SAFE_INTEGER,
}

function isInteger(value: unknown, most: number): boolean {
  const number = typeof value === 'string' && /^\s*[-+]?\d{1,20}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= most
}

/** Whether the database takes a JSON value for an argument of a type, as far as the JSON type tells; null is a value of every type. */
export function fitsArgument(type: string, value: unknown): boolean {
  if (value === null || value === undefined || type === 'json' || type === 'jsonb') return true
  if (type.endsWith('[]'))
    return Array.isArray(value) && value.every((item) => fitsArgument(type.slice(0, -2), item))
  const most = integerLimits[type]
  if (most !== undefined) return isInteger(value, most)
  if (/^(numeric|double|real)/.test(type)) return typeof value === 'number' || typeof value === 'string'
  if (type === 'boolean') return typeof value === 'boolean' || typeof value === 'string'
  return typeof value === 'string'
}
