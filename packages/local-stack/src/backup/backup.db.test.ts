import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { migrate } from '@dustforce/supabase/local'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { ensureAdmin } from '../database/demo-admin.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { supabaseProject } from '../paths.ts'
import { seedDemo } from '../seed/seed.ts'
import { restoreBackup } from './restore-backup.ts'
import { migrationsOf, tablesOf } from './tables.ts'
import { writeBackup } from './write-backup.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgresUrl: string
  }
}

/* Databases of an owner without special rights, as hosted. */

const at = Date.UTC(2026, 10, 22, 12)
const open: Database[] = []
let directory: string
let file: string
let source: Database

async function database(template?: string): Promise<Database> {
  return (await namedDatabase(template)).opened
}

async function namedDatabase(template?: string) {
  const serverUrl = inject('postgresUrl')
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  const maintenance = postgres(`${serverUrl}/postgres`, { max: 1, onnotice: () => undefined })
  const copied = template === undefined ? '' : `template ${template} strategy file_copy`
  await maintenance.unsafe(`create database ${name} ${copied} owner postgres`)
  await maintenance.end()
  const opened = await openPostgres(`postgres://postgres:test@${new URL(serverUrl).host}/${name}`)
  open.push(opened)
  return { opened, name }
}

/**
 * Makes of a database what a new project of Supabase is: Auth's tables belong to Auth's role, and the owner of the public schema may use them, but
 * make nothing beside them.
 */
async function makeHosted(of: Database, name: string): Promise<void> {
  const superuser = postgres(`${inject('postgresUrl')}/${name}`, { max: 1, onnotice: () => undefined })
  const nothing = join(directory, 'no-migrations')
  await mkdir(join(nothing, 'migrations'), { recursive: true })
  await cp(join(supabaseProject, 'platform.sql'), join(nothing, 'platform.sql'))
  await migrate(of, nothing)
  await superuser.unsafe(`
    drop schema supabase_migrations cascade;
    do $$ begin create role supabase_auth_admin nologin; exception when duplicate_object then null; end $$;
    alter schema auth owner to supabase_auth_admin;
    do $$ declare made record; begin
      for made in select c.oid::regclass as name from pg_class c where relnamespace = 'auth'::regnamespace and relkind = 'r' loop
        execute format('alter table %s owner to supabase_auth_admin', made.name);
      end loop;
      for made in select p.oid::regprocedure as name from pg_proc p where pronamespace = 'auth'::regnamespace loop
        execute format('alter function %s owner to supabase_auth_admin', made.name);
      end loop;
    end $$;
    grant usage on schema auth to postgres;
    grant all on all tables in schema auth to postgres;`)
  await superuser.end()
}

/** Every row of every table, as text. */
async function contents(of: Database): Promise<Record<string, readonly unknown[]>> {
  const tables: Record<string, readonly unknown[]> = {}
  for (const { name } of await tablesOf(of))
    tables[name] = await of.query(`select to_jsonb(t)::text as row from ${name} t order by 1`)
  return tables
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dustforce-backup-'))
  file = join(directory, 'whole.backup')
  source = await database('dustforce_template')
  await ensureAdmin(source, { email: 'owner@example.com', password: 'a long password' })
  await seedDemo(source, gtaBusiness, at)
  await source.script(`
    update public.bookings set notes = E'Zoë’s "key"\\n\\\\ 🧹', updated_at = '2026-11-22T12:00:00.123456Z';
    select public.enqueue_email('{"kind": "inquiry-reply", "ref": "i", "recipient": "a@example.com", "payload": {"a": [null]}}');
    insert into public.unmatched_payments (session_id, booking_id, amount, currency)
      values ('cs_1', 'gone', 9007199254740993, 'cad');
    insert into public.contractors (full_name, email, phone) select 'n' || i, i || '@example.com', '4165550100'
      from generate_series(1, 1200) i`)
  await writeBackup(source, file, at)
})
afterAll(async () => {
  await Promise.all(open.map((opened) => opened.close()))
  await rm(directory, { recursive: true, force: true })
})

test('a backup that is restored into an empty database holds every row of every table, and everything goes on', async () => {
  const target = await database()
  const counts = await restoreBackup(target, file, { replace: false })
  const restored = await contents(target)
  expect(restored).toEqual(await contents(source))
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(restored).map(([name, rows]) => [name, rows.length])),
  )
  expect(counts['public.bookings']).toBeGreaterThan(10)
  expect(counts['auth.users']).toBe(1)
  expect(await migrationsOf(target)).toEqual(await migrationsOf(source))

  // Triggers work again, counters go on, and what cannot be changed cannot.
  const [before] = await target.query('select max(id)::int as id from public.booking_events')
  await target.query(`update public.bookings set bedrooms = 2 where bedrooms = 1`)
  const [after] = await target.query('select max(id)::int as id from public.booking_events')
  expect(Object(after).id).toBeGreaterThan(Object(before).id)
  await expect(target.query(`update public.price_books set book = '{}'`)).rejects.toThrow('cannot be changed')
  expect(JSON.stringify(await target.query('select version from public.price_books'))).toContain(
    gtaPriceBook.version,
  )
})

test('a backup is restored into a new project of Supabase, where Auth is made by the platform', async () => {
  const { opened: target, name } = await namedDatabase()
  await makeHosted(target, name)
  await expect(target.query('create table auth.mine (id int)')).rejects.toThrow('permission denied')
  await restoreBackup(target, file, { replace: false })
  expect(await contents(target)).toEqual(await contents(source))
  expect(await migrationsOf(target)).toEqual(await migrationsOf(source))
})

test('a restore that fails at its end leaves an empty database empty', async () => {
  const target = await database()
  const schemas = () => target.query('select nspname from pg_namespace order by 1')
  const before = await schemas()
  const broken = join(directory, 'broken.backup')
  const lines = gunzipSync(await readFile(file)).toString()
  await writeFile(broken, gzipSync(lines.replace('9007199254740993', '"much"')))
  await expect(restoreBackup(target, broken, { replace: false })).rejects.toThrow('much')
  expect(await schemas()).toEqual(before)
})

test('a backup that is written while others write is of one instant', async () => {
  const written = await database('dustforce_template')
  const write = () =>
    written.script(`
      insert into public.contact_inquiries (name, email, message) values ('Ada Lovelace', 'a@example.com', 'Hello there');
      insert into public.contractors (full_name, email, phone)
        select 'Ana', i || '@example.com', '4165550100' from (select count(*) as i from public.contractors) c;
      insert into public.unmatched_payments (session_id, booking_id, amount, currency)
        select 'cs_' || i, 'gone', 1, 'cad' from (select count(*) as i from public.unmatched_payments) p`)
  await write()
  const before = await contents(written)
  let reads = 0
  const counts = await writeBackup(
    {
      transaction: (work) =>
        written.transaction((session) =>
          work({
            ...session,
            query: async (text, values) => {
              const rows = await session.query(text, values)
              if (!/^(set|declare|close)/.test(text)) {
                reads += 1
                await write()
              }
              return rows
            },
          }),
        ),
    },
    join(directory, 'meanwhile.backup'),
    at,
  )
  expect(reads).toBeGreaterThan(Object.keys(before).length)
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
  )
})

test('a database with data is replaced only when that was said, and then whole', async () => {
  const target = await database('dustforce_template')
  await target.script(
    `insert into public.contact_inquiries (name, email, message) values ('Ada Lovelace', 'a@example.com', 'Hello there')`,
  )
  const before = await contents(target)
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow(
    'The database is not empty (contact_inquiries). --yes replaces what is there by the backup.',
  )
  expect(await contents(target)).toEqual(before)
  await restoreBackup(target, file, { replace: true })
  expect(await contents(target)).toEqual(await contents(source))
})

test('a backup of an earlier schema is restored into an empty database and brought up to date', async () => {
  const earlier = await database()
  await migrate(earlier, supabaseProject, '20261101006100')
  const older = join(directory, 'older.backup')
  await earlier.script(
    `insert into public.contact_inquiries (name, email, message) values ('Ada Lovelace', 'a@example.com', 'Hello there')`,
  )
  await writeBackup(earlier, older, at)
  const target = await database()
  await restoreBackup(target, older, { replace: false })
  expect(await migrationsOf(target)).toEqual(await migrationsOf(source))
  expect(await target.query('select name from public.contact_inquiries')).toEqual([{ name: 'Ada Lovelace' }])
  await expect(restoreBackup(source, older, { replace: true })).rejects.toThrow(
    'Restore into an empty database',
  )
})

test('what is no whole backup of this software changes nothing', async () => {
  const target = await database()
  const damaged = async (change: (lines: string[]) => string[]) => {
    const name = join(directory, `${randomUUID()}.backup`)
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
    await writeFile(name, gzipSync(change(lines).join('\n')))
    return name
  }
  const newer = (lines: string[]) =>
    lines.map((line, nr) => (nr === 0 ? line.replace(/\]\}$/, ',"29990101000000"]}') : line))
  const cut = join(directory, 'cut.backup')
  await writeFile(cut, (await readFile(file)).subarray(0, 2000))
  const text = join(directory, 'text.backup')
  await writeFile(text, 'Hello')
  for (const [name, words] of [
    [await damaged((lines) => lines.slice(0, 100)), 'is not whole'],
    [await damaged((lines) => lines.toSpliced(lines.length - 20, 1)), 'does not hold the rows that it says'],
    [await damaged(newer), 'is from a newer version of this software'],
    [cut, 'is not a backup that can be read'],
    [text, 'is not a backup that can be read'],
    [join(directory, 'nothing'), 'is not a backup that can be read'],
  ] as const)
    await expect(restoreBackup(target, name, { replace: true })).rejects.toThrow(words)
  expect(await migrationsOf(target)).toEqual([])
})

test('the file is its owner’s alone, and there is none when it could not be written whole', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const empty = await database()
  const unwritten = join(directory, 'empty.backup')
  await expect(writeBackup(empty, unwritten, at)).rejects.toThrow('There is nothing to back up')
  await expect(stat(unwritten)).rejects.toThrow('ENOENT')
})
