/* `npm run deploy:check`: asks a running deployment whether everything is there, and prints what is missing. */

import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { runUnderNode } from './start/run-under-node.mjs'

process.chdir(root)
await installIfStale()
runUnderNode(['--conditions=@dustforce/source', 'scripts/deploy/check-main.ts', ...process.argv.slice(2)])
