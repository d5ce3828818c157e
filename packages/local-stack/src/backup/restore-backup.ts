import { migrationVersions, type Session } from '@dustforce/supabase/local'
import * as Schema from 'effect/Schema'
import { applyMigrations } from '../database/bring-up-to-date.ts'
import type { Database } from '../database/database.ts'
import { supabaseProject } from '../paths.ts'
import { StartError } from '../start/start-error.ts'
import { readBackup } from './backup-file.ts'
import { migrationsOf, type Table, tablesOf } from './tables.ts'

const mostRows = 500
const mostCharacters = 4_000_000
const Found = Schema.Array(Schema.Struct({ name: Schema.String }))

/** The tables that customers and the office fill; every other table has rows from the start. */
const filledByPeople = ['bookings', 'contact_inquiries', 'job_applications', 'contractors', 'payment_events']

export interface RestoreOptions {
  /** Takes the place of what is there. */
  readonly replace: boolean
  /** The project whose migrations are applied. */
  readonly project?: string
}

/** Looks through the file before anything is changed, and returns what it says. */
async function inspect(file: string) {
  let migrations: readonly string[] = []
  const counted: Record<string, number> = {}
  let current = ''
  let isCounted = false
  await readBackup(file, {
    head: async (head) => {
      migrations = head.migrations
    },
    table: async ({ table }) => {
      current = table
      counted[table] = 0
    },
    row: async () => {
      counted[current] = (counted[current] ?? 0) + 1
    },
    end: async ({ rows }) => {
      isCounted = JSON.stringify(rows) === JSON.stringify(counted)
    },
  })
  if (!isCounted) throw new StartError(`${file} does not hold the rows that it says.`)
  return { migrations, counted }
}

const last = (migrations: readonly string[]): string => migrations.at(-1) ?? ''

function refuseOtherSchema(applied: readonly string[], migrations: readonly string[], file: string): void {
  const missing = migrations.filter((version) => !applied.includes(version))
  if (missing.length > 0)
    throw new StartError(
      `${file} is from a newer version of this software, or another one: it has the migration ${missing.at(-1)}, which is not here.`,
    )
  if (applied.length > migrations.length)
    throw new StartError(
      `The database has migrations that ${file} has not, from ${applied.find((version) => !migrations.includes(version))} on. Restore into an empty database: it is brought up to date afterwards.`,
    )
}

async function refuseFilled({ query }: Session): Promise<void> {
  const found: string[] = []
  for (const table of filledByPeople) {
    const rows = Schema.decodeUnknownSync(Found)(
      await query(`select '${table}' as name from public.${table} limit 1`),
    )
    found.push(...rows.map(({ name }) => name))
  }
  if (found.length > 0)
    throw new StartError(
      `The database is not empty (${found.join(', ')}). --yes replaces what is there by the backup.`,
    )
}

/** Rows as the database takes them: many at once, as one JSON list. */
function makeWriter({ query }: Session, tables: readonly Table[]) {
  let table: { readonly name: string; readonly columns: string } | null = null
  let rows: string[] = []
  let characters = 0
  const flush = async (): Promise<void> => {
    if (table === null || rows.length === 0) return
    const { name, columns } = table
    await query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
      [`[${rows.join(',')}]`],
    )
    rows = []
    characters = 0
  }
  return {
    flush,
    begin: async (name: string, columns: readonly string[]) => {
      await flush()
      const known = tables.find((candidate) => candidate.name === name)
      // The platform's own tables differ between its versions: what both have is what counts.
      const shared = columns.filter((column) => known?.columns.includes(column))
      const isOurs = !name.startsWith('auth.')
      if (isOurs && shared.length !== columns.length)
        throw new StartError(`The backup has columns that ${name} has not here.`)
      table = shared.length === 0 ? null : { name, columns: shared.join(', ') }
    },
    add: async (row: string) => {
      rows.push(row)
      characters += row.length
      if (rows.length >= mostRows || characters >= mostCharacters) await flush()
    },
  }
}

async function load(session: Session, file: string): Promise<void> {
  const tables = await tablesOf(session)
  const own = tables.filter(({ name }) => !name.startsWith('auth.'))
  // The rows that triggers write are in the backup too.
  for (const { name } of own) await session.query(`alter table ${name} disable trigger user`)
  for (const { name } of tables.toReversed()) await session.query(`delete from ${name}`)
  const writer = makeWriter(session, tables)
  await readBackup(file, {
    head: async () => undefined,
    table: ({ table, columns }) => writer.begin(table, columns),
    row: writer.add,
    end: async ({ counters }) => {
      await writer.flush()
      for (const [name, value] of Object.entries(counters))
        await session.query('select setval($1::text::regclass, $2::text::bigint)', [name, value])
    },
  })
  for (const { name } of own) await session.query(`alter table ${name} enable trigger user`)
}

/**
 * Puts a backup into a database: an empty one, or that of a new Supabase project, is made into what the backup was taken from first, and is brought up
 * to date afterwards. All of it happens, or nothing. Returns the number of rows by table.
 *
 * Throws a StartError for a file that cannot be restored here, and for a database that holds somebody's data, unless `replace` says so.
 */
export async function restoreBackup(
  database: Pick<Database, 'transaction'>,
  file: string,
  { replace, project = supabaseProject }: RestoreOptions,
): Promise<Readonly<Record<string, number>>> {
  const { migrations, counted } = await inspect(file)
  await database.transaction(async (session) => {
    const applied = await migrationsOf(session)
    const isNew = applied.length === 0
    const known = isNew ? await migrationVersions(project) : applied
    refuseOtherSchema(
      isNew ? known.filter((version) => version <= last(migrations)) : known,
      migrations,
      file,
    )
    const within = { ...session, transaction: (work: (own: Session) => Promise<void>) => work(session) }
    if (isNew) await applyMigrations(within, project, last(migrations))
    if (!replace) await refuseFilled(session)
    await load(session, file)
    if (isNew) await applyMigrations(within, project)
  })
  return counted
}
