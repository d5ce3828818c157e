import { businessDate, earliestSlot, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingTerms } from './booking-terms.ts'
import { earliestFreeSlot, freeTerm, freeTermText } from './free-term.ts'
import { refundPercentAt } from './notice.ts'

const hourMs = 3_600_000
const terms = bookingTerms(gtaPolicy)
const { zone } = gtaPolicy
const startsAt = instantOf(businessDate('2026-12-04'), 540, zone)
const halves = [
  { hoursBefore: 2, refundPercent: 50 },
  { hoursBefore: 48, refundPercent: 100 },
]

describe('until when a start is free to cancel', () => {
  test('is a day before it, and over after that instant', () => {
    const limit = startsAt - 24 * hourMs
    expect(freeTerm(terms, startsAt, limit)).toEqual({ until: limit, refundPercent: 100 })
    expect(freeTerm(terms, startsAt, limit + 1)).toEqual({ until: null, refundPercent: 0 })
  })

  test('never names an instant that is past, and is what a cancellation gives back', () => {
    const rules = fc.array(
      fc.record({ hoursBefore: fc.nat(72), refundPercent: fc.constantFrom(0, 25, 50, 100) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(rules, fc.integer({ min: -10, max: 100 }), (cancellation, hours) => {
        const now = startsAt - hours * hourMs
        const { until, refundPercent } = freeTerm({ cancellation }, startsAt, now)
        expect(refundPercent).toBe(refundPercentAt(cancellation, startsAt, now))
        expect(until !== null && until >= now).toBe(refundPercent === 100)
        if (until !== null) expect(refundPercentAt(cancellation, startsAt, until)).toBe(100)
      }),
    )
  })
})

describe('its words', () => {
  const text = (hours: number, change: object = {}) =>
    freeTermText({ ...terms, ...change }, startsAt, startsAt - hours * hourMs, zone)

  test.each([
    [24, {}, 'Free to cancel or move until Dec 3, 2026, 9:00 AM.'],
    [23, {}, 'This start is less than 24 hours away: it is not refundable, and it cannot be moved online.'],
    [72, { cancellation: halves }, 'Free to cancel until Dec 2, 2026, 9:00 AM.'],
    [47, { cancellation: halves }, 'This start is less than 48 hours away: canceling refunds 50%.'],
    [
      1,
      { cancellation: halves },
      'This start is less than 48 hours away: it is not refundable, and it cannot be moved online.',
    ],
    [
      20,
      { cancellation: halves },
      'This start is less than 48 hours away: canceling refunds 50%, and it cannot be moved online.',
    ],
    [72, { cancellation: [] }, 'Once booked, it is not refundable.'],
  ])('%i hours before, with %j', (hours, change, words) => expect(text(hours, change)).toBe(words))
})

describe('the first start that is free to cancel', () => {
  /** Saturday, 10:00 AM. */
  const now = instantOf(businessDate('2026-11-21'), 600, zone)

  test('leaves an hour to decide', () => {
    expect(earliestSlot(gtaPolicy, { now })).toMatchObject({ date: '2026-11-21', label: '11:00 AM' })
    expect(earliestFreeSlot(gtaPolicy, { now })).toMatchObject({ date: '2026-11-22', label: '11:00 AM' })
    expect(earliestFreeSlot(gtaPolicy, { now: now + 1 })).toMatchObject({ label: '12:00 PM' })
  })

  test('is none without a rule that gives everything back', () => {
    expect(earliestFreeSlot({ ...gtaPolicy, cancellation: [] }, { now })).toBeNull()
    const { cancellation: _, ...silent } = gtaPolicy
    expect(earliestFreeSlot(silent, { now })).toBeNull()
  })
})
