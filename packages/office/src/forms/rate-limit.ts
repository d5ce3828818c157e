/** So many submissions within so many milliseconds. */
export interface RateLimit {
  readonly count: number
  readonly windowMs: number
}

/** The browser's limits on submissions: how many within how many milliseconds. */
export const clientRateLimits = {
  booking: { count: 3, windowMs: 600_000 },
  application: { count: 2, windowMs: 1_800_000 },
  contact: { count: 5, windowMs: 900_000 },
} as const satisfies Record<string, RateLimit>

/** Whether one more submission is allowed, and the submissions to remember. */
export interface RateDecision {
  readonly allowed: boolean
  /** Epoch milliseconds of the submissions that still count, the new one included when it is allowed. */
  readonly submissions: readonly number[]
}

/**
 * Decides about one more submission, given the times of those before.
 *
 * @param now epoch milliseconds
 * @example
 * admitSubmission(clientRateLimits.application, [0, 1000], 2000).allowed // => false
 */
export function admitSubmission(limit: RateLimit, submissions: readonly number[], now: number): RateDecision {
  const recent = submissions.filter((at) => now - at < limit.windowMs)
  const allowed = recent.length < limit.count
  return { allowed, submissions: allowed ? [...recent, now] : recent }
}
