import type { ErrorReports } from '@dustforce/workflows'
import type { FellowServers } from '../database/fellow-servers.ts'
import { repeat } from '../jobs/repeat.ts'
import type { Functions } from '../runtime/functions.ts'
import type { Closing } from './closing.ts'

/** The time that the start waits for the first run of the jobs. */
const firstRunMs = 5_000

const patience = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

/** The parts of a server that work by themselves. */
export interface BackgroundParts {
  readonly functions: Functions
  readonly fellows: FellowServers
  /** Sends the events of this server's own stand-ins. */
  readonly sendEvents: () => Promise<void>
  readonly reports: ErrorReports | null
  readonly onError: (error: unknown) => void
}

/**
 * Begins the work that nobody asks for. Of several servers of a database one does the jobs, as long as it leads; each sends its own events. Resolves when
 * the jobs have run once, which health includes, unless a service that they call keeps them waiting.
 */
export async function startBackground(
  { functions, fellows, sendEvents, reports, onError }: BackgroundParts,
  closing: Closing,
): Promise<void> {
  const led = (work: (signal: AbortSignal) => Promise<unknown>) => async (stopped: AbortSignal) => {
    const lead = await fellows.leads()
    if (lead === null) return
    const signal = AbortSignal.any([lead, stopped])
    await work(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
  const first = led(functions.runJobs)(new AbortController().signal)
  await Promise.race([first.catch(onError), patience(firstRunMs)])
  closing.add(repeat(sendEvents, 500, onError))
  closing.add(repeat(led(functions.flushOutbox), 2_000, onError))
  closing.add(repeat(led(functions.runJobs), 30_000, onError))
  if (reports !== null) closing.add(repeat(reports.flush, 5_000, onError))
}
