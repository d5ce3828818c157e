import { StartError } from '../start/start-error.ts'

/** Runs a command of the terminal; why it failed is said in one line. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
