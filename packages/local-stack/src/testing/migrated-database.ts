import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres-database.ts'

/** Makes a database on the server of the database tests, which is migrated already; `drop` takes it away. */
export async function makeMigratedDatabase() {
  const server = postgres(`${inject('postgresUrl')}/postgres`, { max: 1, onnotice: () => undefined })
  const name = `stack_${randomUUID().replaceAll('-', '')}`
  await server.unsafe(`create database ${name} template dustforce_template strategy file_copy`)
  return {
    url: `${inject('postgresUrl')}/${name}`,
    drop: async () => {
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}

/**
 * A database for a test of what a stack does over many days, whose many statements take PostgreSQL less processor time than PGlite. It goes when it closes. Its
 * clock is a row, so that connections stay when it is set.
 */
export async function takeMigratedDatabase(): Promise<Database> {
  const { url, drop } = await makeMigratedDatabase()
  const database = await openPostgres(url)
  return {
    ...database,
    setClock: async (instant) => {
      const value = instant === null ? null : new Date(instant).toISOString()
      await database.query(`select testing.fix_clock($1)`, [value])
    },
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
