import {
  addDays,
  type BusySpan,
  businessDateOf,
  calendar,
  type Day,
  dayOn,
  instantOf,
} from '@dustforce/core/schedule'
import { toICalendar } from '@dustforce/core/schedule/to-icalendar'
import { type Command, textFlag, wholeFlag } from './command.ts'
import type { Console } from './console.ts'
import { wrong } from './input-error.ts'
import { readJsonFile } from './read-json.ts'
import { clockText, dateFlag, readInstant, readPolicy } from './read-policy.ts'
import { table } from './table.ts'

/** `dustforce slots`: the times of a day, or the days that can be booked, each closed one with its reason. */
export const slotsCommand: Command = {
  help: `dustforce slots: when a visit can be booked

  dustforce slots --date 2026-11-23 --taken 4
  dustforce slots                            the days ahead
  dustforce slots --policy p.json --from 2026-12-24 --days 3 --duration 90 --busy busy.json

  --policy    a policy in JSON; Dust Force's when missing
  --date      a day, yyyy-MM-dd
  --from      the first of some days, yyyy-MM-dd
  --days      how many days from there on; one when missing
  --now       the instant to ask at, ISO 8601 with its offset; the current one when missing
  --duration  how many minutes the visit takes
  --busy      a file: [{ "start", "end", "crew" }], the work that the crews have
  --taken     places of the day in --date that are taken
  --limit     places that a day has
  --ics       write the open times as a calendar file
  --json      write JSON also to a terminal`,
  options: {
    policy: { type: 'string' },
    date: { type: 'string' },
    from: { type: 'string' },
    days: { type: 'string' },
    now: { type: 'string' },
    duration: { type: 'string' },
    busy: { type: 'string' },
    taken: { type: 'string' },
    limit: { type: 'string' },
    ics: { type: 'boolean' },
  },
  run(console, flags) {
    const policy = readPolicy(console, textFlag(flags, 'policy'))
    const nowText = textFlag(flags, 'now')
    const now = nowText === undefined ? console.now : readInstant(nowText, 'now')
    const limit = wholeFlag(flags, 'limit', 0, mostPlaces)
    const taken = wholeFlag(flags, 'taken', 0, mostPlaces)
    const durationMinutes = wholeFlag(flags, 'duration', 1, 10_000)
    const busy = readBusy(console, textFlag(flags, 'busy'))
    const isTable = console.interactive && flags.json !== true
    const availability = {
      now,
      ...(limit !== undefined && { limit }),
      ...(durationMinutes !== undefined && { durationMinutes }),
      ...(busy !== undefined && { busy }),
    }
    const date = dateFlag(flags, 'date')
    const from = dateFlag(flags, 'from')
    const count = wholeFlag(flags, 'days', 1, 3660)
    if (date === undefined && taken !== undefined) throw wrong('taken', 'say --date: the places of which day')
    if (date !== undefined && (from !== undefined || count !== undefined))
      throw wrong('date', 'say --date for one day, or --from and --days for several')
    const asCalendar = (days: readonly Day[]) =>
      console.print(openTimes(days, policy.zone, durationMinutes ?? policy.slotMinutes, now))
    if (date !== undefined) {
      const day = dayOn(policy, { ...availability, taken: { [date]: taken ?? 0 } }, date)
      if (flags.ics === true) return asCalendar([day])
      if (!isTable) return console.print(JSON.stringify(day.slots))
      return console.print(
        table(day.slots.map((slot) => [slot.label, slot.open ? 'open' : `closed: ${slot.reason}`])),
      )
    }
    const first = from ?? businessDateOf(now, policy.zone)
    const days =
      from === undefined && count === undefined
        ? calendar(policy, availability)
        : Array.from({ length: count ?? 1 }, (_, index) => dayOn(policy, availability, addDays(first, index)))
    if (flags.ics === true) return asCalendar(days)
    if (!isTable) return console.print(JSON.stringify(days.map(dayJson)))
    console.print(table(days.map((day) => [day.date, day.open ? 'open' : `closed: ${reasonOf(day)}`])))
  },
}

const mostPlaces = 1_000_000

/** More than a calendar program reads in one piece. */
const mostEvents = 10_000

function readBusy(console: Console, path: string | undefined): BusySpan[] | undefined {
  if (path === undefined) return undefined
  const spans = readJsonFile(console, path)
  if (!Array.isArray(spans)) throw wrong(path, 'must be a list of { "start", "end", "crew" }')
  return spans.map((span: unknown, index) => busySpan(span, `${path} ${index}`))
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

/** A day as JSON; a closure speaks in its own words. */
function dayJson(day: Day) {
  const reason = reasonOf(day)
  return {
    date: day.date,
    open: day.open,
    ...(reason !== undefined && { reason }),
    slots: day.slots.map(({ minute, open, reason }) => ({
      time: clockText(minute),
      open,
      ...(reason !== undefined && { reason }),
    })),
  }
}

function reasonOf({ closure, reason }: Day): string | undefined {
  return closure ?? reason
}

function openTimes(days: readonly Day[], zone: string, durationMinutes: number, madeAt: number): string {
  const events = days.flatMap(({ date, slots }) =>
    slots
      .filter(({ open }) => open)
      .map(({ minute }) => ({
        uid: `${date}-${minute}@dustforce`,
        zone,
        startsAt: instantOf(date, minute, zone),
        durationMinutes,
        madeAt,
        summary: 'Open',
      })),
  )
  if (events.length > mostEvents)
    throw wrong('ics', `${events.length} open times, and a file takes ${mostEvents}: ask for fewer days`)
  return toICalendar(...events).slice(0, -1)
}
