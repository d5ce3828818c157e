import { writeSync } from 'node:fs'
import { startThrowawayServer } from '@dustforce/postgres-server'
import type { TestProject } from 'vitest/node'
import { keptTemplate, testServer } from './kept-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…` of the test server's superuser, without a database. */
    readonly postgresUrl: string
    /** The way of a connection there without the network; nothing where the server has no socket in the file system. */
    readonly postgresSocket: { readonly path?: string }
  }
}

/** Starts one PostgreSQL for all database tests, with the migrated template that each test file's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayServer({
    ...testServer,
    maxConnections: 300,
    hasSocket: true,
    template: await keptTemplate(),
  })
  // Without this, every test would wait for a database that has died.
  const watch = setInterval(() => {
    if (server.isRunning()) return
    // Past Vitest, which keeps what is written to its streams until it ends by itself.
    writeSync(2, 'The PostgreSQL of the database tests has ended: the run is given up.\n')
    process.exit(1)
  }, 1_000)
  project.provide('postgresUrl', server.url)
  project.provide('postgresSocket', server.socket === null ? {} : { path: server.socket })
  return async () => {
    clearInterval(watch)
    await server.stop()
  }
}
