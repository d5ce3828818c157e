import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  businessDate,
  calendar,
  dayOn,
  hoursOfWeekday,
  instantOf,
  type SchedulePolicy,
  slotsOn,
} from './index.ts'
import { placeProblem } from './place-problem.ts'
import { whyClosed } from './why-closed.ts'

const london: SchedulePolicy = {
  zone: 'Europe/London',
  hours: { monday: ['09:00', '12:00'], thursday: ['09:00', '17:00'], saturday: ['10:00', '12:00'] },
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
  specialHours: [{ date: '2026-12-31', hours: ['09:00', '11:00'] }],
  slotMinutes: 60,
  leadMinutes: 0,
  lookaheadDays: 60,
  capacity: { perDay: 10, perWeekday: { saturday: 2, thursday: 12 }, crews: 2, bufferMinutes: 15 },
}
const now = Date.UTC(2026, 11, 1)
const at = (date: string, minute: number) => instantOf(businessDate(date), minute, london.zone)
const monday = businessDate('2026-12-07')
const span = (from: number, to: number, crew?: string | number) => ({
  start: at(monday, from),
  end: at(monday, to),
  ...(crew !== undefined && { crew }),
})
const reasons = (policy: SchedulePolicy, more: Partial<Parameters<typeof calendar>[1]>, date = monday) =>
  dayOn(policy, { now, ...more }, date).slots.map(
    ({ minute, reason }) => `${minute / 60} ${reason ?? 'open'}`,
  )

interface Job {
  readonly from: number
  readonly until: number
  readonly crew?: number | undefined
}

/** Whether some assignment of the unnamed jobs gives no crew two jobs that are nearer to each other than the buffer. */
function canShare(jobs: readonly Job[], crews: number, buffer: number, given: readonly Job[] = []): boolean {
  const [job, ...rest] = jobs
  if (job === undefined) return true
  const choices = job.crew === undefined ? Array.from({ length: crews }, (_, nr) => nr + 1) : [job.crew]
  return choices.some((crew) => {
    const isFree = given.every(
      (other) => other.crew !== crew || other.until + buffer <= job.from || job.until + buffer <= other.from,
    )
    return isFree && canShare(rest, crews, buffer, [...given, { ...job, crew }])
  })
}

describe('crews', () => {
  it('close the times at which all of them are busy, buffers included', () => {
    const busy = [span(600, 660, 'a'), span(600, 660, 'b')]
    expect(reasons(london, { busy })).toEqual(['9 busy', '10 busy', '11 busy', '12 open'])
    expect(reasons(london, { busy: [span(600, 660, 'a')] })).toEqual([
      '9 open',
      '10 open',
      '11 open',
      '12 open',
    ])
    const noBuffer = { ...london, capacity: { crews: 2 } }
    expect(reasons(noBuffer, { busy })).toEqual(['9 open', '10 busy', '11 open', '12 open'])
    expect(reasons(noBuffer, { busy, durationMinutes: 61 })).toEqual([
      '9 busy',
      '10 busy',
      '11 open',
      '12 open',
    ])
  })

  it('are one crew when the same is busy twice, and any when none is named', () => {
    const noBuffer = { ...london, capacity: { crews: 2 } }
    const twice = [span(600, 630, 1), span(630, 660, 1)]
    expect(reasons(noBuffer, { busy: twice })[1]).toBe('10 open')
    expect(reasons(noBuffer, { busy: [span(600, 660, 1), span(600, 660)] })[1]).toBe('10 busy')
    expect(reasons(noBuffer, { busy: [span(600, 660), span(600, 660)] })[1]).toBe('10 busy')
  })

  it('need one crew for jobs one after another, and a second where the buffer is between them', () => {
    const chain = [span(540, 600), span(600, 660), span(660, 720)]
    const visit = { busy: chain, durationMinutes: 180 }
    expect(reasons({ ...london, capacity: { crews: 2 } }, visit)).toEqual([
      '9 open',
      '10 open',
      '11 open',
      '12 open',
    ])
    expect(reasons({ ...london, capacity: { crews: 2, bufferMinutes: 1 } }, visit)).toEqual([
      '9 busy',
      '10 busy',
      '11 busy',
      '12 open',
    ])
  })

  it('take no work of a named crew: one that only it could exchange keeps a crew of its own', () => {
    const twoCrews = { ...london, capacity: { crews: 2 } }
    const work = [span(480, 560, 'a'), span(540, 600), span(610, 690), span(680, 720, 'b')]
    expect(reasons(twoCrews, { busy: work, durationMinutes: 60 })).toEqual([
      '9 busy',
      '10 open',
      '11 busy',
      '12 open',
    ])
    const kept = [span(480, 510, 'a'), span(500, 600), span(600, 700), span(690, 720, 'b')]
    expect(reasons(twoCrews, { busy: kept, durationMinutes: 90 })[0]).toBe('9 busy')
    // An hour without work on another part of the day parts them.
    const apart = [span(480, 500, 'a'), span(510, 600), span(600, 700), span(720, 780, 'b')]
    expect(reasons(twoCrews, { busy: apart, durationMinutes: 90 })[0]).toBe('9 open')
  })

  it('let a visit touch other work, to the millisecond', () => {
    const one = { ...london, capacity: { crews: 1, bufferMinutes: 15 } }
    const until = (end: number) => reasons(one, { busy: [{ start: at(monday, 500), end }] })[1]
    expect(until(at(monday, 585))).toBe('10 open')
    expect(until(at(monday, 585) + 1)).toBe('10 busy')
    const from = (start: number) => reasons(one, { busy: [{ start, end: at(monday, 800) }] })[0]
    expect(from(at(monday, 615))).toBe('9 open')
    expect(from(at(monday, 615) - 1)).toBe('9 busy')
  })

  it('do not limit a policy that does not count them', () => {
    const { crews: _, ...capacity } = london.capacity ?? {}
    const busy = [span(540, 720), span(540, 720), span(540, 720)]
    expect(reasons({ ...london, capacity }, { busy }).every((slot) => slot.endsWith('open'))).toBe(true)
    const { capacity: _capacity, ...unlimited } = london
    expect(dayOn(unlimited, { now, busy, taken: { [monday]: 1000 } }, monday).open).toBe(true)
    expect(whyClosed(unlimited, { now, busy }, monday, 600)).toBeNull()
  })

  it('are busy by local time on the days of a clock change', () => {
    const hour = 3_600_000
    const on = (zone: string, date: string, hours: readonly [string, string], start: number) =>
      reasons(
        {
          zone,
          hours: { sunday: hours },
          slotMinutes: 60,
          leadMinutes: 0,
          lookaheadDays: 60,
          capacity: { crews: 1 },
        },
        { now: start - 48 * hour, busy: [{ start, end: start + hour }] },
        businessDate(date),
      )
    // Toronto is four hours behind UTC after its spring change: the work begins at 22:00.
    expect(on('America/Toronto', '2027-03-14', ['21:00', '23:00'], Date.UTC(2027, 2, 15, 2))).toEqual([
      '21 open',
      '22 busy',
      '23 open',
    ])
    // Sydney is eleven hours ahead of UTC before its autumn change: the work begins at midnight.
    expect(on('Australia/Sydney', '2027-04-04', ['00:00', '02:00'], Date.UTC(2027, 3, 3, 13))).toEqual([
      '0 busy',
      '1 open',
      '2 open',
    ])
  })

  it('are busy at the time of the business, also on a day that the lead time cuts through', () => {
    const toronto: SchedulePolicy = {
      zone: 'America/Toronto',
      hours: { monday: ['09:00', '12:00'] },
      slotMinutes: 60,
      leadMinutes: 0,
      lookaheadDays: 60,
      capacity: { crews: 1 },
    }
    const local = (minute: number) => instantOf(monday, minute, toronto.zone)
    const busy = [{ start: local(660), end: local(720) }]
    expect(reasons(toronto, { busy })).toEqual(['9 open', '10 open', '11 busy', '12 open'])
    expect(reasons(toronto, { busy, now: local(570) })).toEqual(['9 past', '10 open', '11 busy', '12 open'])
    expect(reasons(toronto, { busy, now: local(570), durationMinutes: 120 })).toEqual([
      '9 past',
      '10 busy',
      '11 busy',
      '12 open',
    ])
  })

  it('are in the way from the day before and to the last minute of a day', () => {
    const always: SchedulePolicy = {
      zone: 'America/Toronto',
      hours: { monday: ['00:00', '23:00'] },
      slotMinutes: 60,
      leadMinutes: 0,
      lookaheadDays: 60,
      capacity: { crews: 1, bufferMinutes: 120 },
    }
    const local = (minute: number) => instantOf(monday, minute, always.zone)
    const busyHours = (start: number, end: number) =>
      reasons(always, { busy: [{ start: local(start), end: local(end) }] })
        .filter((slot) => slot.endsWith('busy'))
        .map((slot) => Number.parseInt(slot, 10))
    expect(busyHours(-120, -90)).toEqual([0])
    expect(busyHours(1439, 1440)).toEqual([21, 22, 23])
  })

  it('are asked slot by slot where the clocks change in the evening', () => {
    const easter: SchedulePolicy = {
      zone: 'Pacific/Easter',
      hours: { saturday: ['20:00', '23:00'] },
      slotMinutes: 60,
      leadMinutes: 0,
      lookaheadDays: 60,
    }
    expect(reasons(easter, { now: Date.UTC(2026, 8, 1) }, businessDate('2026-09-05'))).toEqual([
      '20 open',
      '21 open',
      '22 skipped',
      '23 open',
    ])
  })

  it('a full day and the clock are the reason before them', () => {
    const busy = [span(540, 800), span(540, 800)]
    expect(reasons(london, { busy, taken: { [monday]: 10 } })[0]).toBe('9 full')
    expect(reasons(london, { busy, now: at(monday, 570) })).toEqual([
      '9 past',
      '10 busy',
      '11 busy',
      '12 busy',
    ])
  })

  it('say when one would have to be free', () => {
    const busy = [span(600, 660), span(600, 660)]
    const why = (minute?: number, work = busy) =>
      whyClosed(london, { now, busy: work, durationMinutes: 90 }, monday, minute)
    expect(why(600)).toMatchObject({
      reason: 'busy',
      why: 'No crew is free from 9:45 AM to 11:45 AM.',
      remedy: 'It opens again when a crew is free for the whole visit.',
      nearest: { label: '12:00 PM' },
    })
    expect(why(720)).toBeNull()
    const allDay = [span(500, 800), span(500, 800)]
    expect(why(undefined, allDay)).toMatchObject({
      reason: 'busy',
      why: 'Every crew is busy on Dec 7, 2026.',
    })
    const { bufferMinutes: _, ...capacity } = london.capacity ?? {}
    expect(whyClosed(london, { now, busy: allDay }, monday)?.remedy).toBe(
      'It opens again when a crew is free for the whole visit.',
    )
    expect(whyClosed({ ...london, capacity }, { now, busy }, monday, 600)?.why).toBe(
      'No crew is free from 10:00 AM to 11:00 AM.',
    )
  })

  describe('properties', () => {
    const job = (more: { crew?: fc.Arbitrary<number | undefined> }) =>
      fc
        .record({
          from: fc.integer({ min: 480, max: 840 }),
          length: fc.integer({ min: 1, max: 120 }),
          ...more,
        })
        .map(({ length, ...rest }) => ({ ...rest, until: rest.from + length }))
    const crews = 3
    const visits = fc.tuple(fc.integer({ min: 15, max: 150 }), fc.integer({ min: 0, max: 30 }))
    /** The open minutes of the day, and those at which the crews can share the work and the visit, by trying every way. */
    const openAndPossible = (work: readonly Job[], [duration, buffer]: [number, number]) => {
      const policy = { ...london, capacity: { crews, bufferMinutes: buffer } }
      const busy = work.map((job) => span(job.from, job.until, job.crew))
      const { slots } = dayOn(policy, { now, busy, durationMinutes: duration }, monday)
      const possible = slots.filter(({ minute }) =>
        canShare([...work, { from: minute, until: minute + duration }], crews, buffer),
      )
      for (const { minute, reason } of slots) {
        const problem = placeProblem(policy, { busy, durationMinutes: duration }, monday, minute)
        expect(problem ?? undefined).toBe(reason)
      }
      const minutes = (some: typeof slots) => some.map(({ minute }) => minute)
      return [minutes(slots.filter(({ open }) => open)), minutes(possible)]
    }

    it('offer exactly the slots that some crew can do when any can take the other work', () => {
      fc.assert(
        fc.property(fc.array(job({}), { maxLength: 7 }), visits, (work, visit) => {
          fc.pre(canShare(work, crews, visit[1]))
          const [open, possible] = openAndPossible(work, visit)
          expect(open).toEqual(possible)
        }),
        { numRuns: 100 },
      )
    })

    it('offer no slot that no crew can do when some of the other work is assigned', () => {
      const crew = fc.option(fc.integer({ min: 1, max: crews }), { nil: undefined })
      fc.assert(
        fc.property(fc.array(job({ crew }), { maxLength: 6 }), visits, (work, visit) => {
          fc.pre(canShare(work, crews, visit[1]))
          const [open, possible] = openAndPossible(work, visit)
          expect(possible).toEqual(expect.arrayContaining(open ?? []))
        }),
        { numRuns: 100 },
      )
    })
  })
})

describe('places', () => {
  it('are those of the weekday when these are fewer', () => {
    const day = (date: string, taken: number, limit?: number) =>
      dayOn(
        london,
        { now, taken: { [date]: taken }, ...(limit !== undefined && { limit }) },
        businessDate(date),
      )
    expect(day('2026-12-05', 1).open).toBe(true)
    expect(day('2026-12-05', 2).reason).toBe('full')
    expect(day('2026-12-10', 10).reason).toBe('full')
    expect(day('2026-12-05', 1, 1).reason).toBe('full')
    expect(day('2026-12-05', 2, 20).reason).toBe('full')
    expect(slotsOn(london, businessDate('2026-12-05'), now, 2)[0]?.reason).toBe('full')
    expect(whyClosed(london, { now, taken: { '2026-12-05': 2 } }, businessDate('2026-12-05'))?.why).toBe(
      'All 2 places of Dec 5, 2026 are taken.',
    )
  })
})

describe('closures and special hours', () => {
  it('close dates in their own words', () => {
    const closed = calendar(london, { now }).filter((day) => day.reason === 'closure')
    expect(closed.map((day) => [day.date, day.closure, day.slots])).toEqual([
      ['2026-12-24', 'Christmas', []],
      ['2026-12-25', 'Christmas', []],
      ['2026-12-26', 'Christmas', []],
    ])
    const christmas = { reason: 'closure', why: 'Christmas', remedy: 'Choose another day.' }
    expect(whyClosed(london, { now }, businessDate('2026-12-24'))).toMatchObject(christmas)
    expect(whyClosed(london, { now }, businessDate('2026-12-24'), 540)).toMatchObject(christmas)
    const oneDay = { ...london, closures: [{ from: '2026-12-07', reason: 'Training' }] }
    expect(dayOn(oneDay, { now }, monday).closure).toBe('Training')
    expect(dayOn(oneDay, { now }, businessDate('2026-12-10')).open).toBe(true)
    const { specialHours: _, ...ordinary } = london
    expect(reasons(ordinary, {}, businessDate('2026-12-31'))).toHaveLength(9)
    expect(dayOn(ordinary, { now }, businessDate('2026-12-25')).closure).toBe('Christmas')
  })

  it('count for more than the hours of the weekday, closures for more than both', () => {
    expect(reasons(london, {}, businessDate('2026-12-31'))).toEqual(['9 open', '10 open', '11 open'])
    const { closures: _, ...open } = {
      ...london,
      specialHours: [{ date: '2026-12-08', hours: ['08:00', '08:00'] as const }],
    }
    expect(reasons(open, {}, businessDate('2026-12-08'))).toEqual(['8 open'])
    const both = { ...london, specialHours: [{ date: '2026-12-24', hours: ['09:00', '11:00'] as const }] }
    expect(dayOn(both, { now }, businessDate('2026-12-24')).reason).toBe('closure')
  })
})

describe("lastStart: 'fits'", () => {
  const fits: SchedulePolicy = { ...london, lastStart: 'fits' }

  it('ends every visit by the closing time', () => {
    expect(reasons(fits, {})).toEqual(['9 open', '10 open', '11 open'])
    expect(reasons(fits, { durationMinutes: 90 })).toEqual(['9 open', '10 open'])
    expect(whyClosed(fits, { now, durationMinutes: 90 }, monday, 660)).toMatchObject({
      reason: 'outside-hours',
      why: 'On Mondays cleanings start from 9:00 AM to 10:00 AM.',
    })
  })

  it('offers visits that end at midnight, or after it where the day does', () => {
    const hoursOf = (closes: string, durationMinutes: number) =>
      reasons({ ...fits, hours: { monday: ['21:00', closes] } }, { durationMinutes })
    expect(hoursOf('24:00', 60)).toEqual(['21 open', '22 open', '23 open'])
    expect(hoursOf('24:00', 120)).toEqual(['21 open', '22 open'])
    expect(hoursOf('25:30', 120)).toEqual(['21 open', '22 open', '23 open'])
    expect(hoursOf('25:30', 180)).toEqual(['21 open', '22 open'])
    // A visit that starts after midnight is one of Tuesday.
    expect(reasons({ ...london, hours: { monday: ['22:00', '26:00'] } }, {})).toEqual(['22 open', '23 open'])
    const special = [{ date: monday, hours: ['22:00', '24:00'] as const }]
    expect(reasons({ ...fits, specialHours: special }, {})).toEqual(['22 open', '23 open'])
  })

  it('closes a day that is too short', () => {
    const day = (durationMinutes?: number) =>
      whyClosed({ ...fits, slotMinutes: 240 }, { now, ...(durationMinutes && { durationMinutes }) }, monday)
    expect(day(200)).toMatchObject({
      reason: 'too-long',
      why: 'The opening hours of Dec 7, 2026 are shorter than 200 minutes.',
      remedy: 'Choose another day, or a shorter visit.',
    })
    expect(day()?.why).toContain('240 minutes')
    expect(day(180)).toBeNull()
  })

  it('says of a time on such a day that the visit is too long, not that others are offered', () => {
    expect(whyClosed(fits, { now, durationMinutes: 200 }, monday, 540)).toMatchObject({
      reason: 'too-long',
      why: 'The opening hours of Dec 7, 2026 are shorter than 200 minutes.',
    })
  })
})

it('refuses hours that are no times', () => {
  expect(() => dayOn({ ...london, hours: { monday: ['nine', 'ten'] } }, { now }, monday)).toThrow(
    'hours.monday.0: must be a time as \'09:00\', not "nine"',
  )
  expect(() => hoursOfWeekday({ hours: { monday: ['nine', 'ten'] } }, 1)).toThrow('Not a time as HH:MM: nine')
})
