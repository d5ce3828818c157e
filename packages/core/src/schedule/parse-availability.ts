import type { Parsed } from '../validation/parsed.ts'
import {
  either,
  integer,
  list,
  number,
  object,
  readChecked,
  record,
  type Shape,
  text,
} from '../validation/shape.ts'
import { shown } from '../validation/shown.ts'
import { availabilityProblems } from './availability-problems.ts'
import type { Availability } from './calendar.ts'
import { dateText } from './date-shape.ts'
import { instantOfText, instantPattern } from './instant-of-text.ts'

const instant = text({ pattern: instantPattern, words: "an instant as '2026-11-23T09:00:00-05:00'" })
const name = text()
const crewNumber = number(-1e9, 1e9)
const neither: Shape = {
  ...name,
  problems: (value, field) => [{ field, message: `must be a name or a number, not ${shown(value)}` }],
}
const crew = either([name, crewNumber], (value) => {
  if (typeof value === 'number') return crewNumber
  return typeof value === 'string' ? name : neither
})
const places = integer(0, 1_000_000)

/** The question to a calendar, as JSON: instants are text that names its offset. */
const shape = object(
  { now: instant },
  {
    limit: places,
    taken: record(dateText, places),
    durationMinutes: integer(0, 100_000),
    service: text(),
    busy: list(object({ start: instant, end: instant }, { crew, uses: list(text()) })),
  },
)

/** An availability as JSON has it. */
interface Written extends Omit<Availability, 'now' | 'busy'> {
  readonly now: string
  readonly busy?: readonly {
    readonly start: string
    readonly end: string
    readonly crew?: string | number
    readonly uses?: readonly string[]
  }[]
}

/**
 * Reads what a calendar is asked with from JSON or any other outside value. Instants are text that names its offset: numbers could be
 * seconds or milliseconds.
 *
 * @example
 * parseAvailability({ now: '2026-11-21T09:00:00-05:00', busy: [] }).ok // => true
 */
export function parseAvailability(input: unknown): Parsed<Availability> {
  const parsed = readChecked(shape, (written: Written) => availabilityProblems(read(written), true), input)
  return parsed.ok ? { ok: true, value: read(parsed.value) } : parsed
}

function read({ now, busy, ...others }: Written): Availability {
  return {
    ...others,
    now: instantOfText(now),
    ...(busy !== undefined && {
      busy: busy.map((span) => ({ ...span, start: instantOfText(span.start), end: instantOfText(span.end) })),
    }),
  }
}
