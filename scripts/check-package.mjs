/** The quick part of `npm run check:release` for the published packages; not again while nothing of them has changed since it passed. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fingerprint } from './start/build.mjs'
import { targets } from './start/targets.mjs'
import { passesAs } from './test/unless-passed.mjs'

const published = targets.filter(({ name }) => name === 'library' || name === 'cli')
// All scripts, since packing and checking call many of them, and the files at the root that a build reads.
const directories = [...published.flatMap(({ from }) => from), 'docs/examples', 'scripts']
const files = ['package.json', 'tsconfig.base.json'].map((file) => readFileSync(file, 'utf8'))
const print = [process.version, fingerprint([...new Set(directories)]), ...files].join('\n')

process.exitCode = passesAs('.cache/checked-package', print, () => {
  const steps = ['size', 'publint', 'attw', 'examples']
  const { status } = spawnSync(process.execPath, ['scripts/check-release.mjs', ...steps], {
    stdio: 'inherit',
  })
  return status === 0
})
  ? 0
  : 1
