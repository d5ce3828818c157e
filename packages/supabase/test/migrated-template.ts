import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postgres, { type ISql } from 'postgres'
import { migrate } from '../src/migrations/index.ts'

/** The name of the migrated database that test databases are copied from. */
export const templateName = 'dustforce_template'

/** Makes the template: every migration, applied by an owner without special rights, as hosted, and `testing.reset()`. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  const superuser = postgres(`${serverUrl}/postgres`, { max: 1, onnotice: () => undefined })
  await superuser.unsafe(`create role postgres login createrole createdb bypassrls password 'test'`)
  await superuser.unsafe(`create database ${templateName} owner postgres`)
  await superuser.end()

  const owner = postgres(ownerUrl(serverUrl, templateName), { max: 1, onnotice: () => undefined })
  await migrate(
    {
      ...sessionOn(owner),
      transaction: async (work) => void (await owner.begin((sql) => work(sessionOn(sql)))),
    },
    fileURLToPath(new URL('../supabase', import.meta.url)),
  )
  await owner.end()

  const tester = postgres(`${serverUrl}/${templateName}`, { max: 1, onnotice: () => undefined })
  await tester.unsafe(await readFile(new URL('./reset.sql', import.meta.url), 'utf8'))
  await tester.end()
}

const sessionOn = (sql: ISql) => ({
  query: async (text: string, parameters: readonly unknown[] = []) =>
    sql.unsafe(text, parameters.map(String)),
  script: async (text: string) => void (await sql.unsafe(text).simple()),
})

/** The address of a database as its owner. */
export function ownerUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  return `postgres://postgres:test@${url.host}/${database}`
}
