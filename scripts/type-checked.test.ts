import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from './start/root.mjs'

const run = promisify(execFile)
// The compiler itself: its script would start a Node for each project.
const { default: compiler }: { default: () => string } = await import(
  join(root, 'node_modules/typescript/lib/getExePath.js')
)
const tsc = compiler()

/** The files of a project of `tsc -b`, from the root. */
async function filesOf(project: string): Promise<string[]> {
  const file = join(root, project.endsWith('.json') ? project : `${project}/tsconfig.json`)
  const { stdout } = await run(tsc, ['--project', file, '--showConfig'], { cwd: root })
  const { files = [] }: { files?: string[] } = JSON.parse(stdout)
  return files.map((name) => relative(root, join(dirname(file), name)))
}

it('every script of the repository is type-checked', async () => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  )
  const checked = new Set((await Promise.all(references.map(({ path }) => filesOf(path)))).flat())
  const { stdout } = await run(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '--deduplicate',
      '*.ts',
      '*.tsx',
      '*.mts',
      '*.js',
      '*.mjs',
    ],
    { cwd: root },
  )
  const scripts = stdout.split('\n').filter(Boolean)
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((name) => !checked.has(name))).toEqual([])
})
