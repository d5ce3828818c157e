/* `npm run deploy:prepare`: writes everything that a hosted installation takes into one folder. Works with nothing installed. */

import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { runUnderNode } from './start/run-under-node.mjs'

process.chdir(root)
await installIfStale()
runUnderNode(['--conditions=@dustforce/source', 'scripts/deploy/prepare-main.ts', ...process.argv.slice(2)])
