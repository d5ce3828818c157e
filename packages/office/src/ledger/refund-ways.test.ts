import { cents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { offlineCents, refundWay, refundWayText } from './refund-ways.ts'

const payments = fc.array(
  fc.record({ leftCents: fc.integer({ min: 0, max: 50_000 }).map(cents), isOffline: fc.boolean() }),
  { maxLength: 4 },
)
const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`

test('a refund goes back the way that each cent of it came, the newest cents first', () => {
  fc.assert(
    fc.property(payments, fc.nat(1000), (paid, share) => {
      // The oracle lays the cents in a row and takes them from its end.
      const row = paid.flatMap(({ leftCents, isOffline }) =>
        Array.from({ length: leftCents / 100 }, () => isOffline),
      )
      const whole = paid.map((one) => ({ ...one, leftCents: cents(Math.trunc(one.leftCents / 100)) }))
      const amount = cents(Math.trunc((row.length * share) / 1000))
      const offline = offlineCents(whole, amount)
      expect(offline).toBe(row.slice(row.length - amount).filter(Boolean).length)
      const way = refundWay({ refundCents: amount, offlineRefundCents: offline })
      const kinds = new Set(row.slice(row.length - amount))
      expect(way).toBe(kinds.size === 2 ? 'both' : kinds.has(true) ? 'offline' : 'card')
    }),
    { numRuns: 300 },
  )
})

test('the customer reads the way, and of two ways both amounts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 50_000 }), (card, hand) => {
      const text = (refundCents: number, offlineRefundCents: number) =>
        refundWayText(
          { refundCents: cents(refundCents), offlineRefundCents: cents(offlineRefundCents) },
          'The refund',
          gtaPolicy,
          gtaBusiness.money,
        )
      expect(text(card, 0)).toBe(
        'The refund goes back to the card you paid with; this takes 5–7 business days.',
      )
      expect(text(hand, hand)).toBe('The refund is paid back to you by ourselves; we will tell you how.')
      const both = text(card + hand, hand).replaceAll(',', '')
      expect(both).toContain(`${dollars(card)} of it goes back to the card you paid with;`)
      expect(both).toContain(`The other ${dollars(hand)} we pay back to you ourselves and will tell you how.`)
    }),
    { numRuns: 50 },
  )
})

test.each([
  [20_000, 20_000, false],
  [20_000, 22_600, true],
])('of %i that a bank looks at, %i in all, the rest is named where there is one', (waits, all, names) => {
  const refund = { refundCents: cents(all), offlineRefundCents: cents(0), refundWaitsCents: cents(waits) }
  const text = refundWayText(refund, 'It', gtaPolicy, gtaBusiness.money)
  expect(text).toContain('Your bank is looking at $200.00')
  expect(text.includes('The other $26.00 are given back now.')).toBe(names)
})
