import { isCancelledError, type Query } from '@tanstack/react-query'

export interface ReadAgain {
  /** Reads what a query shows again; what is not on the screen is read when it comes back there. */
  readonly read: (query: Query) => Promise<void>
  readonly stop: () => void
}

/**
 * Reads queries again so that no change is missed and none starves: a read that is under way may have begun before the change, so another one
 * follows it; and one that an action of this screen cancels is made up for after `pauseMs`.
 */
export function makeReadAgain(pauseMs: number): ReadAgain {
  const waiting = new Set<Query>()
  const pauses = new Map<ReturnType<typeof setTimeout>, () => void>()
  let isStopped = false

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        pauses.delete(timer)
        resolve()
      }, pauseMs)
      pauses.set(timer, resolve)
    })

  /** Waits for a read that is under way; one that was cancelled makes room for what cancelled it. */
  const settled = async (reading: Promise<unknown> | undefined): Promise<boolean> => {
    try {
      await reading
      return true
    } catch (failure) {
      if (!isCancelledError(failure)) return true
      await pause()
      return false
    }
  }

  const read = async (query: Query): Promise<void> => {
    // The one that waits reads later than now.
    if (waiting.has(query)) return
    waiting.add(query)
    while (query.state.fetchStatus !== 'idle' && !isStopped) await settled(query.promise)
    waiting.delete(query)
    if (isStopped) return
    query.invalidate()
    if (!query.isActive()) return
    // The promise that `fetch` returns does not tell a cancelled read from a finished one.
    query.fetch().catch(() => undefined)
    if (!(await settled(query.promise))) await read(query)
  }

  return {
    read,
    stop: () => {
      isStopped = true
      for (const [timer, resolve] of pauses) {
        clearTimeout(timer)
        resolve()
      }
      pauses.clear()
    },
  }
}
