import { gtaPolicy } from '@dustforce/core/schedule'
import { describe, expect, test } from 'vitest'
import { isPaid, isSold, occupiesDay } from './occupies-day.ts'
import { ownBookingStage } from './own-booking.ts'
import {
  isPaymentDue,
  offlinePaymentMethods,
  offlinePaymentProblem,
  offlinePaymentText,
} from './pay-on-day.ts'
import { settle } from './settle.ts'
import { paymentLabel } from './status.ts'

const due = { paymentStatus: 'due', bookingStatus: 'confirmed' }

describe('a booking that is paid on the day', () => {
  test('is sold and keeps its place, and is not paid', () => {
    expect([isSold('due'), isPaid('due')]).toEqual([true, false])
    expect([isSold(' Paid '), isSold('pending'), isSold(null)]).toEqual([true, false, false])
    expect(occupiesDay(due, gtaPolicy)).toBe(true)
    expect(occupiesDay({ ...due, bookingStatus: 'canceled' }, gtaPolicy)).toBe(false)
  })

  test('owes its price until it is canceled or paid', () => {
    expect(isPaymentDue(due)).toBe(true)
    expect(isPaymentDue({ ...due, bookingStatus: 'Canceled' })).toBe(false)
    expect(isPaymentDue({ ...due, paymentStatus: 'paid' })).toBe(false)
  })

  test('is called so, and not once it is canceled', () => {
    expect(paymentLabel('due', false)).toBe('Due on the day')
    expect(paymentLabel('due', false, 'completed')).toBe('Due on the day')
    expect(paymentLabel('due', false, 'canceled')).toBe('Nothing due')
    expect(paymentLabel('paid', false, 'canceled')).toBe('Paid')
  })

  test('shows its customer the whole page, and long after the bill', () => {
    const facts = { ...due, bookingDate: null, bookingMinute: null, holdExpiresAt: null }
    expect(ownBookingStage(facts, 0, gtaPolicy)).toBe('upcoming')
    const old = { ...facts, bookingDate: '2026-01-05' as never }
    expect(ownBookingStage(old, Date.UTC(2026, 5, 1), gtaPolicy)).toBe('receipt')
  })

  test('does not end with a checkout, and money for a canceled one goes back', () => {
    const state = { payment: 'due', booking: 'confirmed' } as const
    for (const type of ['expired', 'async_failed'] as const) {
      expect(settle(state, { type })).toEqual({ state, effects: [] })
    }
    const facts = { hasPlace: true, amountMatches: true }
    expect(
      settle({ ...state, booking: 'canceled' }, { type: 'async_succeeded', facts }).effects,
    ).toContainEqual({
      type: 'flag',
      attention: 'paid-but-canceled',
    })
  })
})

test('a payment by hand has a reference, except for cash', () => {
  expect(offlinePaymentMethods.map(offlinePaymentText)).toEqual(['Cash', 'E-transfer', 'Card terminal'])
  expect(offlinePaymentProblem({ method: 'cash', reference: '' })).toBeNull()
  expect(offlinePaymentProblem({ method: 'e-transfer', reference: ' ' })).toBe(
    'Please enter the reference of the payment',
  )
  expect(offlinePaymentProblem({ method: 'card-terminal', reference: 'slip 12' })).toBeNull()
  expect(offlinePaymentProblem({ method: 'cash', reference: 'x'.repeat(100) })).toBeNull()
  expect(offlinePaymentProblem({ method: 'cash', reference: 'x'.repeat(101) })).toBe(
    'A reference has at most 100 characters',
  )
})
