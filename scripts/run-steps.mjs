import { spawn } from 'node:child_process'

/** How a step ended: its name, whether it passed, its output and how long it took in milliseconds. */
/** @typedef {{ name: string, ok: boolean, output: string, ms: number }} StepResult */

/**
 * Runs a command and collects what it prints.
 *
 * @param {string} name what the step is called in the summary
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<StepResult>}
 */
export function runStep(name, command, env = {}) {
  const started = performance.now()
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const end = (/** @type {boolean} */ ok) => resolve({ name, ok, output, ms: performance.now() - started })
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
