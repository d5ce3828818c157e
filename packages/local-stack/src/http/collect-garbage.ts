import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/**
 * Frees the copies of a large body at once. V8 judges by its own heap, where a body of megabytes is a few bytes that point elsewhere, so it would
 * let hundreds of megabytes pile up.
 */
export function collectGarbage(): void {
  if (typeof collect === 'function') collect()
}
