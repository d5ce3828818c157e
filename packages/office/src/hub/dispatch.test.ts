import { addDays, businessDate, timeLabel } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingFromRow } from '../booking/index.ts'
import { gtaBusiness } from '../testing/business.ts'
import {
  boardDays,
  boardOf,
  type Candidate,
  type Cleaner,
  candidateReasons,
  canUnassign,
  conflictsOf,
  conflictsOnBoard,
  conflictText,
  isHard,
  type Job,
  minuteAt,
  moveKind,
  needsReason,
  overlapReasons,
  overlapReasonText,
  placeJobs,
  placeOf,
  rankCandidates,
  routeLegs,
  routeOrder,
  shownHours,
  spanText,
  stepPlace,
  unassignCleaner,
} from './index.ts'
import { travelMinutes } from './travel.ts'

const { company, policy: gtaPolicy } = gtaBusiness

const monday = businessDate('2026-11-23')

const job = (id: string, time: string | null, more: Record<string, unknown> = {}) =>
  bookingFromRow({
    id,
    customer_name: `Customer ${id}`,
    address: '12 Queen St W, Toronto, ON M5H 3X4',
    booking_date: monday,
    booking_time: time,
    duration_minutes: 120,
    booking_status: 'confirmed',
    ...more,
  })

const ana: Cleaner = {
  id: 'ana',
  fullName: 'Ana Diaz',
  onDuty: true,
  availability: { days: [], times: [] },
  serviceAreas: [],
}

const texts = (asked: Job, cleaner: Cleaner, jobs: readonly Job[]) =>
  conflictsOf(asked, cleaner, jobs, company).map(conflictText)

describe('conflictsOf', () => {
  const hers = { contractor_id: 'ana' }

  it('names a job at the same time, and not one that only touches it', () => {
    const others = [job('b', '10:30 AM', hers), job('c', '11:00 AM', hers)]
    expect(texts(job('a', '9:00 AM'), ana, others)).toEqual([
      'Has another job 10:30 AM – 12:30 PM: Customer b',
    ])
  })

  it('passes over the jobs of others, of other days, canceled ones, those without a time and the job itself', () => {
    const others = [
      job('a', '9:00 AM', hers),
      job('b', '9:00 AM', { contractor_id: 'bo' }),
      job('c', '9:00 AM', { ...hers, booking_date: '2026-11-24' }),
      job('d', '9:00 AM', { ...hers, booking_status: 'canceled' }),
      job('e', null, hers),
    ]
    expect(texts(job('a', '9:00 AM'), ana, others)).toEqual([])
    expect(texts(job('a', null), ana, [job('b', '9:00 AM', hers)])).toEqual([])
    expect(
      texts(job('a', '9:00 AM', { booking_date: null }), ana, [
        job('b', null, { ...hers, booking_date: null }),
      ]),
    ).toEqual([])
  })

  it('names the way to and from the next job when the time between is short', () => {
    const far = { ...hers, address: '1 City Centre Dr, Mississauga' }
    expect(texts(job('a', '1:00 PM'), ana, [job('b', '10:30 AM', far), job('c', '3:40 PM', far)])).toEqual([
      '30 min between this and Customer b, about 45 needed',
      '40 min between this and Customer c, about 45 needed',
    ])
    expect(texts(job('a', '1:00 PM'), ana, [job('b', '10:15 AM', far)])).toEqual([])
  })

  it('names who is off duty, does not work then, or not there', () => {
    const cleaner: Cleaner = {
      ...ana,
      onDuty: false,
      availability: { days: ['Tuesday', 'Saturday'], times: ['Morning (8am-12pm)'] },
      serviceAreas: ['Mississauga', 'Brampton'],
    }
    expect(texts(job('a', '9:00 AM'), cleaner, [])).toEqual([
      'Off duty',
      'Does not work on Mondays',
      'Works in Mississauga, Brampton only',
    ])
    const tuesday = {
      booking_date: '2026-11-24',
      address: '5 Main St, Brampton',
      booking_status: 'completed',
    }
    expect(texts(job('a', '10:30 AM', tuesday), cleaner, [])).toEqual(['Does not work at this time of day'])
    expect(texts(job('a', '10:00 AM', tuesday), cleaner, [])).toEqual([])
    expect(texts(job('a', null, tuesday), cleaner, [])).toEqual([])
  })

  it('says which the database refuses', () => {
    const off = conflictsOf(
      job('a', '9:00 AM'),
      { ...ana, onDuty: false, serviceAreas: ['York'] },
      [job('b', '9:00 AM', hers), job('c', '11:00 AM', { ...hers, address: '1 Main St, Markham' })],
      company,
    )
    expect(off.map((conflict) => [conflict.kind, isHard(conflict)])).toEqual([
      ['overlap', true],
      ['off-duty', true],
      ['travel', false],
      ['region', false],
    ])
  })

  it.each([
    [{ kind: 'overlap', other: job('b', '9:00 AM') }, true],
    [{ kind: 'off-duty' }, true],
    [{ kind: 'day', weekday: 'Monday' }, true],
    [{ kind: 'time' }, true],
    [{ kind: 'region', areas: ['York'] }, true],
    [{ kind: 'travel', other: job('b', '9:00 AM'), gap: 5, needed: 15 }, false],
  ] as const)('of which %j is recorded with a reason: %s', (conflict, expected) => {
    expect(needsReason([conflict])).toBe(expected)
  })
})

describe('travelMinutes', () => {
  it.each([
    ['1 Queen St W, Toronto', '1 queen st w, toronto ', 0],
    ['1 Queen St W, Toronto', '9 King St W, Toronto', 15],
    ['1 Queen St W, Toronto', 'somewhere', 15],
    ['1 Queen St W, Toronto', '9 Danforth Ave, East York', 30],
    ['1 Queen St W, Toronto', '1 City Centre Dr, Mississauga', 45],
    ['1 Main St, Markham', '1 City Centre Dr, Mississauga', 45],
  ])('%s to %s: %i', (from, to, minutes) => {
    expect(travelMinutes(from, to, company)).toBe(minutes)
    expect(travelMinutes(to, from, company)).toBe(minutes)
  })
})

describe('rankCandidates', () => {
  const cleaner = (id: string, more: Partial<Cleaner> = {}): Cleaner => ({
    ...ana,
    id,
    fullName: id,
    ...more,
  })

  it('puts who is free first, then who was here, then who has less to do', () => {
    const roster = [
      cleaner('off', { onDuty: false }),
      cleaner('far', { serviceAreas: ['Markham'] }),
      cleaner('busy'),
      cleaner('knows', {}),
      cleaner('fresh'),
      cleaner('alike'),
    ]
    const jobs = [job('b', '4:00 PM', { contractor_id: 'busy' })]
    const ranked = rankCandidates(
      job('a', '9:00 AM'),
      roster,
      {
        jobs,
        lastHere: { knows: businessDate('2026-10-03') },
        wishes: {},
      },
      company,
    )
    expect(ranked.map(({ contractor }) => contractor.id)).toEqual([
      'knows',
      'alike',
      'fresh',
      'busy',
      'far',
      'off',
    ])
    expect(ranked.map(candidateReasons)).toEqual([
      ['Last here on Oct 3, 2026', 'No other job that day'],
      ['No other job that day'],
      ['No other job that day'],
      ['1 other job that day'],
      ['No other job that day'],
      ['No other job that day'],
    ])
    expect(candidateReasons({ jobsThatDay: 2, lastHere: null, isPreferred: false })).toEqual([
      '2 other jobs that day',
    ])
  })

  it('puts whom the customer prefers before who was here, and whom the customer does not want again last', () => {
    const roster = ['never', 'knows', 'other', 'asked'].map((id) => cleaner(id))
    const lastHere = { never: businessDate('2026-11-01'), knows: businessDate('2026-10-03') }
    const ranked = rankCandidates(
      job('a', '9:00 AM'),
      [...roster, cleaner('far', { serviceAreas: ['Markham'] })],
      { jobs: [], lastHere, wishes: { asked: 'preferred', never: 'never' } },
      company,
    )
    expect(ranked.map(({ contractor }) => contractor.id)).toEqual(['asked', 'knows', 'other', 'far', 'never'])
    expect(ranked.map(({ conflicts }) => conflicts.map(conflictText)).at(-1)).toEqual([
      'The customer does not want this contractor again',
    ])
    expect(needsReason(ranked.at(-1)?.conflicts ?? [])).toBe(true)
    expect(candidateReasons(ranked[0] ?? { jobsThatDay: 0, lastHere: null, isPreferred: false })).toEqual([
      'Asked for by the customer',
      'No other job that day',
    ])
  })

  const cleaners = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-f]{1,2}$/),
      fullName: fc.constantFrom('Ana', 'Bo'),
      onDuty: fc.boolean(),
      availability: fc.record({
        days: fc.subarray(['Monday', 'Tuesday']),
        times: fc.subarray(['Morning (8am-12pm)', 'Afternoon (12pm-4pm)']),
      }),
      serviceAreas: fc.subarray(['Toronto', 'Markham']),
    }),
    { selector: ({ id }) => id },
  )
  const jobs = fc.uniqueArray(
    fc
      .tuple(fc.nat(99), fc.integer({ min: 16, max: 34 }), fc.stringMatching(/^[a-f]{1,2}$/))
      .map(([id, half, contractor]) => job(`j${id}`, timeLabel(half * 30), { contractor_id: contractor })),
    { selector: ({ id }) => id },
  )

  it('hides nobody, and ranks by what is known and not by the order of what it is given', () => {
    fc.assert(
      fc.property(cleaners, jobs, (roster, others) => {
        const asked = job('a', '10:00 AM')
        const ids = (ranked: readonly Candidate[]) => ranked.map(({ contractor }) => contractor.id)
        const work = { jobs: others, lastHere: {}, wishes: {} }
        const ranked = rankCandidates(asked, roster, work, company)
        expect(ids(ranked).toSorted()).toEqual(roster.map(({ id }) => id).toSorted())
        expect(
          ids(rankCandidates(asked, roster.toReversed(), { ...work, jobs: others.toReversed() }, company)),
        ).toEqual(ids(ranked))
        const free = ranked.map(({ conflicts }) => conflicts.length === 0)
        expect(free).toEqual(free.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  it('says against each job of a board what it says against it among all jobs, and nothing against those that are done or of nobody on the roster', () => {
    fc.assert(
      fc.property(cleaners, jobs, fc.nat(), (roster, others, nr) => {
        const board = others.map((one, at) =>
          at === nr % others.length ? { ...one, bookingStatus: 'completed' } : one,
        )
        const found = conflictsOnBoard(board, roster, company)
        for (const one of board) {
          const cleaner = roster.find(({ id }) => id === one.contractorId)
          const isAsked = cleaner !== undefined && one.bookingStatus !== 'completed'
          expect(found.get(one.id)).toEqual(isAsked ? conflictsOf(one, cleaner, board, company) : [])
        }
      }),
    )
  })

  it('never ranks a cleaner higher for another job at the time', () => {
    fc.assert(
      fc.property(cleaners, jobs, fc.nat(), (roster, others, nr) => {
        const chosen = roster[nr % Math.max(roster.length, 1)]
        if (chosen === undefined) return
        const asked = job('a', '10:00 AM')
        const rankOf = (known: readonly Job[]) =>
          rankCandidates(asked, roster, { jobs: known, lastHere: {}, wishes: {} }, company).findIndex(
            ({ contractor }) => contractor.id === chosen.id,
          )
        const busier = [...others, job('new', '10:30 AM', { contractor_id: chosen.id })]
        expect(rankOf(busier)).toBeGreaterThanOrEqual(rankOf(others))
      }),
    )
  })
})

describe('the board', () => {
  it('has a row for everybody on the roster, for names that are gone, and what nobody has', () => {
    const board = boardOf(
      [
        job('late', '2:00 PM', { contractor_id: 'ana', assigned_cleaner_name: 'Ana Diaz' }),
        job('early', '9:00 AM', { contractor_id: 'ana', assigned_cleaner_name: 'Ana Diaz' }),
        job('gone', '9:00 AM', { assigned_cleaner_name: ' Cy Young ' }),
        job('open', '9:00 AM'),
        job('blank', null, { assigned_cleaner_name: ' ' }),
        job('off', '9:00 AM', { booking_status: 'canceled' }),
        job('before', '5:00 PM', { booking_date: '2026-11-22' }),
      ],
      [
        { id: 'bo', fullName: 'Bo Chen' },
        { id: 'ana', fullName: 'Ana Diaz' },
      ],
    )
    expect(
      board.rows.map(({ name, contractorId, jobs }) => [name, contractorId, jobs.map(({ id }) => id)]),
    ).toEqual([
      ['Bo Chen', 'bo', []],
      ['Ana Diaz', 'ana', ['early', 'late']],
      ['Cy Young', null, ['gone']],
    ])
    expect(board.unassigned.map(({ id }) => id)).toEqual(['before', 'blank', 'open'])
  })

  it('orders jobs by day, then time, then id, those without a day or time first', () => {
    const inOrder = [
      job('no-day', null, { booking_date: null }),
      job('z', null),
      job('b', '9:00 AM'),
      job('c', '9:00 AM'),
      job('a', '10:00 AM'),
      job('next', '8:00 AM', { booking_date: '2026-11-24' }),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (jobs) => {
        expect(boardOf(jobs, []).unassigned).toEqual(inOrder)
      }),
    )
  })

  it('places jobs on the clock, side by side where they overlap', () => {
    const hours = { from: 480, to: 960 }
    const placed = placeJobs(
      [
        job('c', '1:00 PM'),
        job('a', '9:00 AM'),
        job('b', '10:00 AM'),
        job('d', '3:00 PM'),
        job('e', '7:00 AM'),
      ],
      hours,
    )
    expect(
      placed.map(({ job: { id }, lane, lanes, start, length }) => [id, lane, lanes, start, length]),
    ).toEqual([
      ['e', 0, 1, 0, 0.125],
      ['a', 0, 2, 0.125, 0.25],
      ['b', 1, 2, 0.25, 0.25],
      ['c', 0, 1, 0.625, 0.25],
      ['d', 0, 1, 0.875, 0.125],
    ])
    expect(placeJobs([job('f', null)], hours)).toMatchObject([{ start: 0, length: 0.25 }])
    expect(placeJobs([], hours)).toEqual([])
  })

  it('puts no two jobs of one time into one lane, and every job somewhere', () => {
    const jobs = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 15, max: 600 }))
        .map(([minute, length]) => ({ minute, length })),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(jobs, (spans) => {
        const all = spans.map(({ minute, length }, nr) =>
          job(`j${nr}`, timeLabel(minute), { duration_minutes: length }),
        )
        const placed = placeJobs(all, { from: 0, to: 1440 })
        expect(placed).toHaveLength(all.length)
        for (const [nr, a] of placed.entries()) {
          expect(a.lane).toBeLessThan(a.lanes)
          for (const b of placed.slice(nr + 1)) {
            if (a.lane !== b.lane) continue
            const [first, second] = [a, b].map(({ job: { bookingMinute: from, durationMinutes: long } }) => [
              from ?? 0,
              (from ?? 0) + long,
            ])
            expect((first?.[1] ?? 0) <= (second?.[0] ?? 0) || (second?.[1] ?? 0) <= (first?.[0] ?? 0)).toBe(
              true,
            )
          }
        }
      }),
    )
  })

  it('shows the opening hours, and what is before and after them', () => {
    const days = boardDays(monday, 7)
    expect(days.at(-1)).toBe(addDays(monday, 6))
    expect(shownHours([], days, gtaPolicy)).toEqual({ from: 480, to: 1200 })
    expect(shownHours([job('a', '6:30 AM'), job('b', '7:30 PM'), job('c', null)], days, gtaPolicy)).toEqual({
      from: 360,
      to: 1320,
    })
    expect(shownHours([job('a', '11:00 PM')], [], { hours: {} })).toEqual({ from: 480, to: 1440 })
  })
})

describe('moving a job', () => {
  const place = { contractorId: 'ana', date: monday, minute: 540 }

  it('is one of the cleaner or of what the customer agreed to', () => {
    expect(placeOf(job('a', '9:00 AM', { contractor_id: 'ana' }))).toEqual(place)
    expect(placeOf(job('a', '9:00 AM', { booking_date: null }))).toBeNull()
    expect(moveKind(place, { ...place })).toBe('nothing')
    expect(moveKind(place, { ...place, contractorId: null })).toBe('cleaner')
    expect(moveKind(place, { ...place, contractorId: null, minute: 570 })).toBe('time')
    expect(moveKind(place, { ...place, date: addDays(monday, 1) })).toBe('time')
  })

  it('goes step by step, and stays at the edges', () => {
    const day = { along: 'day', rows: [null, 'ana', 'bo'] } as const
    expect(stepPlace(place, 'up', day).contractorId).toBeNull()
    expect(stepPlace(place, 'down', day).contractorId).toBe('bo')
    expect(stepPlace({ ...place, contractorId: null }, 'up', day).contractorId).toBeNull()
    expect(stepPlace({ ...place, contractorId: 'bo' }, 'down', day).contractorId).toBe('bo')
    expect(stepPlace(place, 'left', day).minute).toBe(510)
    expect(stepPlace(place, 'right', day).minute).toBe(570)
    expect(stepPlace({ ...place, minute: 0 }, 'left', day).minute).toBe(0)
    expect(stepPlace({ ...place, minute: 1410 }, 'right', day).minute).toBe(1410)
    expect(stepPlace({ ...place, minute: null }, 'right', day).minute).toBeNull()
    const week = { ...day, along: 'week' } as const
    expect(stepPlace(place, 'left', week).date).toBe('2026-11-22')
    expect(stepPlace(place, 'right', week)).toEqual({ ...place, date: '2026-11-24' })
  })

  it('lands on a half hour within the hours shown', () => {
    const hours = { from: 480, to: 1200 }
    expect([-1, 0, 0.51, 0.53, 2].map((share) => minuteAt(share, hours))).toEqual([480, 480, 840, 870, 1170])
  })

  it('gives a job back with the status that it had', () => {
    const status = (paymentStatus: string) =>
      unassignCleaner({ bookingStatus: 'assigned', paymentStatus }).bookingStatus
    expect(['paid', 'completed', 'pending'].map(status)).toEqual(['confirmed', 'confirmed', 'pending'])
  })

  it('can be taken from its cleaner until it is completed or canceled', () => {
    const taken = (bookingStatus: string, contractorId: string | null, assignedCleanerName: string | null) =>
      canUnassign({ bookingStatus, contractorId, assignedCleanerName })
    expect([taken('assigned', 'c1', 'Ana Diaz'), taken('confirmed', null, 'Ana Diaz')]).toEqual([true, true])
    expect(taken('scheduled', 'c1', null)).toBe(true)
    expect([taken('completed', 'c1', 'Ana Diaz'), taken('canceled', 'c1', 'Ana Diaz')]).toEqual([
      false,
      false,
    ])
    expect([taken('confirmed', null, ' '), taken('confirmed', null, null)]).toEqual([false, false])
  })
})

describe('a day’s route', () => {
  it('is in the order of the clock, canceled jobs left out', () => {
    const jobs = [
      job('c', null),
      job('b', '1:00 PM'),
      job('x', '8:00 AM', { booking_status: 'canceled' }),
      job('a', '9:00 AM'),
    ]
    expect(routeOrder(jobs).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('orders jobs of one time, and those without one, by their id', () => {
    const inOrder = [job('d', '9:00 AM'), job('e', '9:00 AM'), job('b', null), job('c', null)]
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (jobs) => {
        expect(routeOrder(jobs)).toEqual(inOrder)
      }),
    )
  })

  it('is split into maps of four stops, each from where the last ended', () => {
    const legs = routeLegs(['1 A St', '2 B St', '3 C St', '4 D St', '5 E St'])
    expect(legs.map(({ addresses }) => addresses.length)).toEqual([4, 1])
    expect(legs.map(({ url }) => url)).toEqual([
      'https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=4%20D%20St&waypoints=1%20A%20St%7C2%20B%20St%7C3%20C%20St',
      'https://www.google.com/maps/dir/?api=1&travelmode=driving&origin=4%20D%20St&destination=5%20E%20St',
    ])
    expect(routeLegs([])).toEqual([])
  })
})

it('says times and reasons in words', () => {
  expect(spanText({ bookingMinute: 1380, durationMinutes: 120 })).toBe('11:00 PM – 1:00 AM')
  expect(spanText({ bookingMinute: null, durationMinutes: 120 })).toBe('at no time')
  expect(overlapReasons.map(overlapReasonText)).toEqual([
    'Agreed with the contractor',
    'A second person comes along',
    'Takes less time than planned',
    'Nobody else can come',
  ])
})
