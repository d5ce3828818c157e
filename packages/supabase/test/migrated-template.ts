import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'

/** The name of the migrated database that test databases are copied from. */
export const templateName = 'dustforce_template'

const project = fileURLToPath(new URL('../supabase/', import.meta.url))

/** Makes the template: the platform's prelude, then every migration, as an owner without special rights, as hosted. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  const superuser = postgres(`${serverUrl}/postgres`, { max: 1, onnotice: () => undefined })
  await superuser.unsafe(`create role postgres login createrole createdb bypassrls password 'test'`)
  await superuser.unsafe(`create database ${templateName} owner postgres`)
  await superuser.end()

  const owner = postgres(ownerUrl(serverUrl, templateName), { max: 1, onnotice: () => undefined })
  await owner.file(`${project}platform.sql`)
  for (const file of await migrationFiles()) {
    await owner.begin((transaction) => transaction.file(file))
  }
  await owner.end()
}

/** The migrations' paths, in the order they are applied. */
async function migrationFiles(): Promise<ReadonlyArray<string>> {
  const names = await readdir(`${project}migrations`)
  return names.sort().map((name) => `${project}migrations/${name}`)
}

/** The address of a database as its owner. */
export function ownerUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  return `postgres://postgres:test@${url.host}/${database}`
}
