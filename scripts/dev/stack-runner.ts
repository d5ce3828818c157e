import { basename } from 'node:path'
import type { Stack, StackOptions } from '../../packages/local-stack/src/index.ts'
import { openServerCode } from './server-code.ts'
import type { StackPlace } from './stack-place.ts'

/** Several files are often saved as one. */
const quietMs = 30

export interface StackRunner {
  readonly close: () => Promise<void>
}

export interface StackRunnerOptions {
  readonly stack: StackOptions
  readonly place: StackPlace
  readonly say: (line: string) => void
  /** Receives what is wrong with the code or with a restart. */
  readonly complain: (error: unknown) => void
}

/**
 * Runs the stack from its sources and restarts it, with its data, when one of them changes. Code that cannot be loaded leaves the running
 * stack as it is.
 *
 * Throws when the first start fails.
 */
export async function runStack(options: StackRunnerOptions): Promise<StackRunner> {
  const { stack: stackOptions, place, say, complain } = options
  let stack: Stack | null = null
  let working: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const changed = new Set<string>()

  const start = async () => {
    const { startStack } = await code.load()
    await stack?.close()
    stack = null
    stack = await startStack({ ...stackOptions, openServer: place.openServer })
    place.opened()
  }
  const restart = async () => {
    const names = [...changed].map((file) => basename(file)).join(', ')
    changed.clear()
    const started = performance.now()
    try {
      await start()
      say(`  ${names}: the server restarted in ${Math.round(performance.now() - started)} ms`)
    } catch (error) {
      if (stack === null) place.failed('The server could not be started. The terminal says why.')
      complain(error)
    }
  }
  const code = await openServerCode((file) => {
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(restart)
    }, quietMs)
  })
  const close = async () => {
    clearTimeout(timer)
    await working
    await stack?.close()
    await code.close()
  }
  try {
    await start()
  } catch (error) {
    await code.close()
    throw error
  }
  return { close }
}
