import { StartError } from '../start/start-error.ts'
import { startStack } from '../start/start-stack.ts'
import { announcement } from './announcement.ts'
import { readCommandLine } from './command-line.ts'
import { endOnDefect } from './end-on-defect.ts'
import { readOptions } from './environment.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/* `npm start` after the build: starts the stack from the environment and stops it on Ctrl-C. */

const complain = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)

function fail(error: unknown): never {
  if (error instanceof StartError) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : error)
  process.exit(1)
}

try {
  const options = readOptions(process.env, readCommandLine(process.argv.slice(2)), process.cwd())
  // A person sees what goes wrong; a program that collects the log gets every request too.
  const { logFormat = process.stdout.isTTY ? 'text' : 'json' } = options
  const starting = startStack({
    ...options,
    logFormat,
    onError: complain,
    ...(logFormat === 'json' && { onRequest: (line) => void process.stdout.write(`${line}\n`) }),
  })
  const close = async () => (await starting).close()
  stopOnSignals(close, complain)
  endOnDefect(process, { close, complain, exit: process.exit })
  const { url, admin, isBeside, differences } = await starting
  process.stdout.write(
    announcement({
      title: `${options.business.company.name} is running. Ctrl-C stops it.`,
      url,
      admin: options.admin === null ? null : admin,
      isDemo: options.seed === true,
      isBeside,
      differences,
      hasMailbox: options.resendApiKey === undefined,
      ...(options.stripe === undefined ? {} : { stripeKey: options.stripe.secretKey }),
    }),
  )
} catch (error) {
  fail(error)
}
