import { cents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { describe, expect, it, test } from 'vitest'
import { canChange, canMove, changeConsequence } from './office-change.ts'

const booking = { bookingStatus: 'confirmed', paymentStatus: 'paid', stripeSessionId: 'cs_1' }

describe('what the office can change', () => {
  it.each([
    ['a paid booking', {}, true, true],
    ['one that is paid on the day', { paymentStatus: 'due' }, true, true],
    ['a completed one', { bookingStatus: 'completed' }, false, false],
    ['a canceled one', { bookingStatus: ' Canceled ' }, false, false],
    ['one that is not paid', { paymentStatus: 'pending' }, false, false],
    ['one that takes no place yet', { bookingStatus: 'pending' }, true, false],
  ])('of %s', (_, changes, change, move) => {
    expect(canChange({ ...booking, ...changes })).toBe(change)
    expect(canMove({ ...booking, ...changes }, gtaPolicy)).toBe(move)
  })
})

test('a change of the price asks of whom it was paid by', () => {
  const after = (of: typeof booking, difference: number, offline = 0) =>
    changeConsequence(of, cents(difference), cents(offline))
  const due = { ...booking, paymentStatus: 'due' }
  expect([0, 100, -100].map((difference) => after(booking, difference))).toEqual(['same', 'link', 'refund'])
  expect([0, 100, -100].map((difference) => after(due, difference))).toEqual([
    'same',
    'on-the-day',
    'on-the-day',
  ])
  expect(after(booking, -100, 100)).toBe('offline-refund')
  expect(after(booking, -100, 40)).toBe('refund-both-ways')
})
