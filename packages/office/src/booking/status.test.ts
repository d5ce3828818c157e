import { gtaPolicy } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import {
  answerText,
  bookingStatuses,
  displayStatus,
  displayStatuses,
  displayStatusLabel,
  occupiesDay,
  paymentLabel,
  serviceName,
} from './index.ts'

describe('displayStatus', () => {
  it.each([
    ['pending', null, 'pending'],
    [' Completed ', 'Ana', 'completed'],
    ['CANCELED', 'Ana', 'canceled'],
    ['confirmed', null, 'confirmed'],
    ['assigned', null, 'assigned'],
    ['scheduled', 'Ana', 'assigned'],
    ['scheduled', ' ', 'unassigned'],
    ['', null, 'unassigned'],
    [null, undefined, 'unassigned'],
  ])('%s with cleaner %s shows %s', (bookingStatus, name, shown) => {
    expect(displayStatus({ bookingStatus, ...(name !== undefined && { assignedCleanerName: name }) })).toBe(
      shown,
    )
  })

  it('has a word for each', () => {
    expect(displayStatuses.map(displayStatusLabel)).toEqual([
      'Pending',
      'Assigned',
      'Confirmed',
      'Completed',
      'Canceled',
      'Unassigned',
    ])
    expect(bookingStatuses).toEqual(['pending', 'assigned', 'confirmed', 'completed', 'canceled'])
  })
})

describe('paymentLabel', () => {
  it.each([
    ['pending', 'Unpaid'],
    ['paid', 'Paid'],
    [' COMPLETED ', 'Paid'],
    ['failed', 'Payment failed'],
    ['expired', 'Not paid in time'],
    ['refunded', 'Refunded'],
    ['toString', 'toString'],
  ])('%s reads %s', (stored, label) => expect(paymentLabel(stored, false)).toBe(label))

  it('says that the money is going back', () => {
    expect(paymentLabel('paid', true)).toBe('Refund on its way')
  })
})

describe('occupiesDay', () => {
  it.each([
    ['paid', 'confirmed', true],
    ['completed', 'in_progress', true],
    [' PAID ', 'Scheduled', true],
    ['paid', 'assigned', true],
    ['paid', 'completed', true],
    ['paid', 'pending', false],
    ['paid', 'canceled', false],
    ['pending', 'confirmed', false],
    ['refunded', 'completed', false],
    [null, null, false],
  ])('payment %s and status %s: %s', (paymentStatus, bookingStatus, occupies) => {
    expect(occupiesDay({ paymentStatus, bookingStatus }, gtaPolicy)).toBe(occupies)
  })

  it('follows the policy', () => {
    const strict = {
      occupyingStatuses: gtaPolicy.occupyingStatuses.filter((status) => status !== 'assigned'),
    }
    expect(occupiesDay({ paymentStatus: 'paid', bookingStatus: 'assigned' }, strict)).toBe(false)
  })
})

describe('labels', () => {
  it('shows unknown stored values as they are', () => {
    expect(serviceName('move-clean', gtaBusiness.priceBook)).toBe('Move-In/Out Clean')
    expect(serviceName('toString', gtaBusiness.priceBook)).toBe('toString')
    expect(answerText('parkingAvailable', 'no-paid')).toBe('No, paid parking only')
    expect(answerText('parkingAvailable', 'Not specified')).toBe('Not specified')
  })
})
