import { type LogLine, loggedError, scrubbed } from '@dustforce/workflows'

/** A log that strangers cannot fill: what they cause is counted, and repeated failures are written once a minute. */
export interface CountedLog {
  /** Counts a refused request; each kind is one line a minute. */
  readonly refused: (kind: string) => void
  /** Writes a failure in full, unless one of its kind was written in the last minute: then it is counted. */
  readonly failed: (failure: unknown) => void
  /** The same, for a line of the log. */
  readonly line: (line: LogLine) => void
  /** Stops counting; nothing more is written. */
  readonly close: () => void
}

const minuteMs = 60_000
const mostKinds = 50
const others = 'other kinds'

const lineOf = (level: LogLine['level'], message: string): LogLine => ({
  at: new Date().toISOString(),
  level,
  message,
})

const lineOfFailure = (failure: unknown): LogLine =>
  failure instanceof Error
    ? { ...lineOf('error', unexpected), error: loggedError(failure) }
    : lineOf('error', scrubbed(String(failure)))

/** The message of a failure that has only its own. */
export const unexpected = 'An unexpected failure'

/** Returns what failures of one kind have in common: the message of the log, or that of an error, without numbers. */
function kindOf({ message, error }: LogLine): string {
  const text = message === unexpected && error !== undefined ? `${error.name}: ${error.message}` : message
  return text.slice(0, 120).replace(/\d+/g, '…')
}

const timesOf = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** Makes a log whose lines go to `write`. */
export function makeCountedLog(write: (line: LogLine) => void): CountedLog {
  const refusals = new Map<string, number>()
  const repeats = new Map<string, number>()
  let minute: NodeJS.Timeout | null = null

  const note = (message: string): void => write(lineOf('warn', message))
  const flush = (): void => {
    minute = null
    for (const [kind, count] of refusals) note(`Refused ${timesOf(count)} in the last minute: ${kind}`)
    for (const [kind, count] of repeats)
      if (count > 0) note(`Again ${timesOf(count)} in the last minute: ${kind}`)
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

  const writeOnce = (line: LogLine): void => {
    if (count(repeats, kindOf(line)) === 0) write(line)
  }
  return {
    refused: (kind) => void count(refusals, scrubbed(kind)),
    failed: (failure) => writeOnce(lineOfFailure(failure)),
    line: writeOnce,
    close: () => {
      if (minute !== null) clearTimeout(minute)
      minute = null
    },
  }
}
