import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedInFrench } from './closed-in-french.ts'
import { businessDate, calendar, dayOn, earliestSlot, type SchedulePolicy, slotProblem } from './index.ts'
import { placeProblem } from './place-problem.ts'
import { parseAvailability, parsePolicy } from './schema.ts'
import { whyClosed } from './why-closed.ts'

/** A music school: rooms for all lessons, one violin teacher who comes on Tuesdays. */
const school: SchedulePolicy = {
  zone: 'UTC',
  hours: { monday: ['10:00', '13:00'], tuesday: ['10:00', '13:00'] },
  lastStart: 'fits',
  specialHours: [
    { date: '2026-12-15', hours: ['12:00', '17:00'] },
    { date: '2026-12-21', hours: ['09:00', '10:00'] },
  ],
  slotMinutes: 60,
  leadMinutes: 0,
  lookaheadDays: 60,
  resources: { room: 2, 'violin-teacher': 1 },
  services: {
    piano: { needs: ['room'] },
    violin: {
      needs: ['room', 'violin-teacher'],
      hours: {
        tuesday: [
          ['11:00', '13:00'],
          ['16:00', '18:00'],
        ],
      },
    },
    online: { hours: { sunday: ['20:00', '21:00'] } },
  },
}
const now = Date.UTC(2026, 11, 1)
const monday = businessDate('2026-12-07')
const tuesday = businessDate('2026-12-08')
const work = (day: number, from: number, until: number, ...uses: string[]) => ({
  start: Date.UTC(2026, 11, day, from),
  end: Date.UTC(2026, 11, day, until),
  uses,
})
const slots = (asked: object, date: string, policy = school) =>
  dayOn(policy, { now, ...asked }, businessDate(date)).slots.map(
    ({ minute, reason }) => `${minute / 60} ${reason ?? 'open'}`,
  )

describe('what a service needs', () => {
  it('closes a time at which all of it is in use, and no other', () => {
    const busy = [work(7, 10, 12, 'room'), work(7, 11, 12, 'room', 'violin-teacher'), work(7, 12, 13)]
    expect(slots({ busy, service: 'piano' }, monday)).toEqual(['10 open', '11 in-use', '12 open'])
    expect(slots({ busy }, monday)).toEqual(['10 open', '11 open', '12 open'])
    const lesson = { busy, service: 'piano', durationMinutes: 120 }
    expect(slots(lesson, monday)).toEqual(['10 in-use', '11 in-use'])
  })

  it('counts what is used at the same moment, not one after another', () => {
    const busy = [work(7, 10, 11, 'room'), work(7, 11, 12, 'room'), work(7, 12, 13, 'room')]
    expect(slots({ busy, service: 'piano', durationMinutes: 180 }, monday)).toEqual(['10 open'])
  })

  it('is each of its resources, and a crew where crews are counted', () => {
    const busy = [work(8, 11, 12, 'violin-teacher')]
    expect(slots({ busy, service: 'violin' }, tuesday)).toEqual([
      '11 in-use',
      '12 open',
      '16 open',
      '17 open',
    ])
    expect(slots({ busy, service: 'piano' }, tuesday)).toEqual(['10 open', '11 open', '12 open'])
    const crews = { ...school, capacity: { crews: 1, bufferMinutes: 30 } }
    expect(slots({ busy, service: 'piano' }, tuesday, crews)).toEqual(['10 busy', '11 busy', '12 busy'])
  })

  it('closes all where there is none of it', () => {
    const none = { ...school, resources: { room: 0, 'violin-teacher': 1 } }
    expect(slots({ service: 'piano' }, monday, none)).toEqual(['10 in-use', '11 in-use', '12 in-use'])
    expect(dayOn(none, { now, service: 'piano' }, monday).reason).toBe('in-use')
  })

  it('is asked again when a place is taken', () => {
    const busy = [work(7, 10, 12, 'room'), work(7, 10, 12, 'room')]
    const problems = [600, 660, 720].map((minute) =>
      placeProblem(school, { busy, service: 'piano' }, monday, minute),
    )
    expect(problems).toEqual(['in-use', 'in-use', null])
    expect(placeProblem(school, { busy }, monday, 600)).toBeNull()
  })

  it('is named with the reason, and the nearest time at which it is free', () => {
    const busy = [work(8, 11, 18, 'violin-teacher')]
    const asked = { now, busy, service: 'violin' }
    expect(whyClosed(school, asked, tuesday, 660)).toMatchObject({
      reason: 'in-use',
      why: 'On Dec 8, 2026 every violin-teacher is in use.',
      remedy: 'Choose another time.',
      nearest: { date: '2026-12-01', minute: 1020 },
    })
    const words = closedInFrench({ one: 'un cours', many: 'cours' })
    expect(whyClosed(school, asked, tuesday, undefined, words)?.why).toBe(
      'Le 8 décembre 2026, tout est pris à ce moment : violin-teacher.',
    )
    expect(whyClosed(school, { ...asked, busy: [] }, tuesday, 660)).toBeNull()
  })
})

describe('a service with hours of its own', () => {
  it('has these in place of the others, and of special hours what falls into them', () => {
    expect(slots({ service: 'violin' }, monday)).toEqual([])
    expect(dayOn(school, { now, service: 'violin' }, monday).reason).toBe('closed')
    expect(slots({ service: 'violin' }, '2026-12-15')).toEqual(['12 open', '16 open'])
    expect(slots({ service: 'violin' }, '2026-12-21')).toEqual([])
    expect(slots({ service: 'piano' }, '2026-12-21')).toEqual(['9 open'])
    expect(slots({ service: 'online' }, '2026-12-13')).toEqual(['20 open'])
  })

  it('is what the calendar and the first free time are asked for', () => {
    const open = calendar(school, { now, service: 'violin' }).filter((day) => day.open)
    expect(open.slice(0, 2).map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-08'])
    expect(earliestSlot(school, { now, service: 'online' })?.date).toBe('2026-12-06')
  })

  it('is what a chosen slot is judged by', () => {
    const problem = (service: string, date: string, minute: number) =>
      slotProblem(school, businessDate(date), minute, now, 60, service)
    expect(problem('online', '2026-12-13', 1200)).toBeNull()
    expect(problem('piano', '2026-12-13', 1200)).toBe('closed')
    expect(problem('violin', monday, 600)).toBe('closed')
    expect(problem('violin', tuesday, 600)).toBe('outside-hours')
  })

  it('is as the company is where it has no rules', () => {
    expect(slots({ service: 'drums' }, monday)).toEqual(slots({}, monday))
  })
})

it.each<readonly [string, object, readonly string[]]>([
  [
    'an unknown resource',
    { services: { piano: { needs: ['piano'] } } },
    ["services.piano.needs: 'piano' is no resource of this policy; choose of room, violin-teacher"],
  ],
  [
    'no resources',
    { resources: undefined, services: { piano: { needs: ['room'] } } },
    ["services.piano.needs: 'room' is no resource of this policy; choose of none"],
  ],
  [
    'a resource that is listed twice',
    { services: { piano: { needs: ['room', 'room'] } } },
    ["services.piano.needs: 'room' is listed twice"],
  ],
  [
    'hours that end before',
    { services: { piano: { hours: { monday: ['12:00', '11:00'] } } } },
    ['services.piano.hours.monday: end at 11:00, before they begin at 12:00'],
  ],
  ['a service without rules', { services: { piano: {} } }, ['services.piano: must say needs or hours']],
  [
    'half a room',
    { resources: { room: 0.5, 'violin-teacher': 1 } },
    ['resources.room: must be a whole number from 0 to 10000, not 0.5'],
  ],
])('names what is wrong with a policy of %s', (_, changes, expected) => {
  const parsed = parsePolicy({ ...school, ...changes })
  expect(parsed.ok ? [] : parsed.issues.map(({ field, message }) => `${field}: ${message}`)).toEqual(expected)
})

it('names what work uses that the policy does not have', () => {
  const ask = (uses: unknown, service: unknown = 'piano') =>
    Reflect.apply(dayOn, undefined, [school, { now, service, busy: [{ ...work(7, 10, 11), uses }] }, monday])
  expect(() => ask(['rom'])).toThrow(
    'busy.0.uses: "rom" is no resource of the policy; choose of room, violin-teacher',
  )
  expect(() => ask('room')).toThrow('busy.0.uses: must be a list of resources, not "room"')
  expect(() => ask(['room'], 7)).toThrow('service: must be the id of a service, not 7')
  const { resources: _, services: __, ...plain } = school
  expect(() => dayOn(plain, { now, busy: [work(7, 10, 11, 'room')] }, monday)).toThrow('choose of none')
})

it('reads from JSON what work uses, and for which service is asked', () => {
  const busy = [{ start: '2026-12-07T10:00:00Z', end: '2026-12-07T11:00:00Z', uses: ['room'] }]
  const read = parseAvailability({ now: '2026-12-01T00:00:00Z', service: 'piano', busy })
  expect(read).toEqual({ ok: true, value: { now, service: 'piano', busy: [work(7, 10, 11, 'room')] } })
})

it('opens a time exactly when, minute by minute, one of each resource is free', () => {
  const job = fc.record({
    from: fc.integer({ min: 9, max: 13 }),
    length: fc.integer({ min: 1, max: 3 }),
    uses: fc.subarray(['room', 'violin-teacher']),
  })
  fc.assert(
    fc.property(fc.array(job, { maxLength: 6 }), fc.constantFrom(60, 90, 120), (jobs, durationMinutes) => {
      const busy = jobs.map(({ from, length, uses }) => work(8, from, from + length, ...uses))
      const free = (name: 'room' | 'violin-teacher', minute: number) => {
        const using = jobs.filter(
          ({ from, length, uses }) =>
            uses.includes(name) && from * 60 <= minute && minute < (from + length) * 60,
        )
        return using.length < Number(school.resources?.[name])
      }
      const { slots } = dayOn(school, { now, durationMinutes, busy, service: 'violin' }, tuesday)
      for (const { minute, open } of slots) {
        const minutes = Array.from({ length: durationMinutes }, (_, index) => minute + index)
        expect(open).toBe(minutes.every((one) => free('room', one) && free('violin-teacher', one)))
      }
    }),
  )
})

it('names a crew that is neither a name nor a number, and what is used that is no list', () => {
  const span = { start: '2026-11-23T09:00:00Z', end: '2026-11-23T10:00:00Z' }
  const asked = {
    now: '2026-11-20T09:00:00Z',
    busy: [
      { ...span, crew: true },
      { ...span, crew: 'a', uses: 'room' },
      { ...span, crew: 1e10 },
      { ...span, crew: '' },
    ],
  }
  const parsed = parseAvailability(asked)
  expect(parsed.ok ? [] : parsed.issues.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'busy.0.crew: must be a name or a number, not true',
    'busy.1.uses: must be a list, not "room"',
    'busy.2.crew: must be a number from -1000000000 to 1000000000, not 10000000000',
    'busy.3.crew: must be a text, not ""',
  ])
})
