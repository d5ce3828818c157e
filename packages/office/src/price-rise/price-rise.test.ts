import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import type { SeriesToPlan } from '@dustforce/core/series'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mostAnnounceDays } from '../charging/charge-policy.ts'
import {
  firstUnannounced,
  planPriceRise,
  type RiseQuestion,
  type RisingSeries,
  riseDate,
  riseTermsOf,
  visitQuote,
  type WrittenVisit,
} from './index.ts'
import { ontarioRise } from './rise-terms.ts'

const today = businessDate('2027-01-11')
const own: PriceBook = gtaPriceBook
const { laundry } = gtaPriceBook.addOns
/** A load of laundry costs more. */
const dearer = (by: number): PriceBook => ({
  ...own,
  version: 'dearer',
  addOns: { ...own.addOns, laundry: { ...laundry, amount: cents(laundry.amount + by) } },
})
const { standard } = gtaPriceBook.services
const withoutExtras: PriceBook['services'][string] = { ...standard, addOns: [] }
const weekly = {
  from: '2027-01-05',
  every: 'week',
  time: '09:00',
  onClosed: 'skip',
  request: { service: 'standard', bedrooms: 2, bathrooms: 1, addOns: ['laundry'], frequency: 'week' },
} satisfies SeriesToPlan

const question: RiseQuestion = {
  book: dearer(500),
  from: businessDate('2027-03-01'),
  now: instantOf(today, 600, gtaPolicy.zone),
  policy: gtaPolicy,
  terms: ontarioRise,
}

/** A series whose next visits are written for nine weeks. */
function rising(changes: Partial<RisingSeries> = {}, series: SeriesToPlan = weekly): RisingSeries {
  const written = Array.from({ length: 9 }, (_, nr): WrittenVisit => {
    const date = addDays(businessDate('2027-01-12'), 7 * nr)
    const facts = { original: date, date, minute: 540, visit: nr + 2 }
    const priced = visitQuote(own, series, facts)
    if ('problems' in priced) throw new Error('No price')
    const { subtotalCents, discountCents } = priced.quote
    return { ...facts, isOfSeries: true, subtotalCents, beforeTaxCents: cents(subtotalCents - discountCents) }
  })
  return {
    ...{ id: 'one', own: { book: own, series }, bookVersion: own.version, isTold: false },
    ...{ plannedThrough: businessDate('2027-03-13'), placed: 10, last: businessDate('2027-03-09'), written },
    ...changes,
  }
}

describe('planPriceRise', () => {
  it('shows the old and the new price of a series line by line, from its first visit on', () => {
    const [raised] = planPriceRise([rising()], question).raised
    expect(raised).toMatchObject({ id: 'one', holdsFrom: '2027-03-01', first: '2027-03-02' })
    expect(raised?.before).toEqual(
      quote(own, { ...weekly.request, date: '2027-03-02', time: '09:00', visit: 9 }),
    )
    expect(raised?.diff.lines.map(({ before, after }) => (after ?? before)?.rule)).toContain('add-on')
    const change = raised?.diff.lines.reduce((sum, line) => sum + line.changeCents, 0)
    expect(change).toBe(raised?.diff.totalChangeCents)
    expect(raised?.after.totalCents).toBe((raised?.before.totalCents ?? 0) + (change ?? 0))
  })

  it('counts the visits of twelve months with their income, pay and margin before and after', () => {
    const { yearBefore, yearAfter } = planPriceRise([rising(), rising({ id: 'two' })], question)
    expect(yearBefore.visits).toBe(104)
    expect(yearAfter.visits).toBe(104)
    // Five dollars less a tenth, to the dollar; seven visits of each are before the first of March.
    expect(yearAfter.incomeCents - yearBefore.incomeCents).toBe(2 * 45 * 400)
    for (const year of [yearBefore, yearAfter])
      expect(year.marginCents).toBe(year.incomeCents - year.payCents)
  })

  it('leaves a visit that was changed for itself at its price', () => {
    const all = rising()
    const [detached] = all.written.slice(-1)
    const written = all.written.map((visit) => ({ ...visit, isOfSeries: visit !== detached }))
    const income = (series: RisingSeries) => planPriceRise([series], question).yearAfter.incomeCents
    const one = planPriceRise([all], question).raised[0]
    const rise = (one?.diff.lines ?? [])
      .filter(({ after }) => after?.rule !== 'tax')
      .reduce((sum, { changeCents }) => sum + changeCents, 0)
    expect(income(all) - income(rising({ written }))).toBe(rise)
  })

  it.each<[string, Partial<RisingSeries>, Partial<RiseQuestion>]>([
    ['told', { isTold: true }, {}],
    ['unknown-prices', { own: null }, {}],
    ['same-book', { bookVersion: 'dearer' }, {}],
    ['same-price', {}, { book: { ...own, version: 'renamed' } }],
    ['no-visits', { own: { book: own, series: { ...weekly, until: '2027-02-20' } }, written: [] }, {}],
    ['not-offered', {}, { book: { ...own, version: 'less', services: { standard: withoutExtras } } }],
  ])('says that a series stays as it is: %s', (why, series, changes) => {
    const plan = planPriceRise([rising(series)], { ...question, ...changes })
    expect(plan).toMatchObject({ raised: [], untouched: [{ id: 'one', bar: { why } }] })
    expect(plan.yearAfter).toEqual({ visits: 0, incomeCents: 0, payCents: 0, marginCents: 0 })
  })
})

const days = fc.integer({ min: -400, max: 400 })

test('no rise holds earlier than the law lets it, whatever day is named', () => {
  fc.assert(
    fc.property(days, (ahead) => {
      const named = addDays(today, ahead)
      const date = riseDate(named, today, ontarioRise)
      expect(date >= addDays(today, 30) && date >= named).toBe(true)
      expect([named, addDays(today, 30)]).toContain(date)
    }),
  )
})

test('a rise that was told in time is due before its first visit is announced, however early that is, and seven days before a charge', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: mostAnnounceDays }), (ahead, announceDays) => {
      const terms = riseTermsOf({ announceDays })
      const holdsFrom = riseDate(addDays(today, ahead), today, terms)
      const night = addDays(holdsFrom, -Math.max(7, announceDays) - 1)
      expect(firstUnannounced(night, terms)).toBe(holdsFrom)
      expect(night > today).toBe(true)
    }),
  )
})

test('the income of all is the sum of each, and a rise taken back is as before', () => {
  const change = fc.integer({ min: -500, max: 5000 })
  fc.assert(
    fc.property(
      change,
      fc.array(fc.constantFrom('week', '2-weeks', '4-weeks'), { maxLength: 4 }),
      (by, every) => {
        const all = every.map((interval, nr) =>
          rising(
            { id: `${nr}`, placed: 1, written: [], plannedThrough: today, last: null },
            { ...weekly, every: interval, request: { ...weekly.request, frequency: interval } },
          ),
        )
        const plan = planPriceRise(all, { ...question, book: dearer(by) })
        expect(plan.raised.length + plan.untouched.length).toBe(all.length)
        const sum = plan.raised.reduce((total, { yearAfter }) => total + yearAfter.incomeCents, 0)
        expect(plan.yearAfter.incomeCents).toBe(sum)
        const back = planPriceRise(
          all.map((series) => ({
            ...series,
            bookVersion: 'dearer',
            own: series.own === null ? null : { ...series.own, book: dearer(by) },
          })),
          { ...question, book: own },
        )
        expect(back.raised.map(({ after }) => after)).toEqual(plan.raised.map(({ before }) => before))
      },
    ),
    { numRuns: 20 },
  )
})
