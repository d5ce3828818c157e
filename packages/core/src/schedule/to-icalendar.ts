import { instantOfLocal } from './business-time.ts'
import { checkEvents } from './checked-events.ts'
import { spanAt } from './zone-span.ts'

const minuteMs = 60_000
const yearMs = 366 * 86_400_000

/** An event of a calendar file. */
export interface CalendarEvent {
  /** Unlike that of any other event; the same for a new version of this one. */
  readonly uid: string
  /** The IANA name of the zone that its times are shown in. */
  readonly zone: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly durationMinutes: number
  /** When the file is made, in epoch milliseconds. */
  readonly madeAt: number
  readonly summary: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  /** The address of a page about it. Who sees the calendar sees it. */
  readonly url?: string | undefined
  /** Higher in each new version of the event; a calendar keeps the version with the highest. */
  readonly sequence?: number | undefined
  /** When it last changed, in epoch milliseconds. */
  readonly changedAt?: number | undefined
  /** Whether it does not take place: it is struck through, or blocks no time. */
  readonly canceled?: boolean | undefined
}

/** A calendar that programs subscribe to. */
export interface CalendarFeed {
  readonly name: string
  /** The minutes after which programs may ask for it again; many ask less often. */
  readonly refreshMinutes: number
}

/**
 * A calendar file (iCalendar, RFC 5545) of one or more events, with the clock changes of their zones from a year before the first
 * to a year after the last.
 *
 * @throws WrongValueError with everything that is wrong with the events
 * @example
 * toICalendar({ uid: '1@example.com', zone: 'UTC', startsAt: 0, durationMinutes: 60, madeAt: 0, summary: 'Visit' }).split('\r\n')[0]
 * // => 'BEGIN:VCALENDAR'
 */
export function toICalendar(...events: readonly CalendarEvent[]): string {
  return calendarOf([], events)
}

/**
 * The file of a calendar that programs subscribe to, with its events of now: they replace those of the last time.
 *
 * @throws WrongValueError with everything that is wrong with the events
 * @example
 * toCalendarFeed({ name: 'Visits', refreshMinutes: 60 }).includes('REFRESH-INTERVAL;VALUE=DURATION:PT60M') // => true
 */
export function toCalendarFeed(
  { name, refreshMinutes }: CalendarFeed,
  ...events: readonly CalendarEvent[]
): string {
  const lines = [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
  ]
  return calendarOf(lines, events)
}

function calendarOf(properties: readonly string[], events: readonly CalendarEvent[]): string {
  checkEvents(events)
  const zones = new Set(events.map(({ zone }) => zone))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Home Services//core//EN',
    ...properties,
    ...[...zones].flatMap((zone) => timeZone(zone, events)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({
  uid,
  zone,
  startsAt,
  durationMinutes,
  madeAt,
  summary,
  description,
  location,
  url,
  sequence,
  changedAt,
  canceled,
}: CalendarEvent): string[] {
  const endsAt = startsAt + durationMinutes * minuteMs
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${basic(madeAt)}Z`,
    `DTSTART${moment(startsAt, zone)}`,
    `DTEND${moment(endsAt, zone)}`,
    `SUMMARY:${escaped(summary)}`,
    ...textLine('DESCRIPTION', description),
    ...textLine('LOCATION', location),
    ...(url === undefined ? [] : [`URL:${printable(url)}`]),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(changedAt === undefined ? [] : [`LAST-MODIFIED:${basic(changedAt)}Z`]),
    ...(canceled === undefined ? [] : [`STATUS:${canceled ? 'CANCELLED' : 'CONFIRMED'}`]),
    ...(canceled === true ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

/** A property that is a text; an empty one is left out, as readers have no use for it. */
function textLine(name: string, text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : [`${name}:${escaped(text)}`]
}

/** Describes the clocks of a zone around its events: the offset at first, and every change. */
function timeZone(zone: string, events: readonly CalendarEvent[]): string[] {
  const starts = events.filter((event) => event.zone === zone).map(({ startsAt }) => startsAt)
  const until = Math.max(...starts) + yearMs
  let { from, until: next, offset } = spanAt(zone, Math.min(...starts) - yearMs)
  const observances = [observance('STANDARD', from, offset, offset)]
  while (next < until) {
    const span = spanAt(zone, next)
    if (span.offset !== offset) {
      observances.push(observance(span.offset > offset ? 'DAYLIGHT' : 'STANDARD', next, offset, span.offset))
    }
    next = span.until
    offset = span.offset
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE']
}

/** A stretch of one offset; it begins at a time of the clock before. */
function observance(kind: 'STANDARD' | 'DAYLIGHT', from: number, before: number, offset: number): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${basic(from + before)}`,
    `TZOFFSETFROM:${signed(before)}`,
    `TZOFFSETTO:${signed(offset)}`,
    `END:${kind}`,
  ]
}

/**
 * A moment on the clock of a zone, or in UTC when the clock shows that time twice. A local time would mean the first, but programs take it
 * for the second.
 */
function moment(instant: number, zone: string): string {
  const local = instant + spanAt(zone, instant).offset
  return isTwice(local, zone) ? `:${basic(instant)}Z` : `;TZID=${zone}:${basic(local)}`
}

/** Whether a clock goes back over a local time. */
function isTwice(local: number, zone: string): boolean {
  const { until, offset } = spanAt(zone, instantOfLocal(local, zone))
  return until + spanAt(zone, until).offset <= local && local < until + offset
}

/** An instant's UTC time as 19700101T000000. */
function basic(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

function signed(offset: number): string {
  const clock = basic(Math.abs(offset)).slice(9)
  return `${offset < 0 ? '-' : '+'}${clock.endsWith('00') ? clock.slice(0, 4) : clock}`
}

function escaped(text: string): string {
  return printable(text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n'))
}

function printable(text: string): string {
  return text.replace(/(?!\t)\p{Cc}/gu, '')
}

/** A line in parts of at most 75 bytes, cut between characters. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

/** Counts the bytes that a character has in UTF-8. */
function bytesOf(character: string): number {
  if (character < '\u0080') return 1
  if (character < '\u0800') return 2
  return character.length === 1 ? 3 : 4
}
