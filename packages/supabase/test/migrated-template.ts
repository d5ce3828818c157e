import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import policy from '../../companies/dust-force/policy.json' with { type: 'json' }
import { migrate } from '../src/local/migrate.ts'
import { inTransaction, sessionOf } from '../src/local/session.ts'
import { zoneSql } from '../src/local/zone-sql.ts'

/** The name of the migrated database that test databases are copied from. */
export const templateName = 'dustforce_template'

/** Makes the template: every migration, applied by an owner without special rights, as hosted, and `testing.reset()`. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  const superuser = postgres(`${serverUrl}/postgres`, { max: 1, onnotice: () => undefined })
  await superuser.unsafe(`create role postgres login createrole createdb bypassrls password 'test'`)
  await superuser.unsafe(`create database ${templateName} owner postgres`)
  await superuser.end()

  const owner = postgres(ownerUrl(serverUrl, templateName), { max: 1, onnotice: () => undefined })
  const session = sessionOf(owner)
  const project = fileURLToPath(new URL('../supabase', import.meta.url))
  await migrate({ ...session, transaction: (work) => inTransaction(session, work) }, project)
  await session.script(zoneSql(policy.zone))
  await owner.end()

  const tester = postgres(`${serverUrl}/${templateName}`, { max: 1, onnotice: () => undefined })
  await tester.unsafe(await readFile(new URL('./reset.sql', import.meta.url), 'utf8'))
  await tester.end()
}

/** The address of a database as its owner. */
export function ownerUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  return `postgres://postgres:test@${url.host}/${database}`
}
