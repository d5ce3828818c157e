import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { followProcessorTime } from './processor-time.mjs'

/** Tells to which command a process belongs. */
const commandVariable = 'DUSTFORCE_COMMAND'

/**
 * The outcome of a command: `code` is null when a signal or the time limit ended it, and `error` says why it could not be started or was stopped.
 *
 * `processorSeconds` is what it and all that it started used, null where the system does not tell.
 *
 * @typedef {{ code: number | null, error: string | null, output: string, ms: number, processorSeconds: number | null }} CommandResult
 */

/**
 * Runs a command to its end and collects what it prints. What it started is ended with it, also when the time limit is met.
 *
 * @param {readonly string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string | undefined, limitMs: number }} options
 * @returns {Promise<CommandResult>}
 */
export function runCommand([program = '', ...args], { env = {}, cwd, limitMs }) {
  const started = performance.now()
  const id = randomUUID()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env, [commandVariable]: id },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that browsers and servers that the command started can be ended with it.
      detached: true,
    })
    const processorTime = followProcessorTime(child.pid, `${commandVariable}=${id}`)
    /** @type {string | null} */
    let error = null
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const endGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The whole group has ended already.
      }
    }
    const limit = setTimeout(() => {
      error = `stopped after ${Math.round(limitMs / 1000)} s`
      endGroup()
    }, limitMs)
    // An interrupt of the terminal reaches only this process, not the groups of the commands.
    const interrupted = () => {
      endGroup()
      process.exit(130)
    }
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
    /** @param {number | null} code @param {string | null} signal */
    const end = (code, signal) => {
      clearTimeout(limit)
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
      endGroup()
      error ??= signal === null ? null : `ended by ${signal}`
      resolve({
        code: error === null ? code : null,
        error,
        output,
        ms: performance.now() - started,
        processorSeconds: processorTime(),
      })
    }
    child.on('error', (failure) => {
      error = failure.message
      end(null, null)
    })
    child.on('exit', () => setTimeout(endGroup, 2_000).unref())
    child.on('close', end)
  })
}
