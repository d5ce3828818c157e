/**
 * `npm run mutation`, `npm run mutation -- stripe email`, `npm run mutation -- core --mutate 'src/promo/*.ts'`: breaks the code of each named
 * package or app (of every one that has a Stryker configuration unless any is named) in one small way after another and fails when its tests notice
 * too few of the faults.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
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
const unknown = named.filter((name) => !folders.has(name))
if (unknown.length > 0) {
  console.error(`No mutation testing for ${unknown.join(', ')}. There is: ${[...folders.keys()].join(', ')}`)
  process.exit(2)
}

for (const [name, folder] of folders) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n${name}`)
  const { status } = spawnSync('stryker', ['run', ...options], {
    cwd: join(root, folder),
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = status ?? 1
}
