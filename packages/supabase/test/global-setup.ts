import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '@dustforce/postgres-server'
import type { TestProject } from 'vitest/node'
import { makeTemplate } from './migrated-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…` of the test server's superuser, without a database. */
    readonly postgresUrl: string
  }
}

/** Starts one PostgreSQL for all database tests and migrates the template that each test file's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'dustforce-postgres-'))
  const server = await startPostgresServer(join(directory, 'data'), {
    // As hosted: the superuser is somebody else, and the role that owns the tables is an ordinary one.
    superuser: 'supabase_admin',
    password: 'test',
    maxConnections: 300,
    durable: false,
  })
  // An interrupted run exits without tearing down.
  const abandon = () => {
    server.kill()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
  process.once('exit', abandon)
  await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    process.off('exit', abandon)
    await rm(directory, { recursive: true, force: true })
  }
}
