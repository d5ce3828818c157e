import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../src/local/migrate.ts'
import { inTransaction, sessionOf } from '../src/local/session.ts'

let project: string
let superuser: Sql
const migration = '20260101000000_pets.sql'
const write = (sql: string, file = migration) => writeFile(join(project, 'migrations', file), sql)

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'dustforce-migrate-'))
  await mkdir(join(project, 'migrations'))
  await copyFile(
    fileURLToPath(new URL('../supabase/platform.sql', import.meta.url)),
    join(project, 'platform.sql'),
  )
  superuser = postgres(`${inject('postgresUrl')}/postgres`, { max: 1, onnotice: () => undefined })
})
afterAll(async () => {
  await superuser.end()
  await rm(project, { recursive: true, force: true })
})

/** An empty database, and its owner, a role without rights. */
async function emptyDatabase() {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  await superuser.unsafe(`create role ${name} login password 'test'`)
  await superuser.unsafe(`create database ${name} owner ${name}`)
  const owner = postgres(`postgres://${name}:test@${new URL(inject('postgresUrl')).host}/${name}`, {
    max: 1,
    onnotice: () => undefined,
  })
  onTestFinished(async () => {
    await owner.end()
    await superuser.unsafe(`drop database ${name} with (force)`)
    await superuser.unsafe(`drop role ${name}`)
  })
  const session = sessionOf(owner)
  return {
    ...session,
    name,
    transaction: (work: (own: typeof session) => Promise<void>) => inTransaction(session, work),
  }
}

test('an owner without rights of its own migrates a database once the roles of the server are granted to it', async () => {
  await write('create table public.pets (name text); grant select on public.pets to anon;')
  const database = await emptyDatabase()
  const wanted = ['anon', 'authenticated', 'service_role']
    .map((role) => `grant ${role} to ${database.name};`)
    .join(' ')
  await expect(migrate(database, project)).rejects.toThrow(
    `${database.name}, the user of DATABASE_URL, may not set up the database ${database.name}: let an administrator of the server run \`${wanted}\``,
  )
  expect(
    await database.query(`select nspname from pg_namespace where nspname in ('auth', 'supabase_migrations')`),
  ).toEqual([])

  await superuser.unsafe(wanted)
  await migrate(database, project)
  await database.script('set role anon; select * from public.pets; reset role')
})

test('a migration that was changed since it was applied is refused by its name, with other line ends it is the same', async () => {
  await write('create table public.pets (name text);\n-- Cats.\n')
  const database = await emptyDatabase()
  await superuser.unsafe(`grant anon, authenticated, service_role to ${database.name}`)
  await migrate(database, project)
  await migrate(database, project)
  await write('create table public.pets (name text);\r\n-- Cats.\r\n')
  await migrate(database, project)
  await write('create table public.pets (name text, age integer);')
  await write('create table public.toys (name text);', '20260101000001_toys.sql')
  onTestFinished(() => rm(join(project, 'migrations/20260101000001_toys.sql')))
  await expect(migrate(database, project)).rejects.toThrow(
    'Migration 20260101000000_pets was changed after this database applied it: take the file back',
  )
  expect(await database.query(`select to_regclass('public.toys')::text as toys`)).toEqual([{ toys: null }])

  // The Supabase CLI keeps a migration in parts, and earlier versions kept none.
  await database.script('update supabase_migrations.schema_migrations set statements = null')
  await migrate(database, project)
  expect(await database.query(`select to_regclass('public.toys')::text as toys`)).toEqual([{ toys: 'toys' }])
})
