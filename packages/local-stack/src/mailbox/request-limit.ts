const windowMs = 1_000

/** The number of requests of a second that are left; `resetSeconds` until all are again. */
export interface LimitState {
  readonly isOver: boolean
  readonly headers: Readonly<Record<string, string>>
}

/** Counts requests in windows of a second, as Resend does; `clock` in milliseconds, going only forward. */
export function makeRequestLimit(perSecond: number, clock: () => number): () => LimitState {
  let started = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    const now = clock()
    if (now - started >= windowMs) {
      started = now
      count = 0
    }
    count += 1
    const isOver = count > perSecond
    const reset = String(Math.max(1, Math.ceil((started + windowMs - now) / 1_000)))
    return {
      isOver,
      headers: {
        'ratelimit-limit': String(perSecond),
        'ratelimit-remaining': String(Math.max(0, perSecond - count)),
        'ratelimit-reset': reset,
        ...(isOver ? { 'retry-after': reset } : {}),
      },
    }
  }
}
