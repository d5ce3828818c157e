import { StartError } from '../start/start-error.ts'
import { startStack } from '../start/start-stack.ts'
import { announcement } from './announcement.ts'
import { readOptions } from './environment.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/* `npm start` after the build: starts the stack from the environment and stops it on Ctrl-C. */

const complain = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)

const fail = (error: unknown): never => {
  if (error instanceof StartError) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : error)
  process.exit(1)
}

process.on('unhandledRejection', (reason) => complain(`Unhandled: ${String(reason)}`))

try {
  const options = readOptions(process.env, process.argv.slice(2), process.cwd())
  const starting = startStack({ ...options, onError: complain })
  stopOnSignals(async () => (await starting).close(), complain)
  const { url, admin } = await starting
  process.stdout.write(announcement('Dust Force is running. Ctrl-C stops it.', url, admin))
} catch (error) {
  fail(error)
}
