import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaPriceBook, type PriceBook } from '../src/catalogue/index.ts'
import { parsePriceBook } from '../src/catalogue/schema.ts'
import { checkDay, PlanError, planDay } from '../src/plan/index.ts'
import { parseDayToPlan } from '../src/plan/schema.ts'
import { whatIf } from '../src/quote/compare.ts'
import {
  parseQuoteRequest,
  type Quote,
  type QuoteRequest,
  QuoteRequestError,
  quote,
  quoteProblems,
} from '../src/quote/index.ts'
import {
  type BusinessDate,
  type CalendarPolicy,
  calendar,
  dayOn,
  earliestSlot,
  gtaPolicy,
  slotProblem,
  slotsOn,
} from '../src/schedule/index.ts'
import { occurrences } from '../src/schedule/occurrences.ts'
import { placeProblem } from '../src/schedule/office-rules.ts'
import { parseAvailability, parsePolicy } from '../src/schedule/schema.ts'
import { toICalendar } from '../src/schedule/to-icalendar.ts'
import { whyClosed } from '../src/schedule/why-closed.ts'
import { planSeries } from '../src/series/index.ts'
import { parseSeriesToPlan } from '../src/series/schema.ts'
import { daysToPlan, policies, priceBooks, quoteRequests, seriesToPlan } from '../src/testing/index.ts'
import { nearMisses } from '../src/testing/near-misses.ts'
import { WrongValueError } from '../src/validation/wrong-value-error.ts'

/** A value that a script or JSON brings where the types ask for something. */
// biome-ignore lint/suspicious/noExplicitAny: plain values of JavaScript, which no compiler has seen
type Plain = any

const now = Date.UTC(2026, 10, 21, 14)
const policy: CalendarPolicy = { ...gtaPolicy, services: { deep: { needs: ['van'] } }, resources: { van: 1 } }
const availability = {
  ...{ now, limit: 4, taken: { '2026-11-23': 2 }, durationMinutes: 90, service: 'deep' },
  busy: [{ start: now + 86_400_000, end: now + 90_000_000, crew: 'a', uses: ['van'] }],
}
const booksAndRequests = priceBooks().chain((book) => fc.tuple(fc.constant(book), quoteRequests(book)))
const asked = fc
  .tuple(policies(), fc.boolean())
  .map(([other, isOwn]) => [isOwn ? policy : other, availability, '2026-11-23'])
const event = {
  ...{ uid: '1@example.com', zone: 'America/Toronto', startsAt: now, durationMinutes: 60, madeAt: now },
  ...{ summary: 'Visit', description: 'At home', location: '9 Elm St', url: 'https://example.com/1' },
}

/** A quote whose lines sum to what they say they do. */
function addsUp({ lines, totalCents, subtotalCents, discountCents }: Quote) {
  const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0)
  const added = lines.reduce((tax, line) => tax + (line.rule === 'tax' ? line.amountCents : 0), 0)
  expect([sum, subtotalCents - discountCents + added]).toEqual([totalCents, totalCents])
  expect(totalCents).toBeGreaterThanOrEqual(0)
}

/** Each entry that takes plain values: what it is given, of which one part is then wrong, and what is done with it. */
const entries: Readonly<Record<string, readonly [fc.Arbitrary<unknown>, (given: Plain) => void]>> = {
  quote: [booksAndRequests, ([book, request]) => addsUp(quote(book, request))],
  quoteProblems: [booksAndRequests, ([book, request]) => quoteProblems(book, request)],
  'parsePriceBook, parseQuoteRequest, quote': [
    booksAndRequests,
    ([book, request]) => {
      const parsed = parsePriceBook(book)
      const read = parsed.ok ? parseQuoteRequest(parsed.value, request) : parsed
      if (parsed.ok && read.ok) addsUp(quote(parsed.value, read.value as QuoteRequest))
    },
  ],
  whatIf: [
    booksAndRequests,
    ([book, request]) => whatIf(gtaPriceBook as PriceBook, book as PriceBook, [request]),
  ],
  calendar: [asked, ([own, given]) => calendar(own, given)],
  dayOn: [asked, ([own, given, date]) => dayOn(own, given, date)],
  earliestSlot: [asked, ([own, given, date]) => earliestSlot(own, given, date)],
  slotsOn: [asked, ([own, given, date]) => slotsOn(own, date, given?.now)],
  slotProblem: [asked, ([own, given, date]) => slotProblem(own, date, 540, given?.now)],
  placeProblem: [asked, ([own, given, date]) => placeProblem(own, given, date, 540)],
  whyClosed: [asked, ([own, given, date]) => whyClosed(own, given, date, 540)],
  parsePolicy: [asked, ([own]) => parsePolicy(own)],
  parseAvailability: [asked, ([, given]) => parseAvailability(given)],
  occurrences: [
    fc.constant([policy, { from: '2026-11-23', every: 'week', time: 540, count: 3, onClosed: 'skip' }]),
    ([own, series]) => occurrences(own, series),
  ],
  toICalendar: [fc.constant([event, event]), (events) => toICalendar(...events)],
  planSeries: [
    seriesToPlan(gtaPriceBook).map((series) => [gtaPriceBook, gtaPolicy, { ...series, count: 2 }, { now }]),
    ([book, own, series, given]) => {
      for (const visit of planSeries(book, own, series, given).visits)
        if ('quote' in visit) addsUp(visit.quote as Quote)
    },
  ],
  parseSeriesToPlan: [
    seriesToPlan(gtaPriceBook),
    (series) => parseSeriesToPlan(gtaPriceBook as PriceBook, series),
  ],
  planDay: [daysToPlan({ jobs: 3, cleaners: 2 }), (day) => planDay(day)],
  checkDay: [
    daysToPlan({ jobs: 3, cleaners: 2 }).map((day) => ({ ...day, routes: [] })),
    (day) => checkDay(day),
  ],
  parseDayToPlan: [daysToPlan({ jobs: 3, cleaners: 2 }), (day) => parseDayToPlan(day)],
}

/** The error of a use that does not say what is wrong, and where or with what; null when there is none. */
function unnamed(use: () => void): unknown {
  try {
    use()
  } catch (error) {
    const isProblem = [WrongValueError, QuoteRequestError, PlanError].some((kind) => error instanceof kind)
    return isProblem || (error instanceof RangeError && /^Not a |^No date /.test(error.message))
      ? null
      : error
  }
  return null
}

describe.each(Object.entries(entries))('%s', (_, [given, use]) => {
  it('takes plain values as they are, or says what is wrong with them', () => {
    fc.assert(
      fc.property(nearMisses(given), (near) => {
        expect([near, unnamed(() => use(near))]).toEqual([near, null])
      }),
    )
  })
})

it('knows days as text only, as scripts write them', () => {
  const date = '30/11/2026' as BusinessDate
  expect(() => dayOn(gtaPolicy, { now }, date)).toThrow('Not a date as yyyy-MM-dd: 30/11/2026')
})
