import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start/start-error.ts'
import { type Binaries, findBinaries, type RunAs, userForPostgres } from './postgres-binaries.ts'

const run = promisify(execFile)

/** A PostgreSQL server of this stack's own. */
export interface EmbeddedServer {
  /** The `postgres://` address of its database. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

const own = async (path: string, { uid, gid }: RunAs): Promise<void> => {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** Makes a cluster, which appears whole or not at all. */
const initialise = async (initdb: string, directory: string, password: string, as: RunAs): Promise<void> => {
  const unfinished = `${directory}.unfinished`
  const passwordFile = `${directory}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await Promise.all([own(unfinished, as), own(passwordFile, as)])
  const options = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--locale=C']
  await run(initdb, ['-D', unfinished, `--pwfile=${passwordFile}`, ...options], as)
  await rm(passwordFile)
  await rename(unfinished, directory)
}

const stop = async ({ pg_ctl }: Binaries, directory: string, as: RunAs): Promise<void> => {
  await run(pg_ctl, ['stop', '-D', directory, '-m', 'fast', '-w', '-t', '30'], as)
}

/** Stops a server that a killed process left behind. */
const stopLeftOver = async (binaries: Binaries, directory: string, as: RunAs): Promise<void> => {
  if (existsSync(join(directory, 'postmaster.pid')))
    await stop(binaries, directory, as).catch(() => undefined)
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

/** What the server or the program that starts it said last. */
const reasonOf = async (error: unknown, log: string): Promise<string> => {
  const said = lastLine(await readFile(log, 'utf8').catch(() => ''))
  if (said !== '') return said
  if (error instanceof Error && 'stderr' in error) return lastLine(String(error.stderr))
  return String(error)
}

/** Another user's server must get through our directory to its own. */
const letThrough = async (directory: string, { uid }: RunAs): Promise<void> => {
  if (uid !== undefined) await chmod(dirname(directory), 0o711)
}

/**
 * Starts the PostgreSQL server from npm on the cluster in `directory`, made at the first start, for this machine only.
 *
 * Throws a StartError when it does not start.
 */
export const startEmbeddedPostgres = async (directory: string, password: string): Promise<EmbeddedServer> => {
  const [binaries, as] = await Promise.all([findBinaries(), userForPostgres()])
  const log = `${directory}.log`
  try {
    await letThrough(directory, as)
    if (existsSync(directory)) await stopLeftOver(binaries, directory, as)
    else await initialise(binaries.initdb, directory, password, as)
    const port = await freePort()
    await writeFile(log, '')
    await own(log, as)
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`
    await run(binaries.pg_ctl, ['start', '-D', directory, '-l', log, '-w', '-t', '30', '-o', settings], as)
    return {
      url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
      stop: () => stop(binaries, directory, as),
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`PostgreSQL does not start in ${directory}: ${await reasonOf(error, log)}`, {
      cause: error,
    })
  }
}
