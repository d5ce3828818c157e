import { isRecord } from '../validation/is-record.ts'
import type { Issue } from '../validation/parsed.ts'
import { shown } from '../validation/shown.ts'
import type { SchedulePolicy } from './policy.ts'

const fields = ['now', 'limit', 'taken', 'durationMinutes', 'service', 'busy']
const spanFields = ['start', 'end', 'crew', 'uses']
const datePattern = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
/** Years that dates have. */
const firstInstant = Date.UTC(1000, 0, 3)
const lastInstant = Date.UTC(9999, 11, 29)
/** Epoch seconds of today are milliseconds of January 1970. */
const lastSeconds = Date.UTC(1973, 0)
/** Of the year 2001, as milliseconds; what is earlier is a time that was made up. */
const firstSeconds = Date.UTC(2001, 0) / 1000
const firstMilliseconds = Date.UTC(2001, 0)

const instantWords = 'must be epoch milliseconds, as Date.now() gives them'

/**
 * Everything that is wrong with what a calendar is asked with. It is checked with every question, so nothing is built for what is right.
 *
 * @param hasNow whether the question is asked at a time
 * @param resources those of the policy; what work uses is not checked without them
 */
export function availabilityProblems(
  asked: unknown,
  hasNow: boolean,
  resources?: SchedulePolicy['resources'],
): readonly Issue[] {
  if (!isRecord(asked)) return [{ field: '', message: 'must be an object, as { now }' }]
  const { now, limit, taken, durationMinutes, service, busy } = asked
  const issues: Issue[] = []
  if (hasNow ? !isInstant(now) : now !== undefined && !isInstant(now)) {
    issues.push({ field: 'now', message: `${instantWords}${notThis(now)}` })
  } else if (Number(now) < lastSeconds && Number(now) > firstSeconds) {
    issues.push({ field: 'now', message: notSeconds(Number(now)) })
  }
  if (limit !== undefined) checkCount(issues, 'limit', limit)
  if (durationMinutes !== undefined) checkCount(issues, 'durationMinutes', durationMinutes)
  if (service !== undefined && typeof service !== 'string') {
    issues.push({ field: 'service', message: `must be the id of a service${notThis(service)}` })
  }
  if (isRecord(taken)) {
    for (const date in taken) {
      if (datePattern.test(date)) checkCount(issues, `taken.${date}`, taken[date])
      else issues.push({ field: `taken.${date}`, message: 'must be a date as yyyy-MM-dd' })
    }
  } else if (taken !== undefined) {
    issues.push({
      field: 'taken',
      message: `must be counts by date, as { "2026-12-24": 3 }${notThis(taken)}`,
    })
  }
  if (Array.isArray(busy)) checkBusy(issues, busy, now, resources)
  else if (busy !== undefined) {
    issues.push({ field: 'busy', message: `must be a list of { start, end, crew }${notThis(busy)}` })
  }
  for (const name in asked) checkName(issues, '', name, fields)
  return issues
}

function checkBusy(issues: Issue[], busy: readonly unknown[], now: unknown, resources: object | undefined) {
  for (let index = 0; index < busy.length; index += 1) {
    const span = busy[index]
    if (isPlainSpan(span, resources)) continue
    if (!isRecord(span)) {
      issues.push({ field: `busy.${index}`, message: `must be { start, end, crew }${notThis(span)}` })
      continue
    }
    const { start, end, crew, uses } = span
    const areInstants = isInstant(start) && isInstant(end)
    if (!isInstant(start))
      issues.push({ field: `busy.${index}.start`, message: `${instantWords}${notThis(start)}` })
    if (!isInstant(end))
      issues.push({ field: `busy.${index}.end`, message: `${instantWords}${notThis(end)}` })
    if (areInstants && end < start) issues.push({ field: `busy.${index}`, message: 'ends before it begins' })
    if (areInstants && end < lastSeconds && Number(now) > firstMilliseconds) {
      issues.push({
        field: `busy.${index}`,
        message: notSeconds(end),
      })
    }
    if (crew !== undefined && typeof crew !== 'string' && !Number.isFinite(crew)) {
      issues.push({ field: `busy.${index}.crew`, message: `must be a name or a number${notThis(crew)}` })
    }
    if (uses !== undefined) checkUses(issues, `busy.${index}.uses`, uses, resources)
    for (const name in span) checkName(issues, `busy.${index}.`, name, spanFields)
  }
}

/** Whether work is right at a glance, as most is: it only says when it is, for longer than an instant, and maybe by which crew and with what, in years that milliseconds are likely for. */
function isPlainSpan(span: unknown, resources: object | undefined): boolean {
  if (typeof span !== 'object' || span === null) return false
  const { start, end, crew, uses }: { start?: unknown; end?: unknown; crew?: unknown; uses?: unknown } = span
  let unknown = -2
  if (crew !== undefined) unknown -= 1
  if (uses !== undefined) unknown -= 1
  for (const _ in span) unknown += 1
  return (
    unknown === 0 &&
    typeof start === 'number' &&
    typeof end === 'number' &&
    start >= lastSeconds &&
    end > start &&
    end <= lastInstant &&
    (crew === undefined || typeof crew === 'string' || Number.isFinite(crew)) &&
    (uses === undefined || areKnown(uses, resources))
  )
}

function areKnown(uses: unknown, resources: object | undefined): boolean {
  if (!Array.isArray(uses)) return false
  return resources === undefined || uses.every((name) => isResource(name, resources))
}

function isResource(name: unknown, resources: object): boolean {
  return typeof name === 'string' && Object.hasOwn(resources, name)
}

/** @param resources those of the policy; what is not known of a policy is not checked */
function checkUses(issues: Issue[], field: string, uses: unknown, resources: object | undefined) {
  if (!Array.isArray(uses)) issues.push({ field, message: `must be a list of resources${notThis(uses)}` })
  else if (resources !== undefined)
    for (const name of uses)
      if (!isResource(name, resources))
        issues.push({
          field,
          message: `${shown(name)} is no resource of the policy; choose of ${Object.keys(resources).join(', ') || 'none'}`,
        })
}

function checkName(issues: Issue[], path: string, name: string, known: readonly string[]) {
  if (known.includes(name)) return
  issues.push({ field: `${path}${name}`, message: `unknown; the fields are ${known.join(', ')}` })
}

function checkCount(issues: Issue[], field: string, value: unknown) {
  if (Number.isInteger(value) && Number(value) >= 0) return
  issues.push({ field, message: `must be a whole number from 0${notThis(value)}` })
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && value >= firstInstant && value <= lastInstant
}

function notSeconds(instant: number): string {
  return `${instantWords}, not seconds: ${instant} is in ${new Date(instant).getUTCFullYear()}`
}

/** The end of a sentence that names what is wrong. */
function notThis(value: unknown): string {
  return value === undefined ? '' : `, not ${shown(value)}`
}
