import type { BusySpan } from '@dustforce/core/schedule'
import type { Console } from './console.ts'
import { wrong } from './input-error.ts'
import { readJsonFile } from './read-json.ts'
import { readInstant } from './read-policy.ts'

/**
 * The work of the crews in a file.
 *
 * @throws InputError when the file holds anything else
 */
export function readBusy(console: Console, path: string | undefined): BusySpan[] | undefined {
  return path === undefined ? undefined : busySpans(readJsonFile(console, path), path)
}

/** The work of the crews in a field. */
export function busySpans(spans: unknown, field: string): BusySpan[] | undefined {
  if (spans === undefined) return undefined
  if (!Array.isArray(spans)) throw wrong(field, 'must be a list of { "start", "end", "crew" }')
  return spans.map((span: unknown, index) => busySpan(span, `${field} ${index}`))
}

function busySpan(span: unknown, field: string): BusySpan {
  if (typeof span !== 'object' || span === null) throw wrong(field, 'must be { "start", "end", "crew" }')
  const { start, end, crew, ...others }: Record<string, unknown> = { ...span }
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw wrong(`${field}.${unknown}`, 'unknown; the fields are start, end, crew')
  const times = { start: readInstant(start, `${field}.start`), end: readInstant(end, `${field}.end`) }
  if (times.end < times.start) throw wrong(field, 'ends before it begins')
  if (crew === undefined) return times
  if (typeof crew !== 'string' && typeof crew !== 'number')
    throw wrong(`${field}.crew`, 'must be a name or a number')
  return { ...times, crew }
}
