import type { Booking } from '@dustforce/supabase/admin'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../app/toasts.tsx'

/** The first words of the key of every span of days. */
export const betweenKey = ['bookings', 'between'] as const

/** The changes of one job: each waits for the one before, and builds on what that one saved. */
interface Turns {
  last: Promise<unknown>
  /** The number of changes that are not answered yet. */
  open: number
  /** The job as the server last answered it; what the board shows may be ahead of it, or behind. */
  known: Booking
}

/** One for each cache, as several parts of the screen change the same jobs. */
const turnsOfClient = new WeakMap<QueryClient, Map<string, Turns>>()

/** A change of a job on the board. */
export interface JobChange {
  /** The job as the board showed it when the change was made. */
  readonly seen: Booking
  /** As it is to be, shown at once. */
  readonly shown: Booking
  /** The title of what is told when it is refused. */
  readonly failed: string
  /** Writes it over the job as the changes before it left it. */
  readonly write: (base: Booking) => Promise<Booking>
  readonly done: (saved: Booking, base: Booking) => void
}

/** Changes jobs so that the board shows it at once, and what is true when the backend refuses. Returns whether it was written. */
export function useJobChanges(): (change: JobChange) => Promise<boolean> {
  const client = useQueryClient()
  const show = (shown: Booking) =>
    client.setQueriesData<readonly Booking[]>({ queryKey: betweenKey }, (jobs) =>
      jobs?.map((job) => (job.id === shown.id ? shown : job)),
    )
  const all = turnsOfClient.get(client) ?? new Map<string, Turns>()
  turnsOfClient.set(client, all)

  return async ({ seen, shown, failed, write, done }) => {
    const turns = all.get(seen.id) ?? { last: Promise.resolve(), open: 0, known: seen }
    all.set(seen.id, turns)
    const inTurn = async () => {
      // A version of its own is ahead of what the board shows until that is read again; a later one is what others made of it.
      const base = seen.version > turns.known.version ? seen : turns.known
      turns.known = base
      turns.known = await write(base)
      done(turns.known, base)
    }
    turns.open += 1
    const turn = turns.last.then(inTurn)
    turns.last = turn.catch(() => undefined)
    await client.cancelQueries({ queryKey: betweenKey })
    show(shown)
    let isWritten = true
    try {
      await turn
    } catch (failure) {
      isWritten = false
      toast.failure(failed, failure)
    }
    turns.open -= 1
    // The last answer says what is true; until then the board shows what was asked for last.
    if (turns.open === 0) {
      show(turns.known)
      client.invalidateQueries({ queryKey: ['bookings'] })
      client.invalidateQueries({ queryKey: ['dashboard'] })
    }
    return isWritten
  }
}
