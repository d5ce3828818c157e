/** The time that a round that is under way has when no other is to follow. */
export const lastRoundMs = 10_000

/**
 * Repeats `work`, each time `pauseMs` after it has ended, until the returned function is called: it waits for a round that is under way, for ten seconds at
 * most, and then aborts the signal that the round was given. A failed round is reported and does not stop the next.
 */
export function repeat(
  work: (stopped: AbortSignal) => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let over = false
  const next = (): void => {
    if (over) return
    timer = setTimeout(() => {
      round = work(signal)
        .then(
          () => undefined,
          (error: unknown) => (signal.aborted ? undefined : onError(error)),
        )
        .then(next)
    }, pauseMs).unref()
  }
  next()
  return async () => {
    over = true
    clearTimeout(timer)
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    const impatience = setTimeout(() => stopping.abort(), lastRoundMs).unref()
    await Promise.race([round, aborted])
    clearTimeout(impatience)
  }
}
