import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node } from './node.mjs'

const server = join('packages', 'local-stack', 'dist', 'main.js')

// The database is a large WebAssembly module: optimising it takes 500 MB for a while and wins nothing in such short
// programs. The other two make the collector of garbage diligent: 300 MB in place of 530 MB after a thousand quotes.
const flags = ['--liftoff-only', '--max-semi-space-size=4', '--max-old-space-size=384']

const parentOf = (/** @type {number | null} */ pid) => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}

/** The processes between npm and this one: npm runs scripts in a shell, which may outlive it. */
const line = () => [process.ppid, parentOf(process.ppid)].join()

/**
 * Runs the server until it ends, and ends as it did. The server is told when this process is gone: it must not keep the
 * port when `npm start` was killed.
 *
 * @param {readonly string[]} args
 */
export const runServer = (args) => {
  const child = spawn(node, [...flags, server, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  if (process.env.npm_lifecycle_event === 'start') {
    const before = line()
    setInterval(() => {
      if (line() !== before) child.kill('SIGTERM')
    }, 500).unref()
  }
  child.on('error', (error) => {
    console.error(`The server cannot be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))
}
