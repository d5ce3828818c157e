/** How soon somebody who failed may try again. */
export interface AttemptRule {
  /** Failures that cost nothing. */
  readonly free: number
  /** The wait after the first failure that costs; each further one doubles it. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** How long after the last failure the count starts again. */
  readonly forgetAfterMs: number
}

/** Counts attempts by a key, in memory. `now` in epoch milliseconds. */
export interface Attempts {
  /** Milliseconds until the key may try; 0 when it may now. */
  readonly waitFor: (key: string, now: number) => number
  /** Counts an attempt as failed. Counted before its end is known, so that many at once do not pass together. */
  readonly fail: (key: string, now: number) => void
  /** Takes one failure back. */
  readonly revert: (key: string) => void
  readonly clear: (key: string) => void
}

interface Entry {
  readonly failures: number
  readonly at: number
}

const mostKeys = 10_000

export function makeAttempts(rule: AttemptRule): Attempts {
  // In the order of the last failure, so that the first entries are the oldest.
  const entries = new Map<string, Entry>()

  const entryOf = (key: string, now: number): Entry | undefined => {
    const entry = entries.get(key)
    return entry !== undefined && now - entry.at < rule.forgetAfterMs ? entry : undefined
  }
  const waitAfter = (failures: number): number =>
    failures <= rule.free
      ? 0
      : Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** Math.min(30, failures - rule.free - 1))

  return {
    waitFor: (key, now) => {
      const entry = entryOf(key, now)
      return entry === undefined ? 0 : Math.max(0, entry.at + waitAfter(entry.failures) - now)
    },
    fail: (key, now) => {
      const failures = (entryOf(key, now)?.failures ?? 0) + 1
      entries.delete(key)
      entries.set(key, { failures, at: now })
      if (entries.size > mostKeys)
        for (const oldest of [...entries.keys()].slice(0, 1)) entries.delete(oldest)
    },
    revert: (key) => {
      const entry = entries.get(key)
      if (entry === undefined) return
      if (entry.failures <= 1) entries.delete(key)
      else entries.set(key, { ...entry, failures: entry.failures - 1 })
    },
    clear: (key) => void entries.delete(key),
  }
}
