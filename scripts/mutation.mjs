/**
 * `npm run mutation`, `npm run mutation -- stripe email`, `npm run mutation -- core/quote core/money`: breaks the code of each named package
 * or app (of every one that has a Stryker configuration unless any is named), or of one folder of its `src`, in one small way after another,
 * and fails when its tests notice too few of the faults. What a folder's run found is kept in the package's `.cache/mutation`: the next one
 * tries only what has changed. A folder of the core is tried by the tests beside it, those of the words and of mistakes. Stryker's options follow: `npm run mutation -- core --mutate 'src/promo/*.ts'`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './start/root.mjs'

const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('-'))
const named = firstOption === -1 ? args : args.slice(0, firstOption)
const options = firstOption === -1 ? [] : args.slice(firstOption)

const folders = new Map(
  globSync('{packages,apps}/*/stryker.config.{json,mjs}', { cwd: root })
    .map((file) => dirname(file))
    .map((folder) => [basename(folder), folder]),
)
const runs = (named.length > 0 ? named : [...folders.keys()]).map((name) => {
  const [workspace = '', group] = name.split('/')
  const folder = folders.get(workspace)
  const isThere = folder !== undefined && existsSync(join(root, folder, 'src', group ?? ''))
  return { name, cwd: isThere ? join(root, folder) : '', group }
})
const unknown = runs.filter(({ cwd }) => cwd === '').map(({ name }) => name)
if (unknown.length > 0) {
  console.error(
    `No mutation testing for ${unknown.join(', ')}. There is: ${[...folders.keys()].join(', ')}, or a folder: core/quote`,
  )
  process.exit(2)
}

for (const { name, cwd, group } of runs) {
  console.log(`\n${name}`)
  const { status } = spawnSync('stryker', ['run', ...ofGroup(cwd, group), ...options], {
    cwd,
    stdio: 'inherit',
    // Stryker works on a copy of the package, from which the rest of the repository has no relative path.
    env: { ...process.env, MUTATED_FOLDER: group ?? '**', REPOSITORY: root },
  })
  if (status !== 0) process.exitCode = status ?? 1
}

/**
 * Stryker's options for one folder of `src`, whose results are kept.
 *
 * @param {string} cwd
 * @param {string | undefined} group
 */
function ofGroup(cwd, group) {
  if (group === undefined) return []
  mkdirSync(join(cwd, '.cache/mutation'), { recursive: true })
  const files = `src/${group}/**/*`
  const mutate = [`${files}.ts`, `${files}.tsx`, `!${files}.test.ts`, `!${files}.test.tsx`].join()
  return ['--mutate', mutate, '--incremental', '--incrementalFile', `.cache/mutation/${group}.json`]
}
