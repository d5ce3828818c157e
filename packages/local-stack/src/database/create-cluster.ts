import { appendFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

// One person's data: PostgreSQL's defaults would keep 128 MB of memory and 80 MB of log for it.
const settings = `
shared_buffers = 16MB
min_wal_size = 32MB
max_wal_size = 64MB
`

/**
 * Makes a new PGlite cluster in `directory`, which appears whole or not at all.
 *
 * Meant to run as a process of its own: making a cluster takes some 350 MB that a process never gives back.
 */
export async function createCluster(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  const cluster = new PGlite(unfinished)
  await cluster.waitReady
  await cluster.close()
  await appendFile(join(unfinished, 'postgresql.conf'), settings)
  await rename(unfinished, directory)
}

const [, script, directory] = process.argv
if (script !== undefined && directory !== undefined && import.meta.url === pathToFileURL(script).href) {
  await createCluster(directory)
}
