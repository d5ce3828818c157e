/** Minutes a place is kept for a customer who pays. */
export const holdMinutes = 35

/**
 * The minutes from the end of the session to that of the hold: an answer that takes its time still finds the place. What is left, 32 minutes, is two
 * more than the shortest session there is, for a request that is tried again.
 */
export const graceMinutes = 3

/** When the last of them begin, a customer is told. */
const lastMinutes = 5

/** The words about the place for a customer who has not yet paid, and the instant at which they change. */
export interface HoldWords {
  readonly stage: 'held' | 'ending' | 'ended'
  /** Until when it can be paid, in epoch milliseconds. */
  readonly until: number
  /** In epoch milliseconds; null when no more updates follow. */
  readonly next: number | null
}

/**
 * Returns what is said at an instant of a place that is held until another; both in epoch milliseconds.
 *
 * @example
 * holdWords(Date.UTC(2026, 10, 21, 15, 35), Date.UTC(2026, 10, 21, 15, 0)).stage // => 'held'
 */
export function holdWords(holdExpiresAt: number, now: number): HoldWords {
  const until = holdExpiresAt - graceMinutes * 60_000
  const ending = until - lastMinutes * 60_000
  if (now < ending) return { stage: 'held', until, next: ending }
  return now < until ? { stage: 'ending', until, next: until } : { stage: 'ended', until, next: null }
}
