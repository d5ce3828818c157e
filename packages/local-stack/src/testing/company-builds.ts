import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../../..')

/** Builds the site of a company, and its Command Hub if it is asked for, when their sources changed since the last build for it. */
export async function buildsOf(company: string, apps: readonly ('site' | 'hub')[]) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/company/build-apps.mjs', company, ...apps],
    { cwd: root },
  )
  const folder = stdout.trim()
  return { siteBuild: join(folder, 'site'), adminBuild: join(folder, 'admin') }
}
