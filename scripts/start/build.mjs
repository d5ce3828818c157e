import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** What is built, from which workspaces, and the file that shows it is there. */
const targets = [
  {
    name: 'server',
    workspace: 'packages/local-stack',
    from: ['core', 'ports', 'workflows', 'supabase', 'stripe', 'email', 'postgres-server', 'local-stack'].map(
      (name) => `packages/${name}`,
    ),
    output: 'packages/local-stack/dist/main.js',
  },
  {
    name: 'site',
    workspace: 'apps/site',
    from: ['apps/site', 'packages/core', 'packages/ui', 'packages/supabase'],
    output: 'apps/site/dist/index.html',
  },
  {
    name: 'Command Hub',
    workspace: 'apps/admin',
    from: ['apps/admin', 'packages/core', 'packages/ui', 'packages/supabase'],
    output: 'apps/admin/dist/index.html',
  },
]

const skipped = new Set(['dist', 'node_modules', '.cache', 'e2e', 'test', 'testing'])
const isTest = (name) => /\.test\.tsx?$|\.tsbuildinfo$|\.md$/.test(name)

/** Every source file below a directory, in a fixed order. */
const sources = (directory) =>
  readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path)
      return isTest(entry.name) ? [] : [path]
    })

const fingerprint = (directories) => {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  for (const file of directories.flatMap(sources)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const stampOf = (target) => join('.cache', `built-${target.workspace.replace('/', '-')}`)

const isFresh = (target, print) =>
  existsSync(target.output) && existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === print

/** Builds what is missing or was made from other sources. */
export const buildIfStale = async () => {
  const stale = targets
    .map((target) => ({ target, print: fingerprint(target.from) }))
    .filter(({ target, print }) => !isFresh(target, print))
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ target }) => target.name).join(', ')} …`)
  mkdirSync('.cache', { recursive: true })
  await Promise.all(
    stale.map(async ({ target, print }) => {
      await run(`Building the ${target.name}`, 'npm', [
        'run',
        'build',
        '--silent',
        '--if-present',
        '--workspace',
        target.workspace,
      ])
      writeFileSync(stampOf(target), print)
    }),
  )
}
