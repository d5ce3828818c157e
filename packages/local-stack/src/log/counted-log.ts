/** A log that strangers cannot fill: what they cause is counted, and repeated failures are written once a minute. */
export interface CountedLog {
  /** Counts a refused request; each kind is one line a minute. */
  readonly refused: (kind: string) => void
  /** Writes a failure in full, unless one of its kind was written in the last minute: then it is counted. */
  readonly failed: (failure: unknown) => void
  /** Stops counting; nothing more is written. */
  readonly close: () => void
}

const minuteMs = 60_000
const mostKinds = 50
const others = 'other kinds'

const textOf = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)

/** What failures of one kind have in common: an entry's message, or the first line of an error without its numbers. */
function kindOf(failure: unknown): string {
  if (failure instanceof Error)
    return `${failure.name}: ${failure.message}`.slice(0, 120).replace(/\d+/g, '…')
  const text = String(failure)
  const message = /(?:^| )message=("[^"]*"|\S+)/.exec(text)?.[1]
  return (message ?? text.split('\n')[0] ?? '').slice(0, 120).replace(/\d+/g, '…')
}

const timesOf = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** Makes a log whose lines go to `write`. */
export function makeCountedLog(write: (line: string) => void): CountedLog {
  const refusals = new Map<string, number>()
  const repeats = new Map<string, number>()
  let minute: NodeJS.Timeout | null = null

  const flush = (): void => {
    minute = null
    for (const [kind, count] of refusals) write(`Refused ${timesOf(count)} in the last minute: ${kind}`)
    for (const [kind, count] of repeats)
      if (count > 0) write(`Again ${timesOf(count)} in the last minute: ${kind}`)
    refusals.clear()
    repeats.clear()
  }
  const count = (counts: Map<string, number>, kind: string): number => {
    minute ??= setTimeout(flush, minuteMs).unref()
    const key = counts.has(kind) || counts.size < mostKinds ? kind : others
    const before = counts.get(key)
    counts.set(key, before === undefined ? (counts === repeats ? 0 : 1) : before + 1)
    return counts.get(key) ?? 0
  }

  return {
    refused: (kind) => void count(refusals, kind),
    failed: (failure) => {
      if (count(repeats, kindOf(failure)) === 0) write(textOf(failure))
    },
    close: () => {
      if (minute !== null) clearTimeout(minute)
      minute = null
    },
  }
}
