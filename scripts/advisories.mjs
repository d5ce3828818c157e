/**
 * `npm run advisories`: known security advisories of the packages that are shipped. Ends with 1 for one of high severity or worse. Without the registry
 * it says so and ends with 0; with `--strict`, as in CI, with 1.
 */
import { spawnSync } from 'node:child_process'
import { exitCodeOf, judge } from './advisories/judge.mjs'
import { root } from './start/root.mjs'

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
  {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  },
)
const { state, lines } = judge(stdout ?? '')
const words = {
  clean: 'No advisory of high severity or worse is known.',
  found: 'Known advisories:',
  unknown: 'Advisories could not be looked up. Try again with a connection to the registry:',
}
console.log([words[state], ...lines].join('\n'))
process.exitCode = exitCodeOf(state, process.argv.includes('--strict'))
