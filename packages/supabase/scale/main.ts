import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '@dustforce/postgres-server'
import postgres from 'postgres'
import { type Caller, userIdOf } from '../test/caller.ts'
import { makeTemplate, ownerUrl, templateName } from '../test/migrated-template.ts'
import { become, now } from './become.ts'
import { type ScaleCall, scaleCalls, serverCalls } from './calls.ts'
import { measuring } from './measure.ts'
import { measureReserve, type Ratio } from './reserve.ts'

/*
 * `npm run bench:scale`: makes a database of a million bookings, or of as many as `--bookings` says, asks for what every screen shows and what the
 * server's runs ask for, and prints what each costs. `--database` asks one that is there; `--keep` leaves the new one running.
 */

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000000' },
    database: { type: 'string' },
    keep: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const admin = { email: 'admin@example.com' }
const quiet = { max: 1, onnotice: () => undefined }

const say = (line: string) => process.stdout.write(`${line}\n`)

async function seed(url: string): Promise<void> {
  const sql = postgres(url, quiet)
  const script = await readFile(new URL('../supabase/seed-many.sql', import.meta.url), 'utf8')
  const start = performance.now()
  await sql`insert into public.admin_users (user_id, email, role) values (${userIdOf(admin.email)}, ${admin.email}, 'owner')`
  await sql.begin(async (transaction) => {
    await transaction`
      select set_config('dustforce.seeded_bookings', ${values.bookings}, true), set_config('dustforce.now', ${now}, true)`
    await transaction.unsafe(script)
  })
  await sql`vacuum (analyze)`
  await sql.end()
  say(`${values.bookings} bookings in ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

async function run(url: string, caller: Caller, calls: readonly ScaleCall[]): Promise<void> {
  const sql = postgres(url, quiet)
  await become(sql, caller)
  const measure = await measuring(sql)
  for (const { name, sql: call, most } of calls.filter((one) => one.name.includes(values.only))) {
    const { ms, pages } = await measure(call)
    say(`| ${name} | ${ms.toFixed(1)} | ${pages} | ${ms <= most ? '' : `more than ${most}`} |`)
  }
  await sql.end()
}

async function sizes(url: string): Promise<void> {
  const sql = postgres(url, quiet)
  const rows = await sql<{ name: string; mb: string; indexes: string }[]>`
    select relid::regclass::text as name, round(pg_table_size(relid) / 1e6, 1)::text as mb,
      round(pg_indexes_size(relid) / 1e6, 1)::text as indexes
    from pg_stat_user_tables where pg_total_relation_size(relid) > 1000000 order by pg_total_relation_size(relid) desc`
  for (const { name, mb, indexes } of rows) say(`| ${name} | ${mb} MB | ${indexes} MB of indexes |`)
  await sql.end()
}

async function reserve(url: string): Promise<void> {
  const { spread, hotDay, soldOut, oversold } = await measureReserve(url)
  const ratios = ({ byRate, byProcessor }: Ratio) =>
    `${byRate.toFixed(2)} by rate, ${byProcessor.toFixed(2)} by processor`
  say(`| reserve over 60 days, an insert = 1 | ${ratios(spread)} |`)
  say(`| reserve on one day, an insert = 1 | ${ratios(hotDay)} |`)
  say(`| a day that is full, the hot day's reservations = 1 | ${ratios(soldOut)} |`)
  say(`| oversold | ${oversold} |`)
}

async function bench(url: string): Promise<void> {
  await run(url, admin, scaleCalls)
  await run(url, 'service_role', serverCalls)
  await sizes(url)
  if ('reserve'.includes(values.only)) await reserve(url)
}

if (values.database === undefined) {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-scale-'))
  const server = await startPostgresServer(join(directory, 'data'), {
    superuser: 'supabase_admin',
    password: 'test',
  })
  try {
    await makeTemplate(server.url)
    const url = ownerUrl(server.url, templateName)
    await seed(url)
    say(url)
    await bench(url)
  } finally {
    if (!values.keep) {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    }
  }
} else {
  await bench(values.database)
}
