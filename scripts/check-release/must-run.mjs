import { runCommand } from '../test/run-command.mjs'

/** Far beyond what a command of the check takes on a busy machine. */
const limitMs = 30 * 60_000

/**
 * Runs a command and returns what it printed.
 *
 * @param {readonly string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>}
 * @throws {Error} with the command and its output unless it exits with 0
 */
export async function mustRun(command, options) {
  const { code, error, output } = await runCommand(command, { ...options, limitMs })
  if (code === 0) return output
  throw new Error(`${command.join(' ')}\n${output.trim()}\n${error ?? `exit code ${code}`}`)
}
