/* `npm run bench:scale`: makes a database of a million bookings and prints what every list, search, figure and job costs there. */

import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { runUnderNode } from './start/run-under-node.mjs'

process.chdir(root)
await installIfStale()
runUnderNode(['--conditions=@dustforce/source', 'packages/supabase/scale/main.ts', ...process.argv.slice(2)])
