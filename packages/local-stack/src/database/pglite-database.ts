import { execFile } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { connectToPglite, inTransaction, type Session } from '@dustforce/supabase/local'
import { clusterScript } from '../paths.ts'
import type { Database } from './database.ts'
import { makeTurnstile } from './turnstile.ts'

function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.unfinished-${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  // A cluster is hundreds of small files: copied one promise at a time, they take many times the processor time.
  cpSync(from, unfinished, { recursive: true })
  renameSync(unfinished, to)
}

async function makeCluster(directory: string, template: string | undefined): Promise<void> {
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
export async function openPglite(directory: string, template?: string): Promise<Database> {
  if (!existsSync(directory)) await makeCluster(directory, template)
  const connection = await connectToPglite(directory)
  const { driver } = connection
  await driver.exec(`set timezone to 'UTC'`)
  const exclusively = makeTurnstile()
  const session: Session = {
    query: async (text, parameters = []) => (await driver.query(text, [...parameters])).rows,
    script: async (text) => void (await driver.exec(text)),
  }

  return {
    kind: 'pglite',
    connection,
    exclusively,
    query: (text, parameters) => exclusively(() => session.query(text, parameters)),
    script: (text) => exclusively(() => session.script(text)),
    transaction: (work) => exclusively(() => inTransaction(session, work)),
    listen: (channel, onMessage) => exclusively(async () => void (await driver.listen(channel, onMessage))),
    setClock: (instant) =>
      exclusively(async () => {
        const value = instant === null ? '' : new Date(instant).toISOString()
        await session.query(`select set_config('dustforce.now', $1, false)`, [value])
      }),
    close: () => exclusively(() => connection.close()),
  }
}
