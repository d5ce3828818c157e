import { join } from 'node:path'
import { runUnderNode } from './run-under-node.mjs'

const server = join('packages', 'local-stack', 'dist', 'main.js')

// The database is a large WebAssembly module: optimising it takes 500 MB for a while and wins nothing in such short
// programs. The other two make the collector of garbage diligent: 300 MB in place of 530 MB after a thousand quotes.
const flags = ['--liftoff-only', '--max-semi-space-size=4', '--max-old-space-size=384']

/**
 * Runs the built server until it ends.
 *
 * @param {readonly string[]} args
 */
export function runServer(args) {
  return runUnderNode([...flags, server, ...args])
}
