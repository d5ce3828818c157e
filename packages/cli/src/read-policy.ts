import { gtaPolicy, isBusinessDate, type SchedulePolicy } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import { type Flags, textFlag } from './command.ts'
import type { Console } from './console.ts'
import { wrong, wrongFile } from './input-error.ts'
import { namedOrOwn, readJsonFile } from './read-json.ts'

const instantPattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/**
 * The policy in a file. When none is named, that of the folder (`policy.json`), or else that of Dust Force.
 *
 * @throws InputError when the file holds no sound policy
 */
export function readPolicy(console: Console, named: string | undefined): SchedulePolicy {
  const path = namedOrOwn(console, named, 'policy.json')
  if (path === undefined) return gtaPolicy
  const result = parsePolicy(readJsonFile(console, path))
  if (!result.ok) throw wrongFile(path, result.issues)
  return result.value
}

/**
 * An instant in ISO 8601, which names its offset: no answer depends on the zone of the machine.
 *
 * @returns epoch milliseconds
 * @throws InputError when it is no instant
 */
export function readInstant(text: unknown, field: string): number {
  const [written = '', date] = (typeof text === 'string' && instantPattern.exec(text)) || []
  // February 30 would be read as March 2.
  const instant = isBusinessDate(date) ? Date.parse(written) : Number.NaN
  // A clock of years that dates do not have would fail later, without the field's name.
  if (Number.isNaN(instant) || instant < Date.UTC(1900, 0) || instant > Date.UTC(9000, 0))
    throw wrong(field, `not an instant: ${shown(text)}; write 2026-11-23T09:00:00-05:00`)
  return instant
}

/** A value in a sentence. An object from JSON may have no text of its own. */
function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'missing')
}

/**
 * The date in a flag, when it was given.
 *
 * @throws InputError when it is not a policy
 */
export function dateFlag(flags: Flags, name: string) {
  const text = textFlag(flags, name)
  if (text === undefined) return undefined
  if (!isBusinessDate(text) || text < '1900' || text > '9000')
    throw wrong(name, `not a date: '${text}'; write yyyy-MM-dd`)
  return text
}

/** Minutes since midnight as '09:00'. */
export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
