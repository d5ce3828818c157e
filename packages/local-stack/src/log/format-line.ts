import type { LogLine } from '@dustforce/workflows'
import { unexpected } from './counted-log.ts'

/** The form in which lines of the log are written: for a program that collects them, or for a person at a terminal. */
export type LogFormat = 'json' | 'text'

/** A line of the log as it is written. */
export function formatLine(line: LogLine, format: LogFormat): string {
  if (format === 'json') return JSON.stringify(line)
  const { message, requestId, about = [], error } = line
  const words = [message, ...about, ...(requestId === undefined ? [] : [`(request ${requestId})`])].join(' ')
  if (error === undefined) return words
  const { name, reason, at = [] } = error
  const failure = `${name}${reason === undefined ? '' : ` (${reason})`}: ${error.message}`
  const head = message === unexpected ? failure : `${words}: ${failure}`
  return [head, ...at.map((frame) => `    at ${frame}`)].join('\n')
}
