/** `npm run admin:create`, `npm run seed:many`: runs a command of the local stack on this installation's data. */
import { spawnSync } from 'node:child_process'
import { buildIfStale } from './start/build.mjs'
import { installIfStale } from './start/install.mjs'
import { node } from './start/node.mjs'
import { root } from './start/root.mjs'

const [command, ...args] = process.argv.slice(2)
process.chdir(root)
await installIfStale()
await buildIfStale()
const { status } = spawnSync(node, [`packages/local-stack/dist/${command}.js`, ...args], { stdio: 'inherit' })
process.exitCode = status ?? 1
