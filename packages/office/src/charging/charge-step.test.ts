import { businessDate, instantOf } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChargeFacts, ChargeTry } from './charge-facts.ts'
import { type ChargePolicy, standardCharges as policy } from './charge-policy.ts'
import { chargeStep } from './charge-step.ts'
import { declineOf } from './decline.ts'
import { parseChargePolicy } from './parse-charge-policy.ts'

const zone = 'America/Toronto'
const hour = 3_600_000
const day = 24 * hour
const visit: ChargeFacts = {
  ...{ date: businessDate('2026-12-15'), minute: 600, isAwaited: true, cardId: 'card', announcedAt: null },
  ...{ agreed: null, announcedBy: null, tries: [], lastLetterAt: null },
}
const start = instantOf(visit.date, visit.minute, zone)
const announced = { ...visit, announcedAt: start - 7 * day }
const tried = (at: number, more: Partial<ChargeTry> = {}): ChargeTry => ({
  ...{ id: `t${at}`, by: 'company', at, outcome: 'declined', decline: 'later', code: 'insufficient_funds' },
  ...{ cardId: 'card', isTold: true },
  ...more,
})
const step = (facts: ChargeFacts, now = start - 30 * day) => chargeStep(policy, facts, now, zone)

describe('the next act for the money of a visit', () => {
  it.each([
    ['is the announcement a week before', visit, 'announce', 7 * day],
    ['is the charge four days before', announced, 'charge', 4 * day],
    [
      'is a retry a day after a decline',
      { ...announced, tries: [tried(start - 4 * day)] },
      'charge',
      3 * day,
    ],
    [
      'is the last letter where a card must not be tried again',
      { ...announced, tries: [tried(start - 4 * day, { decline: 'other-card' })] },
      'last-letter',
      30 * hour,
    ],
    [
      'is the last letter where only the customer can confirm',
      { ...announced, tries: [tried(start - 4 * day, { decline: 'ask-customer' })] },
      'last-letter',
      30 * hour,
    ],
    ['is the last letter where no card is kept', { ...announced, cardId: null }, 'last-letter', 30 * hour],
    [
      'is to free the place a day before, after the last letter',
      { ...announced, tries: [tried(start - 2 * day)], lastLetterAt: start - 30 * hour },
      'free',
      day,
    ],
  ] as const)('%s', (_, facts, act, before) => {
    expect(step(facts)).toEqual({ act, at: start - before })
  })

  it('is a try of another card at once, also after the last letter', () => {
    const tries = [tried(start - 4 * day, { decline: 'other-card' })]
    const other = { ...announced, tries, cardId: 'other', lastLetterAt: start - 30 * hour }
    expect(step(other, start - 26 * hour)).toEqual({ act: 'charge', at: start - 4 * day })
  })

  it('is none while a try is under way, after the start, or where nothing is awaited', () => {
    expect(step({ ...announced, tries: [tried(start - 4 * day, { outcome: 'pending' })] })).toBeNull()
    expect(step({ ...announced, isAwaited: false })).toBeNull()
    expect(step(announced, start)).toBeNull()
  })

  it('keeps the hours of the notice where the announcement came late', () => {
    const late = { ...visit, announcedAt: start - 4 * day }
    expect(step(late)).toEqual({ act: 'charge', at: start - 3 * day })
  })

  it('makes up for no retry that was missed', () => {
    const missed = { ...announced, tries: [tried(start - 4 * day)] }
    expect(step(missed, start - 47 * hour)).toEqual({ act: 'charge', at: start - 2 * day })
    const after = { ...missed, tries: [...missed.tries, tried(start - 47 * hour)] }
    expect(step(after, start - 47 * hour)?.act).toBe('last-letter')
  })

  it('keeps the time of the day when the clocks change', () => {
    const spring = { ...visit, date: businessDate('2027-03-15'), announcedAt: 0 }
    const at = chargeStep(policy, spring, 0, zone)?.at
    expect(at).toBe(instantOf(businessDate('2027-03-11'), 600, zone))
    expect(at).not.toBe(instantOf(spring.date, 600, zone) - 4 * day)
  })
})

const policies: fc.Arbitrary<ChargePolicy> = fc
  .record({
    announceDays: fc.integer({ min: 1, max: 15 }),
    noticeHours: fc.integer({ min: 1, max: 72 }),
    chargeDays: fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 4 }),
    lastLetterHours: fc.integer({ min: 2, max: 100 }),
    freeHours: fc.integer({ min: 1, max: 60 }),
    expiringDays: fc.constant(30),
  })
  .filter((made) => parseChargePolicy(made).ok)

/** The events between two runs of the job: how long it takes, what the bank would say, and what the customer or the office does. */
const nights = fc.array(
  fc.record({
    hours: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 120 })),
    code: fc.constantFrom(null, 'insufficient_funds', 'stolen_card', 'authentication_required', 'odd'),
    event: fc.constantFrom('none', 'none', 'none', 'late', 'card', 'page', 'cancel'),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
)

describe('properties', () => {
  it('charges once at most, nothing that is not awaited, and does each other act once and in its order, whatever nights are missed', () => {
    let paid = 0
    let freed = 0
    fc.assert(
      fc.property(policies, nights, (table, runs) => {
        let facts: ChargeFacts = visit
        let now = start - 16 * day
        let cards = 1
        const done: { act: string; at: number; cardId: string | null }[] = []
        for (const { hours, code, event } of runs) {
          now += hours * hour
          const pending = facts.tries.find(({ outcome }) => outcome === 'pending')
          if (event === 'card') facts = { ...facts, cardId: `card-${cards++}` }
          if (event === 'cancel' && cards > 3) facts = { ...facts, isAwaited: false }
          if (event === 'page' && pending === undefined && facts.isAwaited)
            facts = {
              ...facts,
              tries: [...facts.tries, tried(now, { by: 'customer', outcome: 'dropped', decline: null })],
            }
          if (pending !== undefined && event !== 'late') facts = settled(facts, code)
          const next = chargeStep(table, facts, now, zone)
          if (next === null || next.at > now) continue
          expect(facts.isAwaited).toBe(true)
          expect(now).toBeLessThan(start)
          expect(facts.tries.some(({ outcome }) => outcome === 'pending' || outcome === 'charged')).toBe(
            false,
          )
          done.push({ act: next.act, at: now, cardId: facts.cardId })
          if (next.act === 'announce') facts = { ...facts, announcedAt: now }
          if (next.act === 'last-letter') facts = { ...facts, lastLetterAt: now }
          if (next.act === 'free') facts = { ...facts, isAwaited: false }
          if (next.act === 'charge')
            facts = {
              ...facts,
              tries: [...facts.tries, tried(now, { outcome: 'pending', cardId: facts.cardId })],
            }
        }
        const of = (act: string) => done.filter((one) => one.act === act)
        for (const act of ['announce', 'last-letter', 'free']) expect(of(act).length).toBeLessThanOrEqual(1)
        expect(facts.tries.filter(({ outcome }) => outcome === 'charged').length).toBeLessThanOrEqual(1)
        expect(of('charge').length).toBeLessThanOrEqual(8)
        for (const cardId of new Set(of('charge').map((one) => one.cardId))) {
          const tries = of('charge').filter((one) => one.cardId === cardId)
          expect(cardId).not.toBeNull()
          expect(tries.length).toBeLessThanOrEqual(table.chargeDays.length)
          for (const [nr, { at }] of tries.entries())
            if (nr > 0) expect(at - (tries[nr - 1]?.at ?? 0)).toBeGreaterThanOrEqual(12 * hour)
        }
        const first = (act: string) => of(act)[0]?.at ?? Number.POSITIVE_INFINITY
        expect(done.length === 0 || done[0]?.act === 'announce').toBe(true)
        if (of('free').length > 0) {
          freed += 1
          const grace = (table.lastLetterHours - table.freeHours) * hour
          expect(first('free') - first('last-letter')).toBeGreaterThanOrEqual(grace)
        }
        // A card that must not be tried again is not.
        for (const [nr, one] of facts.tries.entries())
          if (one.by === 'company' && one.decline !== null && one.decline !== 'later')
            expect(
              facts.tries.slice(nr + 1).some(({ by, cardId }) => by === 'company' && cardId === one.cardId),
            ).toBe(false)
        if (facts.tries.some(({ outcome }) => outcome === 'charged')) paid += 1
      }),
      { numRuns: 600 },
    )
    // The histories end in both ways often enough to mean something.
    expect(paid).toBeGreaterThan(40)
    expect(freed).toBeGreaterThan(8)
  })

  it('comes no earlier for a later look', () => {
    fc.assert(
      fc.property(
        policies,
        fc.integer({ min: 0, max: 31 * 24 }),
        fc.integer({ min: 0, max: 48 }),
        (table, from, more) => {
          const facts = { ...announced, tries: [tried(start - 20 * day)] }
          const look = (now: number) => chargeStep(table, facts, now, zone)?.at ?? Number.POSITIVE_INFINITY
          const now = start - 31 * day + from * hour
          expect(look(now + more * hour)).toBeGreaterThanOrEqual(look(now))
        },
      ),
    )
  })
})

/** The facts once the provider has said what became of the try under way. */
function settled(facts: ChargeFacts, code: string | null): ChargeFacts {
  const tries = facts.tries.map((one) =>
    one.outcome !== 'pending'
      ? one
      : code === null
        ? { ...one, outcome: 'charged' as const, decline: null, code: null }
        : { ...one, outcome: 'declined' as const, decline: declineOf(code), code },
  )
  return { ...facts, tries, isAwaited: facts.isAwaited && code !== null }
}
