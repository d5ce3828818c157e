/** `npm run admin:create -- somebody@example.com`: an account for the Command Hub of this installation. */
import { spawnSync } from 'node:child_process'
import { buildIfStale } from './start/build.mjs'
import { installIfStale } from './start/install.mjs'
import { node } from './start/node.mjs'
import { root } from './start/root.mjs'

process.chdir(root)
await installIfStale()
await buildIfStale()
const { status } = spawnSync(node, ['packages/local-stack/dist/create-admin.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
