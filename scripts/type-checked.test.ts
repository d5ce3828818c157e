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

/** Asks for the settings of each project. By one shell: a copy of this process, which a program begins as, costs as much as the compiler. */
const settings = 'for project; do "$0" --project "$project" --showConfig || exit; echo; done'

/** The files of projects of `tsc -b`, from the root. */
async function filesOf(projects: readonly string[]): Promise<string[]> {
  const paths = projects.map((project) =>
    join(root, project.endsWith('.json') ? project : `${project}/tsconfig.json`),
  )
  const { stdout } = await run('sh', ['-c', settings, tsc, ...paths], { cwd: root, maxBuffer: Infinity })
  const printed = stdout.split(/^(?=\{)/m)
  expect(printed).toHaveLength(paths.length)
  return paths.flatMap((path, index) => {
    const { files = [] }: { files?: string[] } = JSON.parse(printed[index] ?? '')
    return files.map((name) => relative(root, join(dirname(path), name)))
  })
}

it('every script of the repository is type-checked', async () => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  )
  const checked = new Set(await filesOf(references.map(({ path }) => path)))
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
