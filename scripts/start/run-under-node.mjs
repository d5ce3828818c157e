import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node } from './node.mjs'
import { root } from './root.mjs'

/** @param {number | null} pid */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}

/** The processes between npm and this one: npm runs scripts in a shell, which may outlive it. */
const line = () => [process.ppid, parentOf(process.ppid)].join()

/**
 * Runs a program under the Node that the repository brings until it ends, and ends as it did. The program learns when this process is gone:
 * it must not keep the port when `npm start` was killed.
 *
 * @param {readonly string[]} args Node's options, the program and its arguments
 * @param {number} [patienceMs] a program that runs this long after it was asked to end is killed
 */
export function runUnderNode(args, patienceMs) {
  // Compiled once for every start: a third of what the server takes to load.
  const { NODE_COMPILE_CACHE = join(root, '.cache', 'node-compile-cache') } = process.env
  const env = { ...process.env, NODE_COMPILE_CACHE }
  const child = spawn(node, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.kill(signal)
    if (patienceMs !== undefined) setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => end(signal))
  if (process.env.npm_lifecycle_event !== undefined) {
    const before = line()
    setInterval(() => {
      if (line() !== before) end('SIGTERM')
    }, 500).unref()
  }
  child.on('error', (error) => {
    console.error(`${node} cannot be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))
}
