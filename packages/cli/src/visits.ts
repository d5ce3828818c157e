import { dayOn, instantOf, minuteOfLabel, type SchedulePolicy } from '@dustforce/core/schedule'
import { intervals, occurrences, type Series, type Visit } from '@dustforce/core/schedule/occurrences'
import { toICalendar } from '@dustforce/core/schedule/to-icalendar'
import { whyClosed } from '@dustforce/core/schedule/why-closed'
import { answerLines, flagsOfLine, recordOf } from './answer-lines.ts'
import { type Command, type Flags, textFlag, wholeFlag } from './command.ts'
import { wrong } from './input-error.ts'
import { clockText, dateFlag, readInstant, readPolicy } from './read-policy.ts'
import { mostEvents } from './slots.ts'
import { table } from './table.ts'

const ways = ['skip', 'next-open-day'] as const

/** `dustforce visits`: the visits of a series, each with its date and why it was moved. */
export const visitsCommand: Command = {
  help: `dustforce visits: the dates of regular visits

  dustforce visits --policy p.json --from 2026-10-20 --every 2-weeks --time 09:00 --count 6
  echo '{"from":"2026-10-20","every":"week","time":"09:00","count":6}' | dustforce visits --jsonl

  --policy     a policy in JSON; the folder's policy.json when missing, or Dust Force's
  --from       the first visit, yyyy-MM-dd
  --every      ${intervals.join(', ')}
  --time       when each begins, 09:00
  --duration   how many minutes a visit takes
  --count      how many visits, or
  --until      the last date, yyyy-MM-dd
  --on-closed  ${ways.join(' or ')}: what becomes of a visit on a closed day; skip when missing
  --now        when a calendar file is made, ISO 8601; the current instant when missing
  --ics        write a calendar file
  --title      what each visit is called in it; visits of another title stay beside them in a calendar
  --jsonl      read a series a line, with these names (onClosed); answer each in a line as it comes
  --json       write JSON also to a terminal`,
  options: {
    policy: { type: 'string' },
    from: { type: 'string' },
    every: { type: 'string' },
    time: { type: 'string' },
    duration: { type: 'string' },
    count: { type: 'string' },
    until: { type: 'string' },
    'on-closed': { type: 'string' },
    now: { type: 'string' },
    ics: { type: 'boolean' },
    title: { type: 'string' },
    jsonl: { type: 'boolean' },
  },
  run(console, flags) {
    const policy = readPolicy(console, textFlag(flags, 'policy'))
    if (flags.jsonl === true)
      return answerLines(console, flags, ['policy'], (request) =>
        visitsJson(visitsOf(policy, seriesOf(flagsOfLine(recordOf(request), seriesFlags)))),
      )
    const series = seriesOf(flags)
    const visits = visitsOf(policy, series)
    if (flags.ics === true) {
      if (visits.length > mostEvents)
        throw wrong('ics', `${visits.length} visits, and a file takes ${mostEvents}: say an earlier --until`)
      const nowText = textFlag(flags, 'now')
      const madeAt = nowText === undefined ? console.now : readInstant(nowText, 'now')
      const title = textFlag(flags, 'title')
      const owner = title === undefined ? '' : `-${title.replace(/[^\p{L}\p{N}]+/gu, '-')}`
      const events = visits.map(({ date, startsAt }) => ({
        uid: `${date}-${series.time}${owner}@dustforce`,
        zone: policy.zone,
        startsAt,
        durationMinutes: series.durationMinutes ?? policy.slotMinutes,
        madeAt,
        summary: title ?? 'Visit',
      }))
      return console.print(toICalendar(...events).slice(0, -1))
    }
    const rows = visitsJson(visits)
    if (!console.interactive || flags.json === true) return console.print(JSON.stringify(rows))
    console.print(
      table(
        rows.map(({ date, time, moved }) => [
          date,
          time,
          moved ? `instead of ${moved.from}: ${moved.reason}` : '',
        ]),
      ),
    )
  },
}

/** The flags that say which series it is. */
const seriesFlags = ['from', 'every', 'time', 'duration', 'count', 'until', 'on-closed']

function seriesOf(flags: Flags): Series {
  const from = dateFlag(flags, 'from')
  if (from === undefined) throw wrong('from', 'missing; write yyyy-MM-dd')
  const every = intervals.find((interval) => interval === flags.every)
  if (every === undefined) throw wrong('every', `choose ${intervals.join(', ')}`)
  const time = minuteOfLabel(textFlag(flags, 'time') ?? '')
  if (time === null) throw wrong('time', 'write a time, as 09:00')
  const onClosed = ways.find((way) => way === (flags['on-closed'] ?? 'skip'))
  if (onClosed === undefined) throw wrong('on-closed', `choose ${ways.join(' or ')}`)
  const durationMinutes = wholeFlag(flags, 'duration', 1, 10_000)
  const count = wholeFlag(flags, 'count', 1, 1000)
  const until = dateFlag(flags, 'until')
  if ((count === undefined) === (until === undefined)) throw wrong('visits', 'say --count or --until')
  if (until !== undefined && until < from) throw wrong('until', `must not be before ${from}`)
  const series = { from, every, time, onClosed, ...(durationMinutes !== undefined && { durationMinutes }) }
  return until === undefined ? { ...series, count: count ?? 0 } : { ...series, until }
}

/**
 * The visits of a series.
 *
 * @throws InputError when none takes place, with the reason of the first: an empty list would keep it
 */
function visitsOf(policy: SchedulePolicy, series: Series): Visit[] {
  const visits = occurrences(policy, series)
  if (visits.length > 0) return visits
  const { from, time, durationMinutes } = series
  const availability = { now: instantOf(from, time, policy.zone), durationMinutes }
  const { closure, slots } = dayOn(policy, availability, from)
  const reason = closure ?? whyClosed(policy, availability, from, time)?.reason
  const times = slots.map(({ minute }) => clockText(minute)).join(', ')
  throw wrong(
    'visits',
    `none takes place: ${from} at ${clockText(time)}: ${reason}${times && `; its times are ${times}`}`,
  )
}

function visitsJson(visits: readonly Visit[]) {
  return visits.map(({ date, minute, startsAt, moved }) => ({
    date,
    time: clockText(minute),
    instant: new Date(startsAt).toISOString().replace('.000Z', 'Z'),
    ...(moved && { moved: { from: moved.from, reason: moved.closure ?? moved.reason } }),
  }))
}
