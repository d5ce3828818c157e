import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaPriceBook, type PriceBook } from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import { quote } from '../quote/index.ts'
import {
  type Availability,
  addDays,
  businessDate,
  businessTimeOf,
  type CalendarPolicy,
  dayOn,
  instantOf,
} from '../schedule/index.ts'
import { occurrences } from '../schedule/occurrences.ts'
import { isClosedBy } from '../schedule/opening-hours.ts'
import { seriesDate } from '../schedule/series-date.ts'
import { timeLabel } from '../schedule/time-label.ts'
import { policies, seriesToPlan } from '../testing/index.ts'
import {
  type Pause,
  planSeries,
  type SeriesPlan,
  type SeriesToPlan,
  type SeriesVisit,
  type VisitBar,
} from './index.ts'
import { parseSeriesToPlan } from './schema.ts'

const request = { service: 'standard', bedrooms: 1, bathrooms: 1 } as const
const anyBook: PriceBook = gtaPriceBook
const now = Date.UTC(2026, 8, 1)
const weekly = {
  from: '2026-10-20',
  every: 'week',
  time: '09:00',
  count: 3,
  onClosed: 'skip',
  request,
} satisfies SeriesToPlan
const london: CalendarPolicy = {
  zone: 'Europe/London',
  hours: { tuesday: ['09:00', '17:00'], wednesday: ['09:00', '17:00'], thursday: ['09:00', '12:00'] },
  slotMinutes: 60,
  leadMinutes: 120,
  lookaheadDays: 30,
}

/** Each visit in a few words: its own date, the one it has, and why. */
function shown({ visits }: SeriesPlan): string[] {
  return visits.map(({ original, date, why }) =>
    [original, ...(date === original ? [] : [date ?? 'left']), ...why.map(({ rule }) => rule)].join(' '),
  )
}

function plan(series: Partial<SeriesToPlan>, policy = london, availability: Partial<Availability> = {}) {
  return planSeries(anyBook, policy, { ...weekly, ...series }, { now, ...availability })
}

describe('planSeries', () => {
  it('has each visit at the same local time over a change of the clocks, with its price', () => {
    const { visits, resume } = plan({})
    expect(visits.map((visit) => visit.date !== null && new Date(visit.startsAt).toISOString())).toEqual([
      '2026-10-20T08:00:00.000Z',
      '2026-10-27T09:00:00.000Z',
      '2026-11-03T09:00:00.000Z',
    ])
    expect(visits[1]).toEqual({
      original: '2026-10-27',
      asked: '2026-10-27',
      date: '2026-10-27',
      minute: 540,
      service: 'standard',
      durationMinutes: 120,
      startsAt: Date.UTC(2026, 9, 27, 9),
      visit: 2,
      why: [],
      quote: quote(gtaPriceBook, { ...request, date: '2026-10-27', time: '09:00', visit: 2 }),
    })
    expect(resume).toBeNull()
  })

  it('goes on beyond the look-ahead, and ends after ten years where nothing else ends it', () => {
    const endless = plan({ count: undefined, every: '4-weeks' })
    expect(endless.visits).toHaveLength(131)
    expect(endless.visits.every(({ date }) => date !== null)).toBe(true)
    expect(endless.resume).toBeNull()
    const far = plan({ count: undefined, every: '4-weeks', through: '2040-01-01' })
    expect([far.visits.at(-1)?.date, far.resume?.next]).toEqual(['2039-12-27', '2040-01-24'])
    const never = plan({ count: 1, every: 'month', through: '2040-01-01' }, { ...london, hours: {} })
    expect([never.visits.at(-1)?.original, never.resume]).toEqual(['2036-10-20', null])
  })

  it('refuses a policy or an availability that is wrong, with everything named', () => {
    expect(() => plan({}, { ...london, zone: 'BST' })).toThrow('Wrong policy: zone')
    expect(() => plan({}, london, { taken: { tomorrow: 3 } })).toThrow('Wrong availability: taken.tomorrow')
  })

  it('moves a visit whose day is full to the next open one, or leaves it out, and says why', () => {
    const capacity = { perDay: 4 }
    const full = { taken: { '2026-10-27': 4, '2026-10-28': 4 } }
    const moving = { onClosed: 'next-open-day' } as const
    expect(shown(plan(moving, { ...london, capacity }, full))).toEqual([
      '2026-10-20',
      '2026-10-27 2026-10-29 full',
      '2026-11-03',
    ])
    expect(shown(plan({}, { ...london, capacity }, full))).toEqual([
      '2026-10-20',
      '2026-10-27 left full',
      '2026-11-03',
      '2026-11-10',
    ])
  })

  it('prices a visit for the date that it gets, and asks for room for all of its extras', () => {
    const dear = { id: 'midweek', name: 'Midweek', amount: cents(500), when: { weekday: 'wednesday' } }
    const book = { ...gtaPriceBook, version: 'mine', charges: [dear] }
    const closures = [{ from: '2026-10-27', reason: 'Half-term' }]
    const series = {
      ...weekly,
      onClosed: 'next-open-day',
      time: '16:00',
      visits: { '2026-11-03': { request: { addOns: ['laundry', 'dishwashing'] }, durationMinutes: 61 } },
    } as const
    const policy = { ...london, closures, lastStart: 'fits' } as const
    const { visits } = planSeries(book, policy, { ...series, durationMinutes: 60 }, { now })
    expect(visits.map(({ date }) => date)).toEqual(['2026-10-20', '2026-10-28', null, '2026-11-10'])
    expect(visits.flatMap((visit) => (visit.date === null ? [] : [visit.quote.chargesCents]))).toEqual([
      0, 500, 0,
    ])
    expect(visits[2]).toMatchObject({ durationMinutes: 61, why: [{ rule: 'outside-hours' }] })
    const longer = { ...weekly, count: 1, visits: { '2026-10-20': { request: { bedrooms: 3 } } } }
    expect(planSeries(gtaPriceBook, london, longer, { now }).visits[0]?.durationMinutes).toBe(
      quote(gtaPriceBook, { ...request, bedrooms: 3 }).minutes,
    )
  })

  it('takes nothing off the first visits where the book says so, counting those that take place', () => {
    const frequencies = { weekly: { name: 'Every week', percent: 10, from: 3 } }
    const book: PriceBook = { ...gtaPriceBook, version: 'from-3', frequencies }
    const visits = { '2026-10-27': { skip: true } }
    const series = { ...weekly, visits, request: { ...request, frequency: 'weekly' } }
    const discounts = (more: Partial<SeriesToPlan>) =>
      planSeries(book, london, { ...series, ...more }, { now }).visits.map((visit) =>
        visit.date === null ? null : visit.quote.discountCents,
      )
    expect(discounts({})).toEqual([0, null, 0, 1600])
    expect(discounts({ resume: { next: '2026-11-03', placed: 2 } })).toEqual([1600])
    const measure = { label: 'Visit', choices: { one: 'One', two: 'Two' } }
    const measures = { ...gtaPriceBook.measures, visit: measure }
    const own: PriceBook = { ...gtaPriceBook, version: 'own', measures, frequencies: {} }
    const read = parseSeriesToPlan(own, { ...weekly, request: { ...request, visit: 'two' } })
    expect(read.ok && planSeries(own, london, read.value, { now }).visits).toHaveLength(3)
  })

  it('takes a slot for a visit of which neither the series nor the book says how long it is', () => {
    const { minutes: _, ...service } = gtaPriceBook.services.standard
    const book = { ...gtaPriceBook, version: 'short', services: { standard: service } }
    expect(planSeries(book, london, weekly, { now }).visits[0]?.durationMinutes).toBe(60)
  })

  it('has what is asked for one visit: skipped, moved, at another time, with extras', () => {
    const visits = {
      '2026-10-20': { request: { addOns: ['laundry'] } },
      '2026-10-27': { date: '2026-10-29', time: '11:00' },
      '2026-11-03': { skip: true },
      '2026-11-10': { skip: false, date: '2026-11-13' },
    } as const
    const asked = planSeries(gtaPriceBook, london, { ...weekly, visits }, { now })
    expect(shown(asked)).toEqual([
      '2026-10-20',
      '2026-10-27 2026-10-29',
      '2026-11-03 left skip',
      '2026-11-10 left closed',
      '2026-11-17',
    ])
    expect(asked.visits.map(({ asked, minute }) => `${asked} ${timeLabel(minute)}`).slice(0, 4)).toEqual([
      '2026-10-20 9:00 AM',
      '2026-10-29 11:00 AM',
      '2026-11-03 9:00 AM',
      '2026-11-13 9:00 AM',
    ])
    const prices = asked.visits.flatMap((visit) => (visit.date === null ? [] : [visit.quote.addOnsCents]))
    expect(prices).toEqual([gtaPriceBook.addOns.laundry.amount, 0, 0])
  })

  it('moves no visit that was asked to be elsewhere or left out, and none while the series pauses', () => {
    const visits = { '2026-10-20': { date: '2026-10-23' }, '2026-10-27': { skip: true } }
    const pauses = [{ from: '2026-11-03', to: '2026-11-10' }]
    const { visits: found } = plan({ count: 1, onClosed: 'next-open-day', visits, pauses })
    expect(found.map(({ original, why }) => [original, ...why])).toEqual([
      ['2026-10-20', { rule: 'closed' }],
      ['2026-10-27', { rule: 'skip' }],
      ['2026-11-03', { rule: 'pause', from: '2026-11-03', to: '2026-11-10' }],
      ['2026-11-10', { rule: 'pause', from: '2026-11-03', to: '2026-11-10' }],
      ['2026-11-17'],
    ])
    expect(found.some((visit) => 'triedUntil' in visit)).toBe(false)
  })

  it('never moves a visit to the date of the next one, nor nearer to it than the series allows', () => {
    const closures = [{ from: '2026-10-27', to: '2026-10-28', reason: 'Away' }]
    const series = { onClosed: 'next-open-day', until: '2026-11-03', count: undefined } as const
    const triedUntil = (apartDays: number) =>
      plan({ ...series, apartDays }, { ...london, closures }).visits[1]
    expect(triedUntil(4)).toMatchObject({ date: '2026-10-29' })
    expect(triedUntil(5)).toMatchObject({ date: null, triedUntil: '2026-10-28' })
    expect(triedUntil(6)).toMatchObject({ date: null })
    expect(triedUntil(6)).not.toHaveProperty('triedUntil')
    const long = [{ from: '2026-10-27', to: '2026-11-02', reason: 'Away' }]
    expect(plan(series, { ...london, closures: long }).visits[1]).toMatchObject({
      date: null,
      triedUntil: '2026-11-02',
      why: [{ rule: 'closure', closure: 'Away' }],
    })
  })

  it('moves a visit no further than the last date of the series', () => {
    const closures = [{ from: '2026-11-03', reason: 'Away' }]
    const last = (until: string) =>
      plan({ count: undefined, until, onClosed: 'next-open-day' }, { ...london, closures }).visits.at(-1)
    expect(last('2026-11-04')).toMatchObject({ original: '2026-11-03', date: '2026-11-04' })
    expect(last('2026-11-03')).toMatchObject({ original: '2026-11-03', date: null })
  })

  it.each<[string, string, Partial<SeriesToPlan>, readonly string[]]>([
    ['before the one before it', '2026-10-20', {}, ['2026-10-20']],
    ['near the one before it', '2026-10-22', { apartDays: 2 }, ['2026-10-20']],
    ['on the date of the next one', '2026-11-03', {}, ['2026-11-03']],
    ['beyond the next ones', '2026-11-11', {}, ['2026-11-03', '2026-11-10']],
    ['near the next one', '2026-10-29', { apartDays: 5 }, ['2026-11-03']],
    [
      'where a later one was asked to be',
      '2026-10-28',
      { visits: { '2026-11-10': { date: '2026-10-28' }, '2026-11-03': { skip: true } } },
      ['2026-10-28'],
    ],
  ])('leaves out a visit that was asked to be %s', (_, date, more, near) => {
    const visits = { ...more.visits, '2026-10-27': { date } }
    expect(plan({ ...more, visits }).visits[1]).toMatchObject({
      original: '2026-10-27',
      asked: date,
      date: null,
      why: near.map((other) => ({ rule: 'too-near', date: other })),
    })
  })

  it('has a visit beside one before that was moved near to it, but not on its date', () => {
    const resume = { next: '2026-10-27', placed: 4, last: '2026-10-26' }
    expect(plan({ count: 5, apartDays: 3, resume }).visits).toMatchObject([{ date: '2026-10-27', visit: 5 }])
    const later = { ...resume, last: '2026-10-27' }
    expect(plan({ count: 5, resume: later, onClosed: 'next-open-day' }).visits).toMatchObject([
      { date: '2026-10-28', why: [{ rule: 'too-near', date: '2026-10-27' }] },
    ])
  })

  it('names every rule that keeps a visit from its date, and each once', () => {
    const closures = [
      { from: '2026-10-17', to: '2026-10-24', reason: 'Autumn' },
      { from: '2026-10-20', reason: 'Again' },
    ]
    const busy = [{ start: 0, end: Date.UTC(2027, 0) }]
    const policy = { ...london, closures, capacity: { perDay: 1, crews: 1 } }
    const bars = (series: Partial<SeriesToPlan>, of: CalendarPolicy, availability: Partial<Availability>) =>
      plan(series, of, availability).visits[0]?.why.map(({ rule }) => rule)
    expect(
      bars({ count: undefined, until: '2026-10-20', time: '08:00' }, policy, {
        now: Date.UTC(2026, 9, 20, 6),
        busy,
        taken: { '2026-10-20': 1 },
      }),
    ).toEqual(['closure', 'outside-hours', 'too-soon', 'full', 'busy'])
    const past = { now: Date.UTC(2026, 9, 22) }
    expect(bars({ count: undefined, until: '2026-10-20' }, london, past)).toEqual(['past'])
    const long = { durationMinutes: 500, until: '2026-10-20', count: undefined }
    expect(bars(long, { ...london, lastStart: 'fits' }, {})).toEqual(['too-long'])
    expect(bars({ from: '2026-10-19', until: '2026-10-19', count: undefined }, london, {})).toEqual([
      'closed',
    ])
  })

  it('goes by the hours and the needs of the service that a visit is for', () => {
    const evening = { ...london.hours, tuesday: ['17:00', '20:00'] } as const
    const policy: CalendarPolicy = {
      ...london,
      resources: { van: 1 },
      services: { 'deep-clean': { hours: evening }, standard: { needs: ['van'] } },
    }
    const busy = [
      { start: Date.UTC(2026, 9, 27, 10), end: Date.UTC(2026, 9, 27, 11), crew: 1, uses: ['van'] },
      { start: Date.UTC(2026, 10, 3, 10), end: Date.UTC(2026, 10, 3, 11), crew: 1 },
    ]
    const visits = { '2026-10-20': { request: { service: 'deep-clean' } } }
    expect(shown(plan({ visits }, policy, { busy }))).toEqual([
      '2026-10-20 left outside-hours',
      '2026-10-27 left in-use',
      '2026-11-03',
      '2026-11-10',
      '2026-11-17',
    ])
  })

  it('leaves out a visit at a time that the clocks skip', () => {
    const nights = { ...london, hours: { sunday: ['01:00', '03:00'] } } as const
    const series = { from: '2027-03-21', time: '01:00', until: '2027-04-04', count: undefined }
    expect(shown(plan(series, nights))).toEqual(['2027-03-21', '2027-03-28 left skipped', '2027-04-04'])
  })

  it('leaves out a visit that has no price on its date, and moves it to one on which it has', () => {
    const charges = [
      { id: 'wednesday', name: 'Wednesday', amount: cents(500), when: { weekday: 'wednesday' } },
    ]
    const book = { ...gtaPriceBook, version: 'least', minimumTotal: cents(1000), charges }
    const promo = { type: 'fixed', amountCents: cents(16_000) } as const
    const series = { ...weekly, from: '2026-10-21', count: 1, request: { ...request, promo } }
    const [visit] = planSeries(book, london, { ...series, onClosed: 'next-open-day' }, { now }).visits
    expect(visit).toMatchObject({
      date: '2026-10-22',
      why: [{ rule: 'price', problems: [{ field: 'promo' }] }],
      quote: { totalCents: 0 },
    })
  })

  describe('properties', () => {
    /** Series under policies with closures near them, beside other work. */
    const questions = fc
      .tuple(seriesToPlan(anyBook), policies(), fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 }))
      .chain(([series, policy, days]) => {
        const from = businessDate(series.from)
        const dates = days.map((day) => addDays(from, day))
        const at = instantOf(from, 480, policy.zone)
        return fc.record({
          // One that no day is open for would be tried for ten years.
          series: fc.constant({ through: addDays(from, 150), ...series }),
          policy: fc.constant({
            ...policy,
            resources: { van: 1 },
            services: { standard: { needs: ['van'] }, 'move-clean': { hours: {} } },
            closures: dates.slice(0, 2).map((date) => ({ from: date, to: addDays(date, 3), reason: 'Away' })),
          }),
          availability: fc.record({
            now: fc.integer({ min: -40, max: 20 }).map((day) => at + day * 86_400_000),
            taken: fc.constant(Object.fromEntries(dates.map((date, index) => [date, index * 4]))),
            busy: fc.constant(dates.map((_, index) => busyOn(at, Number(days[index])))),
          }),
        })
      })
    const planned = ({ series, policy, availability }: Question) =>
      planSeries(anyBook, policy, series, availability)

    it('keeps dates in order and apart, and prices each visit as a quote does', () => {
      fc.assert(
        fc.property(questions, (question) => {
          const { series, policy } = question
          let before = ''
          for (const visit of planned(question).visits) {
            if (visit.date === null) continue
            const { original, date, minute, startsAt, quote: made } = visit
            expect(businessTimeOf(startsAt, policy.zone)).toEqual({ date, minute })
            expect(date > before).toBe(true)
            if (date !== original && before !== '')
              expect(addDays(businessDate(before), series.apartDays ?? 0) < date).toBe(true)
            const { request: own, time = series.time } = series.visits?.[original] ?? {}
            expect(made).toEqual(
              quote(anyBook, { ...series.request, ...own, date, time, visit: visit.visit }),
            )
            before = date
          }
        }),
        { numRuns: 50 },
      )
    })

    it('is the same in one piece and in any pieces, from its own word where to go on or from the visits kept', () => {
      const cuts = fc.array(fc.integer({ min: -5, max: 120 }), { maxLength: 4 })
      fc.assert(
        fc.property(questions, cuts, fc.boolean(), (question, days, isByVisits) => {
          const { series } = question
          const from = businessDate(series.from)
          const throughs = days.toSorted((one, other) => one - other).map((day) => addDays(from, day))
          const visits: SeriesVisit[] = []
          let resume: SeriesToPlan['resume'] | null
          for (const through of [...throughs, series.through]) {
            if (resume === null || (series.through !== undefined && String(through) > series.through))
              continue
            const piece = planned({ ...question, series: { ...series, through, resume } })
            visits.push(...piece.visits)
            resume =
              isByVisits && piece.resume !== null ? resumeAfter(visits, piece.resume.next) : piece.resume
          }
          expect({ visits, resume }).toEqual(planned(question))
        }),
        { numRuns: 50 },
      )
    })

    it('gives reasons that are true: without all of them a visit is on its date, with one of them it is not', () => {
      fc.assert(
        fc.property(questions, (question) => {
          const { visits } = planned(question)
          for (const [index, visit] of visits.entries()) {
            const { asked, why } = visit
            const resume = resumeAfter(visits.slice(0, index), visit.original)
            const alone = { ...question, series: { ...question.series, resume } }
            expect(first(alone).date === asked).toBe(why.length === 0)
            expect(first(why.reduce(lifted(visit), alone)).date).toBe(asked)
            for (const kept of why) {
              const others = why.filter((bar) => bar !== kept)
              expect(first(others.reduce(lifted(visit), alone)).date).not.toBe(asked)
            }
          }
        }),
        { numRuns: 50 },
      )
    })

    it('finds what a search of every day with the calendar finds', () => {
      fc.assert(
        fc.property(questions, (question) => {
          const found = planned(question).visits.map(({ original, date }) => [original, date])
          expect(found).toEqual(searched(question))
        }),
        { numRuns: 50 },
      )
    })

    it('has the dates of the series without work and prices', () => {
      fc.assert(
        fc.property(seriesToPlan(anyBook), policies(), (series, policy) => {
          const { from, every, time, count, until } = series
          const { capacity: _, ...hours } = policy
          const plain = { every, durationMinutes: 60, onClosed: 'skip' } as const
          const end = until === undefined ? { count: count ?? 5 } : { until }
          const free = { now: instantOf(businessDate(from), 0, policy.zone) - 10 * 86_400_000 }
          const { visits } = planSeries(
            gtaPriceBook,
            { ...hours, leadMinutes: 0 },
            { ...plain, ...end, from, time, request },
            free,
          )
          const [hour, minute] = time.split(':').map(Number)
          expect(visits.flatMap(({ date }) => date ?? [])).toEqual(
            occurrences(policy, {
              ...plain,
              from: businessDate(from),
              time: Number(hour) * 60 + Number(minute),
              ...('until' in end ? { until: businessDate(String(end.until)) } : end),
            }).map(({ date }) => date),
          )
        }),
        { numRuns: 30 },
      )
    })
  })
})

interface Question {
  readonly series: SeriesToPlan
  readonly policy: CalendarPolicy
  readonly availability: Availability
}

/** A long morning's work of a day. */
function busyOn(start: number, day: number) {
  return { start: start + day * 86_400_000, end: start + day * 86_400_000 + 5 * 3_600_000, uses: ['van'] }
}

/** Where to continue after some visits, for a program that stores them. */
function resumeAfter(visits: readonly SeriesVisit[], next: string): NonNullable<SeriesToPlan['resume']> {
  const dates = visits.flatMap(({ date }) => date ?? [])
  const last = dates.at(-1)
  return { next, placed: dates.length, ...(last !== undefined && { last }) }
}

/** The next visit of a plan that goes on. */
function first({ series, policy, availability }: Question): SeriesVisit {
  const { next, placed } = series.resume ?? { next: series.from, placed: 0 }
  const alone = { ...series, through: next, ...(series.count !== undefined && { count: placed + 1 }) }
  const [visit] = planSeries(anyBook, policy, alone, availability).visits
  if (visit === undefined) throw new Error('no visit')
  return visit
}

/** A question without a rule that keeps a visit from its date. */
function lifted({ original, asked, minute, service, durationMinutes }: SeriesVisit) {
  return (question: Question, bar: VisitBar): Question => {
    const { series, policy, availability } = question
    const { visits = {}, pauses = [], resume } = series
    switch (bar.rule) {
      case 'skip':
        return {
          ...question,
          series: { ...series, visits: { ...visits, [original]: { ...visits[original], skip: false } } },
        }
      case 'pause': {
        // Only for this visit: others that it keeps away might be in the way.
        const lift = (pause: Pause) => [
          { ...pause, to: addDays(original, -1) },
          { ...pause, from: addDays(original, 1) },
        ]
        const others = pauses.flatMap((pause) =>
          pause.from === bar.from && pause.to === bar.to ? lift(pause) : pause,
        )
        return {
          ...question,
          series: { ...series, pauses: others.filter(({ from, to }) => from <= to) },
        }
      }
      case 'closure': {
        const closures = policy.closures?.filter((closure) => !isClosedBy(closure, asked)) ?? []
        return { ...question, policy: { ...policy, closures } }
      }
      case 'closed':
      case 'outside-hours':
      case 'too-long': {
        const others = policy.specialHours?.filter(({ date }) => date !== asked) ?? []
        const special = { date: asked, hours: [clock(minute), clock(minute + durationMinutes)] as const }
        const services = Object.entries(policy.services ?? {}).flatMap(([id, { hours, needs }]) => {
          const kept = { ...(id !== service && hours && { hours }), ...(needs && { needs }) }
          return Object.keys(kept).length === 0 ? [] : [[id, kept] as const]
        })
        const open = { ...policy, services: Object.fromEntries(services) }
        return { ...question, policy: { ...open, specialHours: [...others, special] } }
      }
      case 'past':
      case 'too-soon':
        return { ...question, availability: { ...availability, now: availability.now - 400 * 86_400_000 } }
      case 'full': {
        const { perDay: _day, perWeekday: _weekday, ...capacity } = policy.capacity ?? {}
        return { ...question, policy: { ...policy, capacity } }
      }
      case 'busy': {
        const { crews: _, ...capacity } = policy.capacity ?? {}
        return { ...question, policy: { ...policy, capacity } }
      }
      case 'in-use':
        return { ...question, policy: { ...policy, resources: { van: 100 } } }
      case 'too-near': {
        const skipped = duesOf(series)
          .filter((due) => due.asked === bar.date && due.original > original)
          .map((due) => [due.original, { ...visits[due.original], skip: true }])
        const others = resume?.last === bar.date ? { resume: { ...resume, last: undefined } } : {}
        return {
          ...question,
          series: { ...series, ...others, visits: { ...visits, ...Object.fromEntries(skipped) } },
        }
      }
      default:
        throw new Error(bar.rule)
    }
  }
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** The dates of a series with what is asked for them. */
function duesOf({ from, every, visits = {}, pauses = [], until }: SeriesToPlan) {
  return Array.from({ length: 60 }, (_, index) => seriesDate({ from: businessDate(from), every }, index))
    .filter((original) => until === undefined || original <= until)
    .map((original) => {
      const change = visits[original] ?? {}
      return {
        original,
        asked: businessDate(change.date ?? original),
        isOff: change.skip === true || pauses.some((pause) => pause.from <= original && original <= pause.to),
      }
    })
}

/** The dates of the visits, searched day by day among the open slots of the calendar. */
function searched({ series, policy, availability }: Question): (readonly [string, string | null])[] {
  const { count = Number.POSITIVE_INFINITY, apartDays = 0, through = '9', until = '9', onClosed } = series
  const dues = duesOf(series)
  const found: (readonly [string, string | null])[] = []
  const dates: string[] = []
  for (const [index, { original, asked, isOff }] of dues.entries()) {
    if (dates.length >= count || original > through) break
    const {
      request: own,
      durationMinutes = series.durationMinutes,
      time = series.time,
    } = series.visits?.[original] ?? {}
    const minutes = durationMinutes ?? quote(anyBook, { ...series.request, ...own }).minutes
    const others = [
      ...dates.slice(-1).map((date) => ({ date, isBefore: true })),
      ...dues
        .slice(index + 1)
        .filter((due) => !due.isOff)
        .map((due) => ({ date: due.asked, isBefore: false })),
    ]
    const isFree = (date: string) => {
      const isMoved = date !== original
      const gap = isMoved ? apartDays : 0
      const isClear = others.every((other) =>
        other.isBefore
          ? addDays(businessDate(other.date), gap) < date
          : !isMoved || addDays(businessDate(date), gap) < other.date,
      )
      if (!isClear) return false
      const { slots } = dayOn(
        { ...policy, lookaheadDays: 3660 },
        {
          ...availability,
          durationMinutes: Number(minutes),
          service: own?.service ?? series.request.service,
        },
        businessDate(date),
      )
      return slots.some((slot) => slot.open && clock(slot.minute) === time)
    }
    const isKept = isOff || asked !== original || onClosed === 'skip'
    const days = Array.from({ length: isKept ? 1 : 32 }, (_, day) => addDays(asked, day))
    const date = isOff ? undefined : days.find((day) => (day === asked || day <= until) && isFree(day))
    found.push([original, date ?? null])
    if (date !== undefined) dates.push(date)
  }
  return found
}
