/** A second calendar, written from the description of the format alone: minute by minute, with the clocks that `Intl` shows. */
import type { SchedulePolicy } from '../src/schedule/index.ts'

export interface Asked {
  readonly now: number
  readonly durationMinutes: number
  readonly taken: Readonly<Record<string, number>>
  readonly busy: readonly { readonly start: number; readonly end: number }[]
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const minuteMs = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, made)
  return made
}

/** Shows the clocks of a zone at an instant, as 'yyyy-MM-dd HH:mm'. */
function clock(zone: string, instant: number): string {
  return formatOf(zone).format(instant)
}

function minutesOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
}

/** The start minutes of a date that are open. */
export function secondOpen(policy: SchedulePolicy, date: string, asked: Asked): number[] {
  const { zone, closures = [], specialHours = [], slotMinutes, capacity = {} } = policy
  const weekday = weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()]
  if (weekday === undefined) throw new Error('No weekday')
  for (const closure of closures) {
    if ('yearly' in closure) {
      if (date.slice(5) === closure.yearly) return []
    } else if (closure.from <= date && date <= (closure.to ?? closure.from)) return []
  }
  const hours = specialHours.find((special) => special.date === date)?.hours ?? policy.hours[weekday]
  if (hours === undefined) return []
  const today = clock(zone, asked.now).slice(0, 10)
  const ahead = (Date.parse(date) - Date.parse(today)) / 86_400_000
  if (ahead < 0 || ahead >= policy.lookaheadDays) return []
  const places = Math.min(capacity.perDay ?? 1e9, capacity.perWeekday?.[weekday] ?? 1e9)
  if ((asked.taken[date] ?? 0) >= places) return []
  const spans = typeof hours[0] === 'string' ? [hours] : hours
  return spans.flatMap((span) => {
    const [opens, closes] = [minutesOf(String(span[0])), minutesOf(String(span[1]))]
    const last = Math.min(1439, policy.lastStart === 'fits' ? closes - asked.durationMinutes : closes)
    const open: number[] = []
    for (let minute = opens; minute <= last; minute += slotMinutes) {
      const written = `${date} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      // No zone is further than a day from UTC; offsets are whole quarters of an hour.
      let start = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs - 15 * 3_600_000
      const end = start + 30 * 3_600_000
      while (start < end && clock(zone, start) !== written) start += 15 * minuteMs
      if (start >= end || start < asked.now + policy.leadMinutes * minuteMs) continue
      if (isCrewFree(policy, start, asked)) open.push(minute)
    }
    return open
  })
}

/** Whether never, from a buffer before the visit to one after it, as many jobs go on as there are crews. */
function isCrewFree({ capacity = {} }: SchedulePolicy, start: number, asked: Asked): boolean {
  const { crews, bufferMinutes = 0 } = capacity
  if (crews === undefined) return true
  const buffer = bufferMinutes * minuteMs
  const [from, until] = [start - buffer, start + asked.durationMinutes * minuteMs + buffer]
  // A job and the way after it keep a crew; the visit needs one from its start to its end, and ways before and after it.
  const jobs = asked.busy.filter((job) => job.start < until && job.end > from)
  const moments = [start, ...jobs.map((job) => job.start).filter((moment) => moment >= start)]
  return moments.every(
    (moment) => jobs.filter((job) => job.start <= moment && job.end + buffer > moment).length < crews,
  )
}
