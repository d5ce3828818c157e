import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import * as Schema from 'effect/Schema'
import { StartError } from '../start/start-error.ts'

/*
 * A backup is text in lines, compressed with gzip. A line that begins with '#' is one of those below as JSON; every other line is a row of the
 * table named last, as JSON of the database.
 */

export const BackupHead = Schema.Struct({
  format: Schema.Literal('dustforce-backup-1'),
  /** ISO 8601. */
  at: Schema.String,
  migrations: Schema.Array(Schema.String),
})

export const TableHead = Schema.Struct({ table: Schema.String, columns: Schema.Array(Schema.String) })

export const BackupEnd = Schema.Struct({
  /** Rows by table. */
  rows: Schema.Record(Schema.String, Schema.Number),
  /** The last numbers that counters have given out. */
  counters: Schema.Record(Schema.String, Schema.String),
})

/** The calls that the reader of a backup gets, in the file's order; awaited. */
export interface BackupReader {
  readonly head: (head: typeof BackupHead.Type) => Promise<void>
  readonly table: (table: typeof TableHead.Type) => Promise<void>
  readonly row: (json: string) => Promise<void>
  readonly end: (end: typeof BackupEnd.Type) => Promise<void>
}

const line = <S extends Schema.Codec<unknown, unknown>>(schema: S) =>
  Schema.decodeUnknownSync(Schema.fromJsonString(schema))
const read = { head: line(BackupHead), table: line(TableHead), end: line(BackupEnd) }

/** Reads a backup from its first line to its last. Throws a StartError for another kind of file, or one that ends too early. */
export async function readBackup(file: string, reader: BackupReader): Promise<void> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.on('error', (error) => text.destroy(error))
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
  let isBegun = false
  let isWhole = false
  try {
    for await (const content of lines) {
      if (!content.startsWith('#')) await reader.row(content)
      else if (!isBegun) {
        await reader.head(read.head(content.slice(1)))
        isBegun = true
      } else if (content.startsWith('#{"table"')) await reader.table(read.table(content.slice(1)))
      else {
        await reader.end(read.end(content.slice(1)))
        isWhole = true
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    if (isBegun && !isUnreadable(error)) throw error
    throw new StartError(`${file} is not a backup that can be read.`, { cause: error })
  }
  if (!isWhole) throw new StartError(`${file} is not whole: it ends before the end of the backup.`)
}

/** Whether an error was thrown by gzip or the file system, and not by a reader. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(Z_|ENOENT|EACCES|EISDIR)/.test(String(error.code))
}
