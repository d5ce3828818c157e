import {
  type Availability,
  addDays,
  businessDateOf,
  calendar,
  type Day,
  dayOn,
  instantOf,
  type SchedulePolicy,
} from '@dustforce/core/schedule'
import { toICalendar } from '@dustforce/core/schedule/to-icalendar'
import { answerLines, flagsOfLine, recordOf } from './answer-lines.ts'
import { type Command, type Flags, textFlag, wholeFlag } from './command.ts'
import { wrong } from './input-error.ts'
import { availabilityPart, readAvailabilityPart } from './read-availability.ts'
import { clockText, dateFlag, readInstant, readPolicy } from './read-policy.ts'
import { table } from './table.ts'

/** `dustforce slots`: the times of a day, or the days that can be booked, each closed one with its reason. */
export const slotsCommand: Command = {
  help: `dustforce slots: when a visit can be booked

  dustforce slots --date 2026-11-23 --taken 4
  dustforce slots                            the days ahead
  dustforce slots --policy p.json --from 2026-12-24 --days 3 --duration 90 --busy busy.json
  echo '{"date":"2026-11-23","taken":4}' | dustforce slots --jsonl

  --policy    a policy in JSON; the folder's policy.json when missing, or Dust Force's
  --date      a day, yyyy-MM-dd
  --from      the first of some days, yyyy-MM-dd
  --days      how many days from there on; one when missing
  --now       the instant to ask at, ISO 8601 with its offset; the current one when missing
  --duration  how many minutes the visit takes
  --service   the service that is asked for, where the policy has its own hours or needs for it
  --busy      a file: [{ "start", "end", "crew", "uses" }], the work that there is
  --taken     how many places of the day in --date are taken, or a file of such numbers: { "2026-12-24": 3 }
  --limit     places that a day has
  --ics       write the open times as a calendar file
  --jsonl     read a question a line, with these names, and busy and taken as in the files; answer each in a line as it comes
  --json      write JSON also to a terminal`,
  options: {
    policy: { type: 'string' },
    date: { type: 'string' },
    from: { type: 'string' },
    days: { type: 'string' },
    now: { type: 'string' },
    duration: { type: 'string' },
    service: { type: 'string' },
    busy: { type: 'string' },
    taken: { type: 'string' },
    limit: { type: 'string' },
    ics: { type: 'boolean' },
    jsonl: { type: 'boolean' },
  },
  run(console, flags) {
    const policy = readPolicy(console, textFlag(flags, 'policy'))
    if (flags.jsonl === true)
      return answerLines(console, flags, ['policy'], (request) => {
        const { busy, taken, ...question } = recordOf(request)
        const isNumber = typeof taken === 'number' || typeof taken === 'string'
        const asked = flagsOfLine({ ...question, ...(isNumber && { taken }) }, questionFlags)
        return answerJson(
          ask(policy, asked, console.now, {
            busy: availabilityPart('busy', busy, 'busy'),
            taken: isNumber ? takenOn(asked) : availabilityPart('taken', taken, 'taken'),
          }),
        )
      })
    const busy = readAvailabilityPart(console, 'busy', textFlag(flags, 'busy'))
    const taken = textFlag(flags, 'taken')
    const isNumber = taken === undefined || !Number.isNaN(Number(taken))
    const asked = ask(policy, flags, console.now, {
      busy,
      taken: isNumber ? takenOn(flags) : readAvailabilityPart(console, 'taken', taken),
    })
    const { day, days } = asked
    if (flags.ics === true) {
      const durationMinutes = durationOf(flags) ?? policy.slotMinutes
      return console.print(
        openTimes(days, policy.zone, durationMinutes, instantOfQuestion(flags, console.now)),
      )
    }
    if (!console.interactive || flags.json === true) return console.print(JSON.stringify(answerJson(asked)))
    console.print(
      table(
        day === undefined
          ? days.map((one) => [one.date, one.open ? 'open' : `closed: ${reasonOf(one)}`])
          : day.slots.map((slot) => [slot.label, slot.open ? 'open' : `closed: ${slot.reason}`]),
      ),
    )
  },
}

/** The flags of a question besides the work of the crews. A number of taken places is one of its day. */
const questionFlags = ['date', 'from', 'days', 'now', 'duration', 'service', 'taken', 'limit']

/** The days that were asked for; `day` when it was one. */
interface Asked {
  readonly days: readonly Day[]
  readonly day?: Day
}

/** The places of the day in `date` that a number says are taken. */
function takenOn(flags: Flags): Availability['taken'] {
  const taken = wholeFlag(flags, 'taken', 0, mostPlaces)
  if (taken === undefined) return undefined
  const date = dateFlag(flags, 'date')
  if (date === undefined)
    throw wrong('taken', 'say --date: the places of which day; or give a file, { "2026-12-24": 3 }')
  return { [date]: taken }
}

function ask(
  policy: SchedulePolicy,
  flags: Flags,
  clock: number,
  work: Pick<Availability, 'busy' | 'taken'>,
): Asked {
  const now = instantOfQuestion(flags, clock)
  const limit = wholeFlag(flags, 'limit', 0, mostPlaces)
  const durationMinutes = durationOf(flags)
  const service = textFlag(flags, 'service')
  if (service !== undefined && policy.services?.[service] === undefined)
    throw wrong(
      'service',
      `unknown to the policy; choose of ${Object.keys(policy.services ?? {}).join(', ') || 'none'}`,
    )
  const availability = {
    now,
    ...(limit !== undefined && { limit }),
    ...(durationMinutes !== undefined && { durationMinutes }),
    ...(service !== undefined && { service }),
    ...work,
  }
  const date = dateFlag(flags, 'date')
  const from = dateFlag(flags, 'from')
  const count = wholeFlag(flags, 'days', 1, 3660)
  if (date !== undefined) {
    if (from !== undefined || count !== undefined)
      throw wrong('date', 'say --date for one day, or --from and --days for several')
    const day = dayOn(policy, availability, date)
    return { days: [day], day }
  }
  if (from === undefined && count === undefined) return { days: calendar(policy, availability) }
  const first = from ?? businessDateOf(now, policy.zone)
  return {
    days: Array.from({ length: count ?? 1 }, (_, index) =>
      dayOn(policy, availability, addDays(first, index)),
    ),
  }
}

function instantOfQuestion(flags: Flags, clock: number): number {
  const text = textFlag(flags, 'now')
  return text === undefined ? clock : readInstant(text, 'now')
}

function durationOf(flags: Flags): number | undefined {
  return wholeFlag(flags, 'duration', 1, 10_000)
}

function answerJson({ day, days }: Asked): unknown {
  return day === undefined ? days.map(dayJson) : day.slots
}

const mostPlaces = 1_000_000

/** More than a calendar program reads in one piece. */
export const mostEvents = 10_000

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
