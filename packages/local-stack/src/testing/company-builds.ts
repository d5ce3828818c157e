import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')

/** Builds the site of a company, and its Command Hub if it is asked for, into folders that are gone after the test. */
export async function buildsOf(company: string, apps: readonly ('site' | 'admin')[]) {
  const out = mkdtempSync(join(tmpdir(), 'company-builds-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const [siteBuild, adminBuild] = [join(out, 'site'), join(out, 'admin')]
  const targets = { site: [siteBuild], admin: ['--outDir', adminBuild, '--emptyOutDir'] }
  for (const app of apps)
    await promisify(execFile)(
      'npm',
      ['run', 'build', '--silent', '-w', `apps/${app}`, '--', ...targets[app]],
      {
        ...{ cwd: root, env: { ...process.env, COMPANY: company } },
      },
    )
  return { siteBuild, adminBuild }
}
