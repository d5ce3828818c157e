import { addDays, businessDate, calendar, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HasPlace, lapsed, offerEnds, type Queued, whoIsNext } from './queue.ts'
import { daysToWaitFor, isInPart } from './wish.ts'
import { wishForm } from './wish-form.ts'

const { zone } = gtaPolicy
const day = businessDate('2026-11-23')
const now = instantOf(addDays(day, -2), 720, zone)
const always: HasPlace = () => true
const wish = (id: string, more: Partial<Queued> = {}): Queued => ({
  ...{ id, state: 'waiting', days: [{ day, minutes: [540, 600] }], durationMinutes: 120 },
  ...{ queuedAt: now, lapses: 0, lapsedAt: null, ...more },
})
function next(queue: readonly Queued[], hasPlace = always, more: { now?: number; freedAt?: number } = {}) {
  const found = whoIsNext(queue, day, { now, zone, freedAt: now, hasPlace, ...more })
  return found && `${found.wish.id} ${found.minute}`
}

describe('who is next', () => {
  it('is the first in the queue, at the first time that has a place', () => {
    const queue = [wish('later', { queuedAt: now + 1 }), wish('first')]
    expect(next(queue)).toBe('first 540')
    expect(next(queue, ({ minute }) => minute === 600)).toBe('first 600')
    expect(next(queue, () => false)).toBeNull()
  })

  it('is nobody who waits for another day, has an offer, or needs more time than is free', () => {
    const busy = [wish('offered', { state: 'offered' }), wish('elsewhere', { days: [] })]
    expect(next(busy)).toBeNull()
    const queue = [wish('long', { durationMinutes: 300 }), wish('short')]
    expect(next(queue, (_, minutes) => minutes <= 120)).toBe('short 540')
  })

  it('is nobody who let this place go', () => {
    const gone = lapsed(wish('gone'), now + 60)
    expect(next([gone], always, { freedAt: now })).toBeNull()
    expect(next([gone], always, { freedAt: now + 61 })).toBe('gone 540')
  })

  it('is nobody for a visit that starts in less than three hours', () => {
    const three = instantOf(day, 540, zone) - 3 * 3_600_000
    expect(next([wish('a')], always, { now: three })).toBe('a 540')
    expect(next([wish('a')], always, { now: three + 1 })).toBe('a 600')
  })
})

describe('an offer', () => {
  const ends = (minute: number, start = 540) =>
    (offerEnds(instantOf(addDays(day, -1), minute, zone), { day, minute: start }, gtaPolicy) -
      instantOf(addDays(day, -1), 0, zone)) /
    60_000

  it.each([
    [8 * 60, 9 * 60],
    [20 * 60 + 59, 21 * 60 + 59],
    // At night the hour waits for the morning.
    [21 * 60, 33 * 60],
    [23 * 60, 33 * 60],
    [7 * 60 + 59, 9 * 60],
  ])('of minute %i is held until minute %i', (made, end) => {
    expect(ends(made, 1000)).toBe(end)
  })

  it('ends at least two hours before the visit', () => {
    expect(ends(23 * 60, 540)).toBe(31 * 60)
  })

  it('that lapses leaves the wish where it was, and the second one puts it at the end', () => {
    const once = lapsed(wish('a'), now + 10)
    expect(once).toMatchObject({ state: 'waiting', queuedAt: now, lapses: 1, lapsedAt: now + 10 })
    expect(lapsed(once, now + 20)).toMatchObject({ queuedAt: now + 20, lapses: 2 })
  })
})

it('offers places in the order of the queue, each once, and never more than there are', () => {
  const wishes = fc.array(
    fc.record({
      queuedAt: fc.integer({ min: 0, max: 5 }),
      minutes: fc.subarray([540, 600, 660]),
      lapses: fc.nat(3),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(wishes, fc.nat(6), (asked, places) => {
      let queue = asked.map(({ queuedAt, minutes, lapses }, nr) =>
        wish(`${nr}`, { queuedAt: now + queuedAt, days: [{ day, minutes }], lapses }),
      )
      const offered: Queued[] = []
      const place = { now, zone, freedAt: now, hasPlace: () => offered.length < places }
      for (let found = whoIsNext(queue, day, place); found !== null; found = whoIsNext(queue, day, place)) {
        const { wish: taken } = found
        offered.push(taken)
        queue = queue.map((one) => (one.id === taken.id ? { ...one, state: 'offered' } : one))
      }
      const able = queue.filter(({ days }) => days.some(({ minutes }) => minutes.length > 0))
      expect(offered).toHaveLength(Math.min(places, able.length))
      expect(offered.map(({ queuedAt }) => queuedAt)).toEqual(
        able
          .map(({ queuedAt }) => queuedAt)
          .toSorted((a, b) => a - b)
          .slice(0, offered.length),
      )
    }),
  )
})

describe('a wish', () => {
  it('can be for full days, and for the times at which every crew is busy', () => {
    const span = { start: instantOf(day, 540, zone), end: instantOf(day, 600, zone) }
    const full = addDays(day, 1)
    const policy = { ...gtaPolicy, capacity: { perDay: 10, crews: 1 } }
    const days = calendar(policy, { now, taken: { [full]: 10 }, busy: [span], durationMinutes: 60 })
    expect(daysToWaitFor(days)).toEqual([
      { day, minutes: [540] },
      { day: full, minutes: [480, 540, 600, 660, 720, 780, 840, 900, 960, 1020, 1080] },
    ])
  })

  it.each([
    [719, ['any', 'morning']],
    [720, ['any', 'afternoon']],
  ] as const)('at minute %i starts in the parts %j', (minute, parts) => {
    const all = ['any', 'morning', 'afternoon'] as const
    expect(all.filter((part) => isInPart(minute, part))).toEqual(parts)
  })

  it('fills in the booking form with its home and the time that is offered', () => {
    const home = {
      service: 'deep-clean',
      bedrooms: 3,
      bathrooms: 2,
      addOns: ['laundry'],
      hasPets: true,
    } as const
    expect(wishForm(home, 'ada@example.com', { day, minute: 540 })).toMatchObject({
      ...{ service: 'deep-clean', bedrooms: 3, bathrooms: 2, addOns: ['laundry'], hasPets: 'yes' },
      ...{ email: 'ada@example.com', date: day, time: '9:00 AM', termsConsent: false },
    })
  })
})
