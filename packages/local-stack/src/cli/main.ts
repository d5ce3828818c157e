import { StartError } from '../start/start-error.ts'
import { type Stack, startStack } from '../start/start-stack.ts'
import { readOptions } from './environment.ts'

/* `npm start` after the build: starts the stack from the environment and stops it on Ctrl-C. */

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

const announce = ({ url, admin }: Stack): void => {
  say('')
  say('  Dust Force is running. Ctrl-C stops it.')
  say('')
  say(`  Site         ${url}`)
  say(`  Command Hub  ${url}/admin`)
  say(`               ${admin.email}`)
  say(`               ${admin.password}`)
  say(`  Mailbox      ${url}/mailbox`)
  say('')
}

const stopOnSignals = (stack: Promise<Stack>): void => {
  let stoppingSince: number | null = null
  const stop = async (): Promise<void> => {
    if (stoppingSince !== null) {
      // One Ctrl-C arrives several times, from the terminal and from npm. A later one means it.
      if (Date.now() - stoppingSince > 2000) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    try {
      await (await stack).close()
      process.exit(0)
    } catch (error) {
      complain(String(error))
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // Whoever started this process is gone.
  process.on('disconnect', () => void stop())
  process.channel?.unref()
}

const fail = (error: unknown): never => {
  if (error instanceof StartError) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
}

process.on('unhandledRejection', (reason) => complain(`Unhandled: ${String(reason)}`))

try {
  const options = readOptions(process.env, process.argv.slice(2), process.cwd())
  const stack = startStack({ ...options, onError: (error) => complain(String(error)) })
  stopOnSignals(stack)
  announce(await stack)
} catch (error) {
  fail(error)
}
