/** `npm run build`: every build output, so far as it is older than its sources. `npm run build -- server site` builds the named ones only. */
import { buildIfStale } from './start/build.mjs'
import { root } from './start/root.mjs'
import { targets } from './start/targets.mjs'

process.chdir(root)
const named = process.argv.slice(2)
try {
  await buildIfStale(named.length > 0 ? named : targets.map(({ name }) => name))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
