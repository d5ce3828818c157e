import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { instants, zones } from '../testing/index.ts'
import { instantOf } from './business-time.ts'
import { businessDate } from './index.ts'
import { type CalendarEvent, toCalendarFeed, toICalendar } from './to-icalendar.ts'

const visit: CalendarEvent = {
  uid: 'visit-1@example.com',
  zone: 'America/Toronto',
  startsAt: Date.UTC(2026, 10, 3, 14),
  durationMinutes: 90,
  madeAt: Date.UTC(2026, 9, 1, 12, 30, 5),
  summary: 'Visit',
}

/** A reader of its own: unfolds, and finds each time by the observances of the file alone. */
function read(file: string) {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const observances: { zone: string; from: number; offsetFrom: number; offsetTo: number }[] = []
  const events: Record<string, string>[] = []
  let zone = ''
  let fields: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const [name = '', value] = [line.slice(0, colon), line.slice(colon + 1)]
    if (name === 'BEGIN') fields = {}
    else if (name === 'TZID') zone = value
    else if (name === 'END' && (value === 'STANDARD' || value === 'DAYLIGHT')) {
      const offsetFrom = offset(fields.TZOFFSETFROM)
      const offsetTo = offset(fields.TZOFFSETTO)
      observances.push({ zone, from: utc(fields.DTSTART) - offsetFrom, offsetFrom, offsetTo })
    } else if (name === 'END' && value === 'VEVENT') events.push(fields)
    else fields[name] = value
  }
  const instant = (event: Record<string, string>, field: string) => {
    const [name = '', value = ''] = Object.entries(event).find(([key]) => key.startsWith(field)) ?? []
    if (value.endsWith('Z')) return utc(value.slice(0, -1))
    const own = observances.filter((one) => `${field};TZID=${one.zone}` === name)
    const began = own.filter((one) => utc(value) - one.offsetFrom >= one.from)
    return utc(value) - (began.toSorted((a, b) => a.from - b.from).at(-1)?.offsetTo ?? Number.NaN)
  }
  return events.map((event) => ({
    startsAt: instant(event, 'DTSTART'),
    endsAt: instant(event, 'DTEND'),
    summary: unescaped(event.SUMMARY),
    description: unescaped(event.DESCRIPTION),
  }))
}

function utc(basic = ''): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(basic) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

function offset(text = ''): number {
  return Number(`${text.slice(0, 1)}1`) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3))) * 60_000
}

function unescaped(text = ''): string {
  return text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
}

describe('toICalendar', () => {
  it('is a file of an event and the clock changes around it', () => {
    const lines = toICalendar(visit).split('\r\n')
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Home Services//core//EN'])
    expect(lines).toContain('TZID:America/Toronto')
    const change = lines.indexOf('DTSTART:20261101T020000')
    expect(lines.slice(change - 1, change + 4)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
    ])
    const spring = lines.indexOf('DTSTART:20270314T020000')
    expect(lines.slice(spring - 1, spring + 3)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20270314T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
    ])
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:visit-1@example.com',
      'DTSTAMP:20261001T123005Z',
      'DTSTART;TZID=America/Toronto:20261103T090000',
      'DTEND;TZID=America/Toronto:20261103T103000',
      'SUMMARY:Visit',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('writes a time that comes twice in UTC, the first too, which readers take for the second', () => {
    const lines = (zone: string, startsAt: number, durationMinutes: number) =>
      (
        toICalendar({ ...visit, zone, startsAt, durationMinutes }).match(/DT(?:START|END)[;:].*/g) ?? []
      ).slice(-2)
    const first = Date.UTC(2026, 10, 1, 5)
    const minuteMs = 60_000
    const toronto = (minutes: number) => lines('America/Toronto', first + minutes * minuteMs, 60)
    expect(toronto(-1)).toEqual(['DTSTART;TZID=America/Toronto:20261101T005900', 'DTEND:20261101T055900Z'])
    expect(toronto(0)).toEqual(['DTSTART:20261101T050000Z', 'DTEND:20261101T060000Z'])
    expect(toronto(119)).toEqual(['DTSTART:20261101T065900Z', 'DTEND;TZID=America/Toronto:20261101T025900'])
    expect(toronto(120)?.[0]).toBe('DTSTART;TZID=America/Toronto:20261101T020000')
    // Half an hour twice.
    const lordHowe = Date.UTC(2027, 3, 3, 14, 30)
    expect(lines('Australia/Lord_Howe', lordHowe, 90)).toEqual([
      'DTSTART:20270403T143000Z',
      'DTEND;TZID=Australia/Lord_Howe:20270404T023000',
    ])
  })

  it('writes the seconds of an offset that has some, as few did', () => {
    const file = toICalendar({ ...visit, zone: 'Africa/Monrovia', startsAt: 0 })
    expect(file).toContain('TZOFFSETFROM:-004430')
    expect(toICalendar({ ...visit, startsAt: Date.UTC(1880, 0, 1) })).toContain('TZOFFSETTO:-051732')
  })

  it('leaves out a text that is empty', () => {
    expect(toICalendar({ ...visit, description: '', location: '' })).toBe(toICalendar(visit))
  })

  it('escapes what has a meaning and leaves out control characters', () => {
    const text = toICalendar({
      ...visit,
      summary: 'a,b;c\\d\r\ne\rf\u0007\tg',
      location: '1 King St, Toronto',
      description: 'BEGIN:VEVENT\nX',
    })
    expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\tg\r\n')
    expect(text).toContain('LOCATION:1 King St\\, Toronto\r\n')
    expect(text).toContain('DESCRIPTION:BEGIN:VEVENT\\nX\r\n')
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  })

  it('gives an address as it is, in one line of the event', () => {
    const url = `https://example.com/booking?a=1,2;b=${'x'.repeat(80)}#c`
    const event = (address: string) =>
      new ICAL.Component(ICAL.parse(toICalendar({ ...visit, url: address }))).getFirstSubcomponent('vevent')
    expect(event(url)?.getFirstPropertyValue('url')).toBe(url)
    const broken = event('https://example.com/\r\nSUMMARY:Another\u0007')
    expect(broken?.getFirstPropertyValue('url')).toBe('https://example.com/SUMMARY:Another')
    expect(broken?.getAllProperties('summary')).toHaveLength(1)
    expect(event(url)?.hasProperty('location')).toBe(false)
  })

  it('folds lines at 75 bytes, between characters', () => {
    for (const summary of [
      'x'.repeat(66),
      'x'.repeat(67),
      'é'.repeat(80),
      '\u0800'.repeat(60),
      '€'.repeat(60),
      '😀'.repeat(50),
    ]) {
      const text = toICalendar({ ...visit, summary })
      const sizes = text.split('\r\n').map((line) => encodeURIComponent(line).replace(/%../g, 'x').length)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
      expect(read(text)[0]?.summary).toBe(summary)
    }
    const first = (summary: string) =>
      [...(/SUMMARY:(.*)\r\n /.exec(toICalendar({ ...visit, summary }))?.[1] ?? '')].length
    expect(['é'.repeat(80), '€'.repeat(60), '😀'.repeat(50)].map(first)).toEqual([33, 22, 16])
    expect(toICalendar({ ...visit, summary: 'x'.repeat(67) })).toContain(`SUMMARY:${'x'.repeat(67)}\r\n`)
    expect(toICalendar({ ...visit, summary: 'x'.repeat(68) })).toContain(`${'x'.repeat(67)}\r\n x\r\n`)
  })

  it('has one zone for the events that share it', () => {
    const file = toICalendar(visit, { ...visit, uid: '2' }, { ...visit, uid: '3', zone: 'Asia/Kolkata' })
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2)
    expect(file).toContain('TZOFFSETTO:+0530')
    expect(file.split('\r\n')[3]).toBe('BEGIN:VTIMEZONE')
    expect(read(file).map(({ startsAt }) => startsAt)).toEqual([
      visit.startsAt,
      visit.startsAt,
      visit.startsAt,
    ])
  })

  it('says of each zone only what its clocks do around its own events', () => {
    const kolkata = { ...visit, uid: '2', zone: 'Asia/Kolkata', startsAt: Date.UTC(2036, 0, 1) }
    const offsets = (file: string) => file.match(/TZOFFSETTO:.\d{4}/g)
    expect(offsets(toICalendar(kolkata))).toEqual(['TZOFFSETTO:+0530'])
    expect(offsets(toICalendar({ ...visit, zone: 'UTC' }))).toEqual(['TZOFFSETTO:+0000'])
    const alone = offsets(toICalendar(visit)) ?? []
    expect(offsets(toICalendar(visit, kolkata))).toEqual([...alone, 'TZOFFSETTO:+0530'])
  })

  it('is read by another reader as it was meant, in any zone, at any time', () => {
    const events = fc.record({
      zone: zones(),
      startsAt: instants().map((instant) => Math.floor(instant / 60_000) * 60_000),
      durationMinutes: fc.integer({ min: 1, max: 600 }),
      summary: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(/\p{Cc}/gu, '')),
    })
    fc.assert(
      fc.property(fc.array(events, { minLength: 1, maxLength: 3 }), (several) => {
        const file = toICalendar(...several.map((event, index) => ({ ...visit, ...event, uid: `${index}` })))
        expect(read(file)).toEqual(
          several.map(({ startsAt, durationMinutes, summary }) => ({
            startsAt,
            endsAt: startsAt + durationMinutes * 60_000,
            summary,
            description: '',
          })),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('says which version of an event it is, and that one is canceled', () => {
    const text = toICalendar({ ...visit, sequence: 7, changedAt: Date.UTC(2026, 9, 2), canceled: true })
    expect(text).toContain(
      'SEQUENCE:7\r\nLAST-MODIFIED:20261002T000000Z\r\nSTATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n',
    )
    expect(toICalendar({ ...visit, canceled: false })).toContain('STATUS:CONFIRMED\r\nEND:VEVENT')
  })
})

describe('toCalendarFeed', () => {
  it('has a name, says how often to ask, and has no method', () => {
    const lines = toCalendarFeed({ name: 'Your, cleaning', refreshMinutes: 60 }, visit).split('\r\n')
    expect(lines.slice(0, 7)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Home Services//core//EN',
      'NAME:Your\\, cleaning',
      'X-WR-CALNAME:Your\\, cleaning',
      'REFRESH-INTERVAL;VALUE=DURATION:PT60M',
      'X-PUBLISHED-TTL:PT60M',
    ])
    expect(lines.join()).not.toContain('METHOD')
  })

  it('is read by ical.js as it was meant, at every opening hour of the weeks of both clock changes', () => {
    const dates = ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15']
    const events = dates.flatMap((date) =>
      Array.from({ length: 19 }, (_, half) => ({
        ...visit,
        uid: `${date} ${half}`,
        summary: 'Zoë; Ménage, 1\\2\nfin'.repeat(4),
        startsAt: instantOf(businessDate(date), 480 + half * 30, visit.zone),
        durationMinutes: 195,
      })),
    )
    const calendar = new ICAL.Component(
      ICAL.parse(toCalendarFeed({ name: 'V', refreshMinutes: 60 }, ...events)),
    )
    // Only the zone of the file itself: ical.js knows no other.
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
    const found = calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(component)
      startDate.zone = zone
      endDate.zone = zone
      return { uid, summary, startsAt: startDate.toUnixTime() * 1000, endsAt: endDate.toUnixTime() * 1000 }
    })
    expect(found).toEqual(
      events.map(({ uid, summary, startsAt }) => ({
        uid,
        summary,
        startsAt,
        endsAt: startsAt + 195 * 60_000,
      })),
    )
  })
})

it('names everything that is wrong with its events', () => {
  const wrong = { ...visit, startsAt: '2026-11-03', colour: 'red' }
  expect(() => toICalendar(visit, wrong as never)).toThrow(
    'Wrong event: 1.startsAt: must be a whole number from -30610051200000 to 253402041600000, not "2026-11-03"; 1.colour: unknown; the fields are',
  )
  expect(() => toICalendar({ ...visit, zone: 'Europe/Nowhere' })).toThrow(
    "Wrong event: 0.zone: 'Europe/Nowhere' is no time zone",
  )
  expect(toICalendar({ ...visit, durationMinutes: 0, sequence: 0 })).toContain('SEQUENCE:0')
})
