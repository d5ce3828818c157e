import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { clusterScript } from '../paths.ts'
import type { Database, Query } from './database.ts'
import { keepGrants } from './grants-kept.ts'
import { instantType, numericType, readInstant, readNumeric } from './rest-values.ts'
import { makeTurnstile } from './turnstile.ts'

const copyWhole = async (from: string, to: string): Promise<void> => {
  const unfinished = `${to}.unfinished-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true })
  await rename(unfinished, to)
}

const makeCluster = async (directory: string, template: string | undefined): Promise<void> => {
  if (template !== undefined) return copyWhole(template, directory)
  await promisify(execFile)(process.execPath, [clusterScript, directory])
}

/**
 * Opens (or first makes) the PGlite cluster in `directory`, optionally as a copy of the cluster `template`.
 *
 * PGlite has one connection, and the REST service opens transactions on it without waiting for the open one to end:
 * two requests at once would share one transaction and one role. `exclusively` is therefore taken for each request
 * and each statement.
 */
export const openPglite = async (directory: string, template?: string): Promise<Database> => {
  if (!existsSync(directory)) await makeCluster(directory, template)
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { parsers: { [numericType]: readNumeric, [instantType]: readInstant } },
  })
  keepGrants(connection)
  const { driver } = connection
  await driver.waitReady
  await driver.exec(`set timezone to 'UTC'`)
  const exclusively = makeTurnstile()
  const query: Query = async (text, parameters = []) => (await driver.query(text, [...parameters])).rows
  const script = async (text: string) => void (await driver.exec(text))

  return {
    kind: 'pglite',
    connection,
    exclusively,
    query: (text, parameters) => exclusively(() => query(text, parameters)),
    script: (text) => exclusively(() => script(text)),
    transaction: (work) =>
      exclusively(async () => {
        await driver.exec('begin')
        try {
          const result = await work({ query, script })
          await driver.exec('commit')
          return result
        } catch (error) {
          await driver.exec('rollback')
          throw error
        }
      }),
    listen: (channel, onMessage) => exclusively(async () => void (await driver.listen(channel, onMessage))),
    setClock: (instant) =>
      exclusively(async () => {
        const value = instant === null ? '' : new Date(instant).toISOString()
        await query(`select set_config('dustforce.now', $1, false)`, [value])
      }),
    close: () => exclusively(() => connection.close()),
  }
}
