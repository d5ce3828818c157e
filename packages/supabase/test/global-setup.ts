import type { TestProject } from 'vitest/node'
import { makeTemplate } from './migrated-template.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…` of the test server's superuser, without a database. */
    readonly postgresUrl: string
  }
}

/** Starts one PostgreSQL for all database tests and migrates the template that each test's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return server.stop
}
