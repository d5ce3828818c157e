import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Session } from '@dustforce/supabase/local'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { StartError } from '../start/start-error.ts'
import type { BackupEnd, BackupHead } from './backup-file.ts'
import { migrationsOf, tablesOf } from './tables.ts'

const rowsAtOnce = 500
const Rows = Schema.Array(Schema.Struct({ row: Schema.String }))
const Counters = Schema.Array(Schema.Struct({ name: Schema.String, last: Schema.String }))

const listCounters = `
select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
from pg_sequences where schemaname in ('public', 'private') and last_value is not null`

async function* rowsOf({ query }: Session, table: string): AsyncGenerator<string> {
  await query(`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${table} t`)
  for (;;) {
    const rows = Schema.decodeUnknownSync(Rows)(await query(`fetch ${rowsAtOnce} from backup_rows`))
    for (const { row } of rows) yield row
    if (rows.length < rowsAtOnce) break
  }
  await query('close backup_rows')
}

async function* linesOf(
  session: Session,
  at: number,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const migrations = await migrationsOf(session)
  if (migrations.length === 0) throw new StartError('There is nothing to back up: the database is empty.')
  const head: typeof BackupHead.Type = {
    format: 'dustforce-backup-1',
    at: new Date(at).toISOString(),
    migrations,
  }
  yield `#${JSON.stringify(head)}\n`
  for (const { name, columns } of await tablesOf(session)) {
    yield `#${JSON.stringify({ table: name, columns })}\n`
    counts[name] = 0
    for await (const row of rowsOf(session, name)) {
      counts[name] += 1
      yield `${row}\n`
    }
  }
  const counters = Schema.decodeUnknownSync(Counters)(await session.query(listCounters))
  const end: typeof BackupEnd.Type = {
    rows: counts,
    counters: Object.fromEntries(counters.map(({ name, last }) => [name, last])),
  }
  yield `#${JSON.stringify(end)}\n`
}

/**
 * Writes everything that an installation keeps in its database into a file that only its owner can read, as it was at one instant. `at` in epoch
 * milliseconds. Returns the number of rows by table. The file is there whole, or not at all.
 */
export async function writeBackup(
  database: Pick<Database, 'transaction'>,
  file: string,
  at: number,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  const unfinished = `${file}.part`
  try {
    await database.transaction(async (session) => {
      await session.query('set transaction isolation level repeatable read read only')
      await pipeline(
        Readable.from(linesOf(session, at, counts)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600 }),
      )
    })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return counts
}
