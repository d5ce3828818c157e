import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import * as Schema from 'effect/Schema'

/** One object written or, with null, removed. */
export interface Write {
  readonly table: string
  readonly id: string
  readonly value: unknown
}

/** Tables of JSON objects kept in one append-only file. */
export interface Journal {
  readonly get: (table: string, id: string) => unknown
  /** In the order in which the ids were first written. */
  readonly all: (table: string) => readonly unknown[]
  /** Writes all or nothing, before it returns: a process killed later has not lost it. */
  readonly commit: (writes: readonly Write[]) => void
  /** Makes one commit of all that `work` commits. */
  readonly together: <Result>(work: () => Result) => Result
  readonly close: () => void
}

const Line = Schema.fromJsonString(
  Schema.Array(Schema.Struct({ table: Schema.String, id: Schema.String, value: Schema.Unknown })),
)
const decodeLine = Schema.decodeUnknownSync(Line)

type Tables = Map<string, Map<string, unknown>>

function apply(tables: Tables, writes: readonly Write[]): void {
  for (const { table, id, value } of writes) {
    const rows = tables.get(table) ?? new Map<string, unknown>()
    tables.set(table, rows)
    if (value === null) rows.delete(id)
    else rows.set(id, value)
  }
}

/** Reads what a file holds. A last line without its end was being written when the process died: it never happened. */
function replay(file: string): Tables {
  const tables: Tables = new Map()
  if (!existsSync(file)) return tables
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  for (const line of lines) apply(tables, decodeLine(line))
  return tables
}

function rewrite(file: string, tables: Tables): void {
  const writes = [...tables].flatMap(([table, rows]) =>
    [...rows].map(([id, value]) => ({ table, id, value })),
  )
  const lines = writes.map((write) => `${JSON.stringify([write])}\n`)
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/**
 * Appends texts to a file, each as a whole or not at all: what a full disk cut off is taken back, so that the next one begins on a line of its own.
 */
function openAppender(file: string, write: typeof writeSync) {
  const descriptor = openSync(file, 'a', 0o600)
  let size = fstatSync(descriptor).size
  return {
    append: (text: string): void => {
      const bytes = Buffer.from(text)
      try {
        let written = 0
        while (written < bytes.length) written += write(descriptor, bytes, written)
      } catch (error) {
        ftruncateSync(descriptor, size)
        throw error
      }
      size += bytes.length
    },
    close: () => closeSync(descriptor),
  }
}

/** Opens (or starts) the journal in `file` and shortens it to what still counts. */
export function openJournal(file: string, writeTo: typeof writeSync = writeSync): Journal {
  mkdirSync(dirname(file), { recursive: true })
  let tables = replay(file)
  rewrite(file, tables)
  const { append, close } = openAppender(file, writeTo)
  let gathered: Write[] | null = null
  const write = (writes: readonly Write[]) => {
    if (writes.length > 0) append(`${JSON.stringify(writes)}\n`)
  }
  return {
    get: (table, id) => tables.get(table)?.get(id),
    all: (table) => [...(tables.get(table)?.values() ?? [])],
    commit: (writes) => {
      if (gathered === null) write(writes)
      else gathered.push(...writes)
      apply(tables, writes)
    },
    together: (work) => {
      const writes: Write[] = []
      gathered = writes
      try {
        return work()
      } finally {
        gathered = null
        try {
          write(writes)
        } catch (error) {
          // A change that could not be written has not happened.
          tables = replay(file)
          // biome-ignore lint/correctness/noUnsafeFinally: the caller must hear that nothing was kept.
          throw error
        }
      }
    },
    close,
  }
}
