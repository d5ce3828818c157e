import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentEvents } from '../testing/index.ts'
import { type PaymentEvent, type PaymentState, type SettleEffect, settle } from './settle.ts'

const fresh: PaymentState = { payment: 'pending', booking: 'pending' }
const good = { hasPlace: true, amountMatches: true }
const full = { hasPlace: false, amountMatches: true }
const wrong = { hasPlace: true, amountMatches: false }

const paid = (facts = good): PaymentEvent => ({ type: 'completed', paid: true, facts })
const later = (facts = good): PaymentEvent => ({ type: 'async_succeeded', facts })
const unpaid: PaymentEvent = { type: 'completed', paid: false, facts: good }
const failed: PaymentEvent = { type: 'async_failed' }
const expired: PaymentEvent = { type: 'expired' }
const refunded: PaymentEvent = { type: 'refunded' }

/** Applies events one after the other; gives the last state and every effect, as words. */
function run(events: readonly PaymentEvent[], from = fresh) {
  let state = from
  const effects: string[] = []
  for (const event of events) {
    const settlement = settle(state, event)
    state = settlement.state
    effects.push(...settlement.effects.map(wordOf))
  }
  return { end: `${state.payment} ${state.booking}`, effects }
}

function wordOf(effect: SettleEffect): string {
  if (effect.type === 'queue-email') return effect.kind
  return effect.type === 'flag' ? effect.attention : effect.type
}

describe('settle', () => {
  it.each([
    ['a paid checkout is confirmed', [paid()], 'paid confirmed', ['booking-confirmation']],
    ['an unpaid checkout waits', [unpaid], 'pending pending', []],
    ['… until the money arrives', [unpaid, later()], 'paid confirmed', ['booking-confirmation']],
    ['… or does not', [unpaid, failed], 'failed canceled', ['release-hold']],
    ['an abandoned checkout frees its place', [expired], 'expired canceled', ['release-hold']],
    ['… once', [expired, failed, expired], 'failed canceled', ['release-hold']],
    ['paid wins over expired', [expired, paid()], 'paid confirmed', ['release-hold', 'booking-confirmation']],
    ['… in either order', [paid(), expired], 'paid confirmed', ['booking-confirmation']],
    ['paid twice is paid once', [paid(), later(), paid()], 'paid confirmed', ['booking-confirmation']],
    [
      'paid on a full day is refunded once',
      [expired, paid(full), later(full), refunded, refunded],
      'refunded canceled',
      ['release-hold', 'refund', 'booking-refunded', 'paid-but-day-full', 'booking-refunded'],
    ],
    ['a refund is final', [refunded, paid(), failed, expired], 'refunded canceled', ['booking-refunded']],
    [
      'a refund takes a confirmation back',
      [paid(), refunded],
      'refunded canceled',
      ['booking-confirmation', 'booking-refunded'],
    ],
    ['a wrong amount confirms nothing', [paid(wrong)], 'pending pending', ['amount-mismatch']],
  ])('%s', (_, events, end, effects) => {
    expect(run(events)).toEqual({ end, effects })
  })

  it('leaves what an admin has done meanwhile', () => {
    expect(run([paid()], { payment: 'pending', booking: 'assigned' }).end).toBe('paid assigned')
    expect(run([expired, paid()], { payment: 'pending', booking: 'assigned' }).end).toBe('paid assigned')
    expect(run([paid(full)], { payment: 'pending', booking: 'completed' }).end).toBe('paid completed')
    expect(run([refunded], { payment: 'completed', booking: 'completed' }).end).toBe('refunded completed')
  })

  it('tells of the refund of a booking that an admin canceled', () => {
    const canceled = run([refunded], { payment: 'paid', booking: 'canceled' })
    expect(canceled).toEqual({ end: 'refunded canceled', effects: ['booking-refunded'] })
  })

  it('gives money back that comes after an admin canceled', () => {
    const canceled: PaymentState = { payment: 'pending', booking: 'canceled' }
    const givenBack = { end: 'paid canceled', effects: ['refund', 'booking-refunded', 'paid-but-canceled'] }
    expect(run([paid()], canceled)).toEqual(givenBack)
    expect(run([expired, failed, paid()], canceled)).toEqual(givenBack)
  })

  it('ends every order of all five events in one state', () => {
    for (const facts of [good, full, wrong]) {
      const events = [unpaid, paid(facts), later(facts), failed, expired, refunded]
      const ends = new Set(permutationsOf(events).map((order) => run(order).end))
      expect([...ends]).toEqual(['refunded canceled'])
      const withoutRefund = permutationsOf(events.slice(0, -1)).map((order) => run(order).end)
      expect(new Set(withoutRefund).size).toBe(1)
    }
  })

  describe('properties', () => {
    const facts = fc.record({ hasPlace: fc.boolean(), amountMatches: fc.boolean() })
    const starts = fc.constantFrom<PaymentState>(
      fresh,
      { payment: 'pending', booking: 'canceled' },
      { payment: 'pending', booking: 'assigned' },
      { payment: 'pending', booking: 'completed' },
    )
    const histories = facts.chain((known) => fc.array(paymentEvents(known), { maxLength: 12 }))

    it('depends on which events came, not on their order or how often', () => {
      const shuffled = histories.chain((history) =>
        fc.tuple(
          fc.constant(history),
          fc.shuffledSubarray([...history, ...history], {
            minLength: history.length * 2,
            maxLength: history.length * 2,
          }),
        ),
      )
      fc.assert(
        fc.property(starts, shuffled, (start, [history, again]) => {
          expect(run(again, start).end).toBe(run(history, start).end)
        }),
      )
    })

    it('confirms, refunds and releases at most once', () => {
      fc.assert(
        fc.property(starts, histories, (start, history) => {
          const { effects } = run(history, start)
          for (const effect of ['booking-confirmation', 'refund', 'release-hold']) {
            expect(effects.filter((word) => word === effect).length).toBeLessThanOrEqual(1)
          }
        }),
      )
    })

    it('keeps money only for a booking that goes ahead', () => {
      fc.assert(
        fc.property(histories, (history) => {
          const { end, effects } = run(history)
          if (end === 'paid canceled') expect(effects).toContain('refund')
        }),
      )
    })
  })
})

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}
