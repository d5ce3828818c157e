import { spawn } from 'node:child_process'

/**
 * Runs a command to its end. Its output is shown only when it fails, as part of the error.
 *
 * @param {string} what what it does, for the error
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export function run(what, command, args) {
  return new Promise((resolve, reject) => {
    // npm is a script on Windows, which only a shell can start.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell })
    /** @type {Buffer[]} */
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => reject(new Error(`${what} failed: ${error.message}`)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${Buffer.concat(output).toString('utf8').trim()}\n${what} failed.`))
    })
  })
}
