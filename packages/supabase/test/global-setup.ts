import { rmSync, writeSync } from 'node:fs'
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
    if (server.isRunning()) server.kill()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
  process.once('exit', abandon)
  // Without this, every test would wait for a database that has died.
  const watch = setInterval(() => {
    if (server.isRunning()) return
    // Past Vitest, which keeps what is written to its streams until it ends by itself.
    writeSync(2, 'The PostgreSQL of the database tests has ended: the run is given up.\n')
    process.exit(1)
  }, 1_000)
  await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return async () => {
    clearInterval(watch)
    await server.stop()
    process.off('exit', abandon)
    await rm(directory, { recursive: true, force: true })
  }
}
