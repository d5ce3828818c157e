import { businessDate } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AgreedDays } from './charge-facts.ts'
import { type ChargePolicy, standardCharges as policy } from './charge-policy.ts'
import { agreedDaysOf, chargesOf } from './charges-of.ts'
import { parseChargePolicy } from './parse-charge-policy.ts'
import { stepsOfDeclines } from './steps-of-declines.ts'

const agreed: AgreedDays = { toldDays: 7, chargedDays: 4 }
const earlier: ChargePolicy = { ...policy, announceDays: 10, chargeDays: [6, 5], lastLetterHours: 110 }
const of = (table: ChargePolicy, of: AgreedDays | null, announcedBy: ChargePolicy | null = null) =>
  chargesOf(table, { agreed: of, announcedBy })

describe('the table that holds for a visit', () => {
  it('is the company’s where it keeps what was agreed, or nothing is known of that', () => {
    expect(of(policy, agreed)).toEqual(policy)
    expect(of(earlier, null)).toEqual(earlier)
  })

  it('charges nobody earlier than agreed, and asks and frees after that', () => {
    expect(of({ ...earlier, freeHours: 100 }, agreed)).toEqual({
      ...{ ...earlier, chargeDays: [4], lastLetterHours: 95, freeHours: 85 },
    })
  })

  it('tells nobody later than agreed', () => {
    const later = { ...policy, announceDays: 3, chargeDays: [2] }
    expect(of(later, agreed)).toEqual({ ...later, announceDays: 7 })
  })

  it('is the one that it was announced by', () => {
    expect(of(earlier, agreed, policy)).toBe(policy)
  })
})

const tables = fc
  .record({
    announceDays: fc.integer({ min: 1, max: 14 }),
    noticeHours: fc.integer({ min: 1, max: 72 }),
    chargeDays: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 4 }),
    lastLetterHours: fc.integer({ min: 2, max: 240 }),
    freeHours: fc.integer({ min: 1, max: 240 }),
    expiringDays: fc.constant(30),
  })
  .map((made) => ({ ...made, chargeDays: made.chargeDays.toSorted((a, b) => b - a) }))
  .filter((made) => parseChargePolicy(made).ok)

describe('properties', () => {
  it('whatever tables a company has had, what follows is a table that keeps what was agreed', () => {
    fc.assert(
      fc.property(tables, tables, (now, then) => {
        const agreed = agreedDaysOf(then)
        const held = of(now, agreed)
        expect(parseChargePolicy(held)).toEqual({ ok: true, value: held })
        expect(held.announceDays).toBeGreaterThanOrEqual(then.announceDays)
        expect(held.chargeDays[0]).toBeLessThanOrEqual(agreed.chargedDays)
        // Where nobody was promised otherwise, it is as the company has it.
        if (now.announceDays >= then.announceDays && (now.chargeDays[0] ?? 0) <= agreed.chargedDays)
          expect(held).toEqual(now)
      }),
    )
  })

  it('the steps of a visit that is never paid come in their order, and end with its freed place', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const steps = stepsOfDeclines(
          table,
          { date: businessDate('2027-03-15'), minute: 600 },
          'America/Toronto',
        )
        // An announcement shortly before the first try leaves its hours, and so fewer tries.
        const tries = steps.length - 3
        expect(tries).toBeGreaterThan(0)
        expect(tries).toBeLessThanOrEqual(table.chargeDays.length)
        expect(steps.map(({ act }) => act)).toEqual([
          ...['announce', ...Array.from({ length: tries }, () => 'charge'), 'last-letter', 'free'],
        ])
        expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b))
      }),
    )
  })
})
