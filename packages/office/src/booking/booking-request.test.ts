import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { planSeries } from '@dustforce/core/series'
import { describe, expect, it } from 'vitest'
import { seriesOf } from '../series/index.ts'
import { gtaBusiness } from '../testing/business.ts'
import { worthOfPlaces } from '../waiting/index.ts'
import { type BookingForm, choicesOf, emptyBookingForm, quoteRequestOf } from './index.ts'

/** Sundays, evenings and December cost more. */
const book: PriceBook = {
  ...gtaPriceBook,
  charges: [
    { id: 'sunday', name: 'Sunday', amount: cents(2000), when: { weekday: 'sunday' } },
    { id: 'evening', name: 'Evening', amount: cents(1000), when: { time: { atLeast: '17:00' } } },
    { id: 'december', name: 'December', amount: cents(500), when: { date: { from: '12-01', to: '12-31' } } },
  ],
  frequencies: { week: { name: 'Every week', percent: 10, from: 2 } },
}

const blank = emptyBookingForm('standard')
const charged = (form: Partial<BookingForm>) =>
  quote(book, quoteRequestOf(book, choicesOf({ ...blank, ...form })))
    .lines.filter(({ rule }) => rule === 'charge')
    .map(({ label }) => label)

describe('choicesOf', () => {
  it.each<[Partial<BookingForm>, readonly string[]]>([
    [{}, []],
    [{ date: '2026-11-29' }, ['Sunday']],
    [{ date: '2026-11-30', time: '4:00 PM' }, []],
    [{ date: '2026-11-30', time: '5:00 PM' }, ['Evening']],
    [{ date: '2026-12-06', time: '5:00 PM' }, ['Sunday', 'Evening', 'December']],
    [{ date: '2026-12-', time: 'noon' }, []],
  ])('has the day and the time as soon as they are chosen: %j', (form, labels) => {
    expect(charged(form)).toEqual(labels)
  })
})

describe('quoteRequestOf', () => {
  it('prices the first visit of a series as the series does', () => {
    const form: BookingForm = { ...blank, date: '2026-11-29', time: '5:00 PM', howOften: 'week' }
    const { date, minute, frequency: _, ...home } = choicesOf(form)
    if (date === undefined || minute === undefined) throw new Error('a day and a time')
    const asked = { every: 'week', onClosed: 'skip', addOns: [], visits: {} } as const
    const series = seriesOf(book, { ...home, date, minute }, asked, date)
    const hours = { sunday: ['09:00', '20:00'] } as const
    const { visits } = planSeries(book, { ...gtaBusiness.policy, hours }, series, {
      now: Date.UTC(2026, 10, 20),
    })
    const totals = visits.map((visit) => (visit.date === null ? null : visit.quote.totalCents))
    expect(totals).toEqual([quote(book, quoteRequestOf(book, choicesOf(form))).totalCents])
  })
})

describe('worthOfPlaces', () => {
  it('counts what the day costs', () => {
    const { date: _, ...home } = choicesOf({ ...blank, date: '2026-11-29' })
    const [weekday = 0] = worthOfPlaces([home], book)
    expect(worthOfPlaces([choicesOf({ ...blank, date: '2026-11-29' })], book)).toEqual([weekday + 2000])
  })
})
