import type { LogLine } from './log-line.ts'

/** Where failures are told to somebody, besides the log. */
export interface ErrorReports {
  /** Takes a line of the log; only failures are kept. */
  readonly take: (line: LogLine) => void
  /** Sends what is kept, unless something was sent in the last minute. */
  readonly flush: () => Promise<void>
}

export interface ErrorReportOptions {
  /** Takes the reports: a POST of `{source, errors: [{…line, times}], dropped}`. */
  readonly url: string
  /** The subject of the reports: the address of the site. */
  readonly source: string
  readonly fetch?: typeof globalThis.fetch
  /** Epoch milliseconds. */
  readonly now?: () => number
}

const minuteMs = 60_000
const mostKinds = 20
const patienceMs = 5_000

/** Reports to a web address: failures of one kind are counted, at most twenty kinds a minute are sent, and what cannot be sent waits. */
export function errorReports({ url, source, fetch = globalThis.fetch, now = Date.now }: ErrorReportOptions) {
  const kinds = new Map<string, { readonly line: LogLine; times: number }>()
  let dropped = 0
  let lastSent = Number.NEGATIVE_INFINITY
  return {
    take: (line) => {
      if (line.level !== 'error') return
      const key = `${line.message}\n${line.error?.name}\n${line.error?.message}`
      const known = kinds.get(key)
      if (known !== undefined) known.times += 1
      else if (kinds.size < mostKinds) kinds.set(key, { line, times: 1 })
      else dropped += 1
    },
    flush: async () => {
      if (kinds.size === 0 || now() - lastSent < minuteMs) return
      lastSent = now()
      const errors = [...kinds.values()].map(({ line, times }) => ({ ...line, times }))
      const body = JSON.stringify({ source, errors, dropped })
      kinds.clear()
      dropped = 0
      try {
        const signal = AbortSignal.timeout(patienceMs)
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(url, { method: 'POST', headers, body, signal })
        if (answer.ok) return
      } catch {
        // Not reached: as if it had refused.
      }
      for (const { times, ...line } of errors) {
        const key = `${line.message}\n${line.error?.name}\n${line.error?.message}`
        kinds.set(key, { line, times: times + (kinds.get(key)?.times ?? 0) })
      }
    },
  } satisfies ErrorReports
}
