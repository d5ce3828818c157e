import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { give, giveAll, type RunAs } from './server-user.ts'

const run = promisify(execFile)

/** The options that a new cluster is made with. */
export interface ClusterOptions {
  /** The name of its superuser. */
  readonly superuser: string
  readonly password: string
  /** False for data of a test: `initdb` then does not wait for the disk, and the socket asks for no password. */
  readonly durable: boolean
}

/** Makes a cluster in `directory`, which appears whole or not at all. */
export async function createCluster(
  initdb: string,
  directory: string,
  { superuser, password, durable }: ClusterOptions,
  as: RunAs,
): Promise<void> {
  const unfinished = `${directory}.unfinished`
  const passwordFile = `${directory}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await Promise.all([give(unfinished, as), give(passwordFile, as)])
  const options = ['--auth=scram-sha-256', `--username=${superuser}`, '--encoding=UTF8', '--locale=C']
  if (!durable) options.push('--no-sync', '--auth-local=trust')
  await run(initdb, ['-D', unfinished, `--pwfile=${passwordFile}`, ...options], as)
  await rm(passwordFile)
  await rename(unfinished, directory)
}

/** Copies the cluster of a server that has stopped to `directory`, where it appears whole or not at all. */
export async function copyCluster(template: string, directory: string, as: RunAs): Promise<void> {
  const unfinished = `${directory}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  // The asynchronous copy takes eight times the processor time for the many small files.
  cpSync(template, unfinished, { recursive: true })
  // PostgreSQL takes no directory that others may read.
  await chmod(unfinished, 0o700)
  await giveAll(unfinished, as)
  await rename(unfinished, directory)
}
