import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import {
  addDays,
  type BusinessDate,
  businessDate,
  businessDateOf,
  gtaPolicy,
  instantOf,
} from '@dustforce/core/schedule'
import { planSeries, type SeriesToPlan } from '@dustforce/core/series'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { clockOf } from '../../booking/clock-of.ts'
import { type BookingRequest, noDetails } from '../../booking/index.ts'
import { apartDays } from '../series-of.ts'
import { seriesRequest } from '../series-request.ts'
import { visitBooking } from '../visit-booking.ts'
import {
  type ChangePlan,
  type ChangeQuestion,
  type KeptVisit,
  planSeriesChange,
  type SeriesAsKept,
  type SeriesChange,
} from './index.ts'
import { visitState } from './kept-visit.ts'

const book: PriceBook = gtaPriceBook
const monday = businessDate('2027-01-25')
const now = instantOf(businessDate('2027-01-20'), 600, gtaPolicy.zone)
const horizon = businessDate('2027-03-21')
const week = (nr: number) => addDays(monday, 7 * nr)

const request: BookingRequest = {
  ...{ service: 'deep-clean', bedrooms: 3, bathrooms: 2, addOns: ['laundry'], hasPets: true },
  ...{ name: 'Ada', email: 'ada@example.com', phone: '(416) 555-0100', address: '1 King St W' },
  ...{ date: monday, minute: 540, ...noDetails, promoCode: null, frequency: 'week' },
}

type Facts = Partial<Pick<KeptVisit, 'payment' | 'status' | 'isDetached' | 'isCharging' | 'date'>>

/** Visits every week on Mondays at nine, the first one paid; others as they are given, by their week. */
function weekly(
  more: Readonly<Record<number, Facts>> = {},
  changes: Partial<SeriesToPlan> = {},
): SeriesAsKept {
  const series: SeriesToPlan = {
    ...{ from: monday, every: 'week', time: '09:00', onClosed: 'next-open-day', apartDays },
    request: seriesRequest(book, request, 'week'),
    ...changes,
  }
  const { visits } = planSeries(book, gtaPolicy, { ...series, through: horizon }, { now })
  return {
    ...{ book, bookVersion: 'gta', request, series, plannedThrough: horizon },
    visits: visits.flatMap((visit, nr): KeptVisit[] =>
      visit.date === null
        ? []
        : [
            {
              ...{
                id: `v${nr}`,
                version: 1,
                original: visit.original,
                date: visit.date,
                minute: visit.minute,
              },
              ...{ minutes: visit.durationMinutes, totalCents: visit.quote.totalCents, status: 'confirmed' },
              ...{ payment: nr === 0 ? 'paid' : 'arranged', isDetached: false, isCharging: false },
              ...more[nr],
            },
          ],
    ),
  }
}

const question = (availability: Partial<ChangeQuestion['availability']> = {}): ChangeQuestion => ({
  policy: gtaPolicy,
  availability: { now, ...availability },
})

function planOf(kept: SeriesAsKept, change: SeriesChange, asked = question()): ChangePlan {
  const plan = planSeriesChange(kept, change, asked)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

/** Lists what has changed, in a line each. */
const changed = (plan: ChangePlan) =>
  plan.visits.flatMap(({ kind, before, after, original }) => {
    if (kind === 'same') return []
    const at = (facts: typeof before) =>
      facts === null ? [] : [`${facts.date} ${clockOf(facts.minute)} ${facts.totalCents / 100}`]
    return [
      [kind, ...new Set([...at(before), ...at(after)]), ...((before ?? after) ? [] : [original])].join(' | '),
    ]
  })

describe('a change of a series', () => {
  it('leaves one visit out, and the others as they are', () => {
    const plan = planOf(weekly(), { kind: 'skip', original: week(2) })
    expect(changed(plan)).toEqual(['off | 2027-02-08 09:00 320'])
    expect(plan.series.visits).toEqual({ [week(2)]: { skip: true } })
  })

  it('leaves out a visit from before the rhythm changed, and says nothing of it in a rule that has no such date', () => {
    const { series, request: asked } = planOf(weekly(), {
      ...{ kind: 'rearrange', from: week(4), every: '2-weeks' },
    })
    const plan = planOf({ ...weekly(), series, request: asked }, { kind: 'skip', original: week(2) })
    expect(changed(plan)).toEqual(['off | 2027-02-08 09:00 320'])
    expect(plan.series).toEqual(series)
  })

  it('lets a visit take place again that was left out', () => {
    const kept = weekly({ 2: { status: 'canceled' } }, { visits: { [week(2)]: { skip: true } } })
    const all = { ...kept, visits: weekly({ 2: { status: 'canceled' } }).visits }
    const plan = planOf(all, { kind: 'take-back', original: week(2) })
    expect(changed(plan)).toEqual(['again | 2027-02-08 09:00 320'])
    expect(plan.series.visits).toEqual({})
  })

  it('lets a visit from before the rhythm changed take place again, at its own time and by the rule as it is now', () => {
    const rule = { kind: 'rearrange', from: week(4), every: '2-weeks', minute: 720 } as const
    const changedRule = after(weekly(), planOf(weekly(), rule))
    const skipped = after(changedRule, planOf(changedRule, { kind: 'skip', original: week(2) }))
    const plan = planOf(skipped, { kind: 'take-back', original: week(2) })
    expect(changed(plan)).toEqual(['again | 2027-02-08 09:00 331'])
    expect(plan.series).toEqual(skipped.series)
    // Not where its place is gone.
    const full = { ...question(), availability: { now, limit: 1, taken: { [week(2)]: 1 } } }
    const closed = { ...skipped, series: { ...skipped.series, onClosed: 'skip' as const } }
    expect(planSeriesChange(closed, { kind: 'take-back', original: week(2) }, full)).toBe('nothing')
  })

  it('lets no visit from before the rhythm changed take place again beside one of now', () => {
    const skipped = after(weekly(), planOf(weekly(), { kind: 'skip', original: week(3) }))
    const moved = planOf(skipped, { kind: 'rearrange', from: week(4), date: addDays(week(3), 2) })
    expect(
      planSeriesChange(after(skipped, moved), { kind: 'take-back', original: week(3) }, question()),
    ).toBe('too-near')
  })

  it('pauses until a day, and goes on with the same visits', () => {
    const plan = planOf(weekly(), { kind: 'pause', from: week(1), until: week(4) })
    expect(changed(plan)).toEqual([
      'off | 2027-02-01 09:00 320',
      'off | 2027-02-08 09:00 320',
      'off | 2027-02-15 09:00 320',
    ])
    const paused = after(weekly(), plan)
    expect(changed(planOf(paused, { kind: 'go-on' }))).toEqual([
      'again | 2027-02-01 09:00 320',
      'again | 2027-02-08 09:00 320',
      'again | 2027-02-15 09:00 320',
    ])
  })

  it('moves a visit and all that follow, each booking with its visit', () => {
    const plan = planOf(weekly(), {
      kind: 'rearrange',
      from: week(6),
      date: addDays(week(6), 1),
      minute: 720,
    })
    expect(changed(plan)).toEqual([
      'changed | 2027-03-08 09:00 320 | 2027-03-09 12:00 320',
      'changed | 2027-03-15 09:00 320 | 2027-03-16 12:00 320',
    ])
    expect(plan.visits.find(({ kind }) => kind === 'changed')?.visit?.id).toBe('v6')
    expect(plan.series).toMatchObject({ from: addDays(week(6), 1), every: 'week', time: '12:00' })
  })

  it('comes half as often, and the visits between are called off', () => {
    const plan = planOf(weekly(), { kind: 'rearrange', from: week(4), every: '2-weeks' })
    expect(changed(plan)).toEqual([
      'changed | 2027-02-22 09:00 320 | 2027-02-22 09:00 331',
      'off | 2027-03-01 09:00 320',
      'changed | 2027-03-08 09:00 320 | 2027-03-08 09:00 331',
      'off | 2027-03-15 09:00 320',
    ])
  })

  it('is of another size by the series’ own prices', () => {
    const plan = planOf(weekly(), { kind: 'rearrange', from: week(7), edits: { addOns: [] } })
    expect(changed(plan)).toEqual(['changed | 2027-03-15 09:00 320 | 2027-03-15 09:00 299'])
    expect(plan.request.addOns).toEqual([])
  })

  it('ends from a visit on, and those before it still take place', () => {
    const plan = planOf(weekly(), { kind: 'end', from: week(6) })
    expect(changed(plan)).toEqual(['off | 2027-03-08 09:00 320', 'off | 2027-03-15 09:00 320'])
    expect(plan.isEnded).toBe(true)
  })

  it.each([
    ['is paid for', { payment: 'paid' }],
    ['is being charged', { isCharging: true }],
    ['was changed for itself', { isDetached: true, date: addDays(week(3), 1) }],
  ] as const)('leaves a visit that %s where it is, and has none beside it', (_, facts) => {
    const kept = weekly({ 3: facts })
    const plan = planOf(kept, { kind: 'rearrange', from: week(2), date: addDays(week(2), 2) })
    const dates = plan.visits.flatMap((visit) => (visit.after === null ? [] : [visit.after.date]))
    expect(plan.visits.filter(({ kind }) => kind === 'stays').map(({ visit }) => visit?.id)).toEqual(['v3'])
    expect(dates.filter((date) => date > week(2) && date < week(4))).toHaveLength(2)
  })

  it('does not bring back on another day what was left out', () => {
    const kept = weekly({ 3: { status: 'canceled' } })
    const plan = planOf(kept, { kind: 'rearrange', from: week(2), date: addDays(week(2), 1) })
    const dates = plan.visits.flatMap((visit) => (visit.after === null ? [] : [visit.after.date]))
    expect(dates.filter((date) => date > addDays(week(2), 3) && date < week(4))).toEqual([])
  })

  it('names a visit that finds no place, and why', () => {
    const policy = { ...gtaPolicy, closures: [{ from: '2027-03-09', to: '2027-03-13', reason: 'Moving' }] }
    const kept = weekly({}, { onClosed: 'skip' })
    const plan = planOf(
      kept,
      { kind: 'rearrange', from: week(6), date: addDays(week(6), 1) },
      { ...question(), policy },
    )
    const found = plan.visits.find(({ kind }) => kind === 'left')
    expect(found).toMatchObject({ original: '2027-03-09', why: [{ rule: 'closure', closure: 'Moving' }] })
  })

  it.each<readonly [string, SeriesChange, string]>([
    ['a visit that there is not', { kind: 'skip', original: addDays(week(2), 1) }, 'no-visit'],
    ['a visit that is paid for', { kind: 'skip', original: monday }, 'paid'],
    ['a paid one and those that follow', { kind: 'rearrange', from: monday, minute: 600 }, 'paid'],
    ['a pause that ends before it begins', { kind: 'pause', from: week(2), until: week(2) }, 'wrong-date'],
    ['a pause in the past', { kind: 'pause', from: week(-2), until: week(2) }, 'wrong-date'],
    ['a date before the visit before', { kind: 'rearrange', from: week(3), date: week(1) }, 'wrong-date'],
    [
      'a date beside the visit before',
      { kind: 'rearrange', from: week(3), date: addDays(week(2), 3) },
      'too-near',
    ],
    ['a rhythm that is not offered', { kind: 'rearrange', from: week(3), every: 'month' }, 'not-offered'],
    [
      'an extra that there is not',
      { kind: 'rearrange', from: week(3), edits: { addOns: ['magic'] } },
      'not-offered',
    ],
    ['what is so already', { kind: 'rearrange', from: week(3), minute: 540 }, 'nothing'],
    ['to go on without a pause', { kind: 'go-on' }, 'nothing'],
    ['to take back what takes place', { kind: 'take-back', original: week(3) }, 'no-visit'],
  ])('%s is refused', (_, change, problem) => {
    expect(planSeriesChange(weekly(), change, question())).toBe(problem)
  })
})

/** A series after a change was written. */
function after(kept: SeriesAsKept, { visits, series, request: asked }: ChangePlan): SeriesAsKept {
  const byId = new Map(visits.map((one) => [one.visit?.id, one]))
  const written = ({ booking }: ChangePlan['visits'][number]): Partial<KeptVisit> =>
    booking === null
      ? {}
      : {
          original: businessDate(booking.original),
          ...{ date: booking.request.date, minute: booking.request.minute },
          ...{ minutes: booking.quote.minutes ?? 0, totalCents: booking.quote.totalCents },
        }
  const kinds = kept.visits.map((visit): KeptVisit => {
    const one = byId.get(visit.id)
    if (one?.kind === 'off') return { ...visit, status: 'canceled' }
    if (one?.kind === 'again') return { ...visit, ...written(one), status: 'confirmed' }
    return one === undefined ? visit : { ...visit, ...written(one) }
  })
  const added = visits.flatMap((one): KeptVisit[] =>
    one.visit !== null || one.booking === null
      ? []
      : [
          {
            ...{ id: `n${one.original}`, version: 1, payment: 'arranged', status: 'confirmed' },
            ...{ original: one.original, date: one.original, minute: 0, minutes: 0, isDetached: false },
            ...{ totalCents: one.booking.quote.totalCents, isCharging: false },
            ...written(one),
          },
        ],
  )
  return { ...kept, request: asked, series, visits: [...kinds, ...added] }
}

const dayOf = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((days) => addDays(monday, days))
const someChange: fc.Arbitrary<(kept: SeriesAsKept) => SeriesChange> = fc.oneof(
  fc.nat(12).map((nr) => (kept: SeriesAsKept) => ({ kind: 'skip' as const, original: pick(kept, nr) })),
  fc.nat(12).map((nr) => (kept: SeriesAsKept) => ({ kind: 'take-back' as const, original: pick(kept, nr) })),
  fc.tuple(dayOf(0, 50), dayOf(0, 70)).map(([from, until]) => () => ({
    kind: 'pause' as const,
    from,
    until,
  })),
  fc.constant(() => ({ kind: 'go-on' as const })),
  fc
    .record({
      nr: fc.nat(12),
      days: fc.option(fc.integer({ min: -6, max: 13 }), { nil: undefined }),
      minute: fc.constantFrom(undefined, 540, 720),
      every: fc.constantFrom(undefined, 'week' as const, '2-weeks' as const, '4-weeks' as const),
      edits: fc.constantFrom(undefined, { addOns: [] }, { bedrooms: 1, bathrooms: 1 }),
    })
    .map(({ nr, days, ...what }) => (kept: SeriesAsKept) => {
      const from = pick(kept, nr)
      return {
        ...what,
        kind: 'rearrange' as const,
        from,
        date: days === undefined ? undefined : addDays(from, days),
      }
    }),
)

function pick({ visits }: SeriesAsKept, nr: number): BusinessDate {
  return visits[nr % visits.length]?.original ?? monday
}

test('whatever is changed in whatever order, no two visits of a series are on one day, none is known by another’s date, and what is paid for, being charged or its own stays', () => {
  let done = 0
  const facts = fc.constantFrom<Facts>(
    {},
    { payment: 'paid' },
    { isCharging: true },
    { status: 'canceled' },
    { isDetached: true },
  )
  const closures = fc.uniqueArray(dayOf(0, 60), { maxLength: 10 })
  const rules = fc.constantFrom('skip' as const, 'next-open-day' as const)
  fc.assert(
    fc.property(
      fc.array(someChange, { maxLength: 6 }),
      fc.array(facts, { maxLength: 8 }),
      closures,
      rules,
      (changes, given, closed, onClosed) => {
        const policy = { ...gtaPolicy, closures: closed.map((from) => ({ from, reason: 'Closed' })) }
        let kept = weekly({ ...given }, { onClosed })
        for (const make of changes) {
          const standing = kept.visits.filter((visit) => visit.status !== 'canceled')
          const taken = Object.fromEntries(standing.map(({ date }) => [date, 1]))
          // One place a day: its own are the only ones that are taken.
          const plan = planSeriesChange(kept, make(kept), { policy, availability: { now, limit: 1, taken } })
          if (typeof plan === 'string') continue
          done += 1
          const before = kept.visits.filter((visit) =>
            ['paid', 'charging'].includes(visitState(visit, now, gtaPolicy.zone)),
          )
          kept = after(kept, plan)
          const dates = kept.visits.filter((visit) => visit.status !== 'canceled').map(({ date }) => date)
          expect(new Set(dates).size).toBe(dates.length)
          const originals = kept.visits.map(({ original }) => original)
          expect(new Set(originals).size).toBe(originals.length)
          for (const visit of before) expect(kept.visits).toContainEqual(visit)
          expect(dates.every((date) => date >= businessDateOf(now, gtaPolicy.zone))).toBe(true)
          for (const { booking, after: shown } of plan.visits)
            if (booking !== null) expect(shown?.totalCents).toBe(booking.quote.totalCents)
        }
      },
    ),
    { numRuns: 150 },
  )
  expect(done).toBeGreaterThan(100)
})

test('visits that are written after a change are those that the changed rule has, in one piece or in two', () => {
  const plan = planOf(weekly(), {
    kind: 'rearrange',
    from: week(5),
    date: addDays(week(5), 2),
    every: '2-weeks',
  })
  const through = addDays(horizon, 120)
  const resume = { next: plan.series.from, placed: 5, last: week(4) }
  const whole = planSeries(book, gtaPolicy, { ...plan.series, through, resume }, { now })
  const first = planSeries(
    book,
    gtaPolicy,
    { ...plan.series, through: addDays(horizon, 30), resume },
    { now },
  )
  const rest = planSeries(
    book,
    gtaPolicy,
    { ...plan.series, through, resume: first.resume ?? undefined },
    { now },
  )
  expect([...first.visits, ...rest.visits]).toEqual(whole.visits)
  const written = plan.visits.flatMap((one) => (one.booking === null ? [] : [one.booking]))
  expect(written).toEqual(
    whole.visits
      .slice(0, written.length)
      .flatMap((one) => (one.date === null ? [] : [visitBooking(plan.request, ['laundry'], one, 'gta')])),
  )
})
