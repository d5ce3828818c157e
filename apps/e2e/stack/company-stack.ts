import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { admin } from './running-stack.ts'
import { addressOf } from './spawn-stack.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Makes a tree with the built server, and the site and the Command Hub built for a company, unless they are there: `npm start -- --company` has one tree,
 * which the other walks use.
 */
async function treeFor(company: string, tree: string): Promise<void> {
  const builds = { site: join(tree, 'apps/site/dist'), admin: join(tree, 'apps/admin/dist') }
  const targets = { site: [builds.site], admin: ['--outDir', builds.admin, '--emptyOutDir'] }
  for (const app of ['site', 'admin'] as const)
    if (!existsSync(builds[app]))
      await promisify(execFile)(
        'npm',
        ['run', 'build', '--silent', '-w', `apps/${app}`, '--', ...targets[app]],
        { cwd: root, env: { ...process.env, COMPANY: company }, maxBuffer: 16 * 1024 * 1024 },
      )
  mkdirSync(join(tree, 'packages/local-stack'), { recursive: true })
  cpSync(join(root, 'packages/local-stack/dist'), join(tree, 'packages/local-stack/dist'), {
    recursive: true,
  })
  for (const part of ['node_modules', 'packages/supabase', 'packages/companies'])
    if (!existsSync(join(tree, part))) symlinkSync(join(root, part), join(tree, part))
}

/** Two builds and a start, on a machine that has other work. */
const limitMs = 170_000

/** An installation of a company's folder with nothing in it, built for it; its address and how to end it. */
export async function serveCompany(company: string) {
  const tree = await mkdtemp(join(tmpdir(), 'company-'))
  await treeFor(company, tree)
  const server = join(tree, 'packages/local-stack/dist/main.js')
  const child = spawn(process.execPath, ['--liftoff-only', server, '--company', company], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: '0', TRUST_PROXY: '1', DEMO_DATA: 'none', DATA_DIR: join(tree, 'data') },
      ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    },
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await rm(tree, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(child, limitMs), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
