/** `npm run build`: every build output, so far as it is older than its sources. */
import { buildIfStale } from './start/build.mjs'

await buildIfStale()
