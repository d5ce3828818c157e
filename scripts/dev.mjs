/*
 * `npm run dev`: the whole system from its sources, with live reload, on one port. Works with Node 20 and nothing installed.
 */

import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { runUnderNode } from './start/run-under-node.mjs'

process.chdir(root)
await installIfStale()
// The sources import each other as sources: nothing has to be built. A loop without end in the server's code would keep it from ending by itself.
runUnderNode(
  ['--liftoff-only', '--conditions=@dustforce/source', 'scripts/dev/main.ts', ...process.argv.slice(2)],
  5_000,
)
