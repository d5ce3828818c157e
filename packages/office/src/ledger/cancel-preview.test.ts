import { cents } from '@dustforce/core/money'
import { businessDate, gtaPolicy, instantOf, type RefundRule } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { bookingTerms } from './booking-terms.ts'
import { type CancelFacts, cancelPreview } from './cancel-preview.ts'
import {
  lateSinceAfterMove,
  movesLeft,
  type NoticeFacts,
  noticeStart,
  refundPercentAt,
  unchangedUntil,
} from './notice.ts'
import { taxBackCents } from './tax-back.ts'

const hourMs = 3_600_000
const terms = bookingTerms(gtaPolicy)
const startsAt = instantOf(businessDate('2026-12-04'), 540, gtaPolicy.zone)
const byCard = (left: number) => [{ leftCents: cents(left), isOffline: false }]
const booking = {
  startsAt,
  lateSince: null,
  agreedAt: startsAt - 240 * hourMs,
  payments: byCard(22_600),
  totalCents: cents(22_600),
  taxCents: cents(2600),
  terms,
}
const at = (hours: number, facts: CancelFacts = booking) =>
  cancelPreview(facts, startsAt - hours * hourMs, gtaPolicy, gtaBusiness.money)

describe('the preview of a cancellation', () => {
  test('gives everything back up to the last instant of the notice, and nothing after', () => {
    expect(at(24)).toMatchObject({
      refundCents: 22_600,
      keptCents: 0,
      taxInRefundCents: 2600,
      refundPercent: 100,
    })
    const late = cancelPreview(booking, startsAt - 24 * hourMs + 1, gtaPolicy, gtaBusiness.money)
    expect(late).toMatchObject({ refundCents: 0, keptCents: 22_600, taxInRefundCents: 0 })
    expect(late.explanation).toBe(
      'The time for a full refund ended Dec 3, 2026, 9:00 AM. The booking is no longer refundable.',
    )
    expect(at(48).explanation).toBe(
      'Full refund of $226.00 until Dec 3, 2026, 9:00 AM, within 5-7 business days.',
    )
  })

  test('names no time for a refund that was over when the start was chosen', () => {
    const agreedAt = startsAt - 24 * hourMs + 1
    const { explanation } = cancelPreview(
      { ...booking, agreedAt },
      startsAt - hourMs,
      gtaPolicy,
      gtaBusiness.money,
    )
    expect(explanation).toBe(
      'This start was chosen less than 24 hours before it: the booking is not refundable.',
    )
    expect(at(1, { ...booking, agreedAt: agreedAt - 1 }).explanation).toContain('ended Dec 3, 2026, 9:00 AM')
    const movedByOffice = { ...booking, agreedAt, lateSince: startsAt }
    expect(at(1, movedByOffice).explanation).toContain('ended Dec 3, 2026, 9:00 AM')
    const terms50 = { ...terms, cancellation: [...terms.cancellation, { hoursBefore: 2, refundPercent: 50 }] }
    expect(at(3, { ...booking, agreedAt, terms: terms50 }).explanation).toBe(
      'This start was chosen less than 24 hours before it: 50% is refunded, $113.00, within 5-7 business days.',
    )
  })

  test('goes by the rules of the booking', () => {
    const halves = {
      ...terms,
      cancellation: [
        { hoursBefore: 2, refundPercent: 50 },
        { hoursBefore: 48, refundPercent: 100 },
      ],
    }
    const preview = (hours: number) => at(hours, { ...booking, terms: halves })
    expect(preview(48).refundCents).toBe(22_600)
    expect(preview(47)).toMatchObject({ refundCents: 11_300, keptCents: 11_300, taxInRefundCents: 1300 })
    expect(preview(47).explanation).toContain('50% is refunded now: $113.00, within 5-7 business days.')
    expect(preview(1).refundCents).toBe(0)
  })

  test('counts the notice to the old start when the office moved the booking late', () => {
    const lateSince = lateSinceAfterMove(terms, booking, startsAt - hourMs)
    expect(lateSince).toBe(startsAt)
    expect(lateSinceAfterMove(terms, booking, startsAt - 30 * hourMs)).toBeNull()
    const moved = { ...booking, startsAt: startsAt + 240 * hourMs, lateSince }
    expect(cancelPreview(moved, startsAt - hourMs, gtaPolicy, gtaBusiness.money).refundCents).toBe(0)
    // A second move does not help either.
    expect(lateSinceAfterMove(terms, moved, startsAt - hourMs)).toBe(startsAt)
  })

  test('has nothing to refund before the payment', () => {
    const unpaid = { ...booking, payments: [] }
    for (const hours of [48, 1]) {
      expect(at(hours, unpaid)).toMatchObject({
        refundCents: 0,
        keptCents: 0,
        explanation: 'Nothing has been paid, so there is nothing to refund.',
      })
    }
  })

  test.each([
    ['all', [true], 'Full refund of $226.00 until Dec 3, 2026, 9:00 AM.'],
    ['a part', [true, false], 'Full refund of $226.00 until Dec 3, 2026, 9:00 AM.'],
    ['nothing', [false], 'Full refund of $226.00 until Dec 3, 2026, 9:00 AM, within 5-7 business days.'],
  ])('promises no days where the office took %s of the money itself', (_, offline, explanation) => {
    const leftCents = cents(22_600 / offline.length)
    const payments = offline.map((isOffline) => ({ leftCents, isOffline }))
    expect(at(48, { ...booking, payments }).explanation).toBe(explanation)
  })

  test('refunds what has no date, by the longest notice', () => {
    const undated = { ...booking, startsAt: null }
    expect(cancelPreview(undated, startsAt, gtaPolicy, gtaBusiness.money)).toMatchObject({
      refundCents: 22_600,
      freeUntil: null,
      explanation: 'Full refund of $226.00, within 5-7 business days.',
    })
    const tiers = [
      { hoursBefore: 2, refundPercent: 10 },
      { hoursBefore: 48, refundPercent: 50 },
    ]
    expect(at(0, { ...undated, terms: { ...terms, cancellation: tiers } }).explanation).toBe(
      '50% is refunded now: $113.00, within 5-7 business days.',
    )
    expect(at(0, { ...undated, terms: { ...terms, cancellation: [] } })).toMatchObject({
      refundCents: 0,
      explanation: 'The booking is no longer refundable.',
    })
  })

  test('counts hours, not clock times, across a clock change', () => {
    const onSunday = { ...booking, startsAt: instantOf(businessDate('2027-03-14'), 540, gtaPolicy.zone) }
    const { freeUntil } = cancelPreview(onSunday, startsAt, gtaPolicy, gtaBusiness.money)
    expect(freeUntil).toBe(instantOf(businessDate('2027-03-13'), 480, gtaPolicy.zone))
  })

  test('is of what is left of the payment, and its tax of what was charged', () => {
    const partly = { ...booking, payments: byCard(11_300) }
    expect(at(24, partly)).toMatchObject({ refundCents: 11_300, keptCents: 0, taxInRefundCents: 1300 })
    expect(at(23, partly)).toMatchObject({ refundCents: 0, keptCents: 11_300, taxInRefundCents: 0 })
    const free = { ...booking, payments: byCard(100), totalCents: cents(0), taxCents: cents(0) }
    expect(at(24, free)).toMatchObject({ refundCents: 100, taxInRefundCents: 0 })
  })

  test('says how much of the refund the office pays back itself', () => {
    const payments = [{ leftCents: cents(20_000), isOffline: true }, ...byCard(2600)]
    expect(at(24, { ...booking, payments })).toMatchObject({
      ...{ refundCents: 22_600, offlineRefundCents: 20_000, payments },
    })
    expect(at(23, { ...booking, payments })).toMatchObject({ refundCents: 0, offlineRefundCents: 0 })
  })

  test('promises nothing of a payment that a bank looks at', () => {
    const disputed = { leftCents: cents(20_000), isOffline: false, isDisputed: true }
    expect(at(24, { ...booking, payments: [...byCard(2600), disputed] })).toMatchObject({
      ...{ refundCents: 22_600, refundWaitsCents: 20_000 },
      explanation:
        'By the terms $226.00 would go back. Your bank is looking at $200.00 of what you paid. Nothing of that is given back before it has decided, and nothing if it takes the payment back. The other $26.00 are given back now.',
    })
    const { explanation, refundWaitsCents } = at(23, { ...booking, payments: [disputed] })
    expect([refundWaitsCents, explanation]).toEqual([0, expect.stringMatching(/no longer refundable\.$/)])
  })

  test('gives back and keeps all that is left, and the full refund ends at the instant it names', () => {
    const rules = fc.array(
      fc.record({ hoursBefore: fc.nat(72), refundPercent: fc.constantFrom(0, 25, 50, 99.5, 100) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        fc.nat(100_000),
        rules,
        fc.integer({ min: -80, max: 80 }),
        fc.integer({ min: -1, max: 1 }),
        (left, cancellation, hours, ms) => {
          const facts = { ...booking, payments: byCard(left), terms: { ...terms, cancellation } }
          const preview = cancelPreview(facts, startsAt - hours * hourMs + ms, gtaPolicy, gtaBusiness.money)
          expect(preview.refundCents + preview.keptCents).toBe(left)
          expect(preview.keptCents).toBeGreaterThanOrEqual(0)
          const { freeUntil } = preview
          if (freeUntil === null) return
          expect(
            cancelPreview(facts, freeUntil + 1, gtaPolicy, gtaBusiness.money).refundPercent,
          ).toBeLessThan(100)
        },
      ),
    )
  })
})

describe('the terms of a booking', () => {
  test('are named by every rule in them', () => {
    expect(terms).toEqual({
      version: '24h100-0h0-moves3x24h',
      cancellation: gtaPolicy.cancellation,
      customerMoves: gtaPolicy.customerMoves,
    })
    const cancellation = [
      { hoursBefore: 2, refundPercent: 50 },
      { hoursBefore: 48, refundPercent: 100 },
    ]
    const customerMoves = { times: 1, hoursBefore: 12 }
    expect(bookingTerms({ cancellation, customerMoves }).version).toBe('2h50-48h100-moves1x12h')
    expect(bookingTerms({ customerMoves })).toEqual({
      version: 'moves1x12h',
      cancellation: [],
      customerMoves,
    })
  })
})

describe('the customer’s own moves', () => {
  test('end with their number, or a day before the start', () => {
    expect(movesLeft(terms, booking, 0, startsAt - 24 * hourMs)).toEqual({
      times: 3,
      until: startsAt - 24 * hourMs,
      problem: null,
    })
    expect(movesLeft(terms, booking, 3, startsAt - 48 * hourMs).problem).toBe('no-moves-left')
    expect(movesLeft(terms, booking, 0, startsAt - hourMs).problem).toBe('too-late')
    expect(movesLeft(terms, booking, 0, startsAt - 24 * hourMs + 1).problem).toBe('too-late')
    expect(movesLeft(terms, { startsAt: null, lateSince: null }, 4, 0)).toEqual({
      times: 0,
      until: null,
      problem: 'no-moves-left',
    })
  })
})

describe('for how long a booking can be acted on as now', () => {
  const actsAt = (facts: NoticeFacts, now: number, cancellation: readonly RefundRule[]) => [
    movesLeft(terms, facts, 0, now).problem,
    refundPercentAt(cancellation, noticeStart(facts), now),
    facts.startsAt !== null && now >= facts.startsAt,
  ]
  const rules = fc.array(
    fc.record({ hoursBefore: fc.nat(72), refundPercent: fc.constantFrom(0, 25, 50, 100) }),
    { maxLength: 4 },
  )

  test('nothing is another until then, and what is another later is so after it', () => {
    fc.assert(
      fc.property(
        rules,
        fc.option(fc.integer({ min: -80, max: 10 })),
        fc.integer({ min: -80, max: 3 }),
        fc.integer({ min: -1, max: 1 }),
        fc.nat({ max: 1000 }),
        (cancellation, lateHours, hours, ms, permille) => {
          const lateSince = lateHours === null ? null : startsAt + lateHours * hourMs
          const facts = { startsAt, lateSince }
          const now = startsAt + hours * hourMs + ms
          const until = unchangedUntil({ ...terms, cancellation }, facts, now)
          const then = until ?? now + 1000 * hourMs
          expect(then).toBeGreaterThanOrEqual(now)
          const between = Math.floor(now + ((then - now) * permille) / 1000)
          for (const instant of [between, then])
            expect(actsAt(facts, instant, cancellation)).toEqual(actsAt(facts, now, cancellation))
        },
      ),
    )
  })

  test('ends with the limits, the last before the start', () => {
    const until = (now: number) => unchangedUntil(terms, booking, now)
    expect(until(startsAt - 48 * hourMs)).toBe(startsAt - 24 * hourMs)
    expect(until(startsAt - 24 * hourMs)).toBe(startsAt - 24 * hourMs)
    expect(until(startsAt - 24 * hourMs + 1)).toBe(startsAt - 1)
    expect(until(startsAt)).toBeNull()
    expect(unchangedUntil(terms, { startsAt: null, lateSince: null }, 0)).toBeNull()
  })
})

test('the tax of several refunds is that of one, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.nat(5000), { maxLength: 6 }),
      (total, parts) => {
        const charged = { totalCents: cents(total), taxCents: cents(Math.round((total * 13) / 113)) }
        let kept = total
        let back = 0
        for (const part of parts) {
          const after = Math.max(0, kept - part)
          const tax = taxBackCents(charged, cents(kept), cents(after))
          expect(tax).toBeLessThanOrEqual(kept - after)
          back += tax
          kept = after
        }
        expect(back + taxBackCents(charged, cents(kept), cents(0))).toBe(charged.taxCents)
      },
    ),
  )
})
