/**
 * Repeats `work`, each time `pauseMs` after it has ended, until the returned function is called (which waits for a
 * round that is under way). A failed round is reported and does not stop the next.
 */
export function repeat(
  work: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let over = false
  const next = (): void => {
    if (over) return
    timer = setTimeout(() => {
      round = work()
        .then(() => undefined, onError)
        .then(next)
    }, pauseMs).unref()
  }
  next()
  return async () => {
    over = true
    clearTimeout(timer)
    await round
  }
}
