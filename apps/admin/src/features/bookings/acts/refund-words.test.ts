import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { freeOffer } from '../../../testing/story-records.ts'
import { offlineWords, refundWords } from './refund-words.ts'

const mixed = {
  ...freeOffer,
  payments: [
    { leftCents: cents(30_000), isOffline: true },
    { leftCents: cents(3600), isOffline: false },
  ],
}

test('the office is told what goes back by itself and what it pays back, of any amount', () => {
  expect(offlineWords(freeOffer, cents(33_600), gtaBusiness.money)).toBeNull()
  expect(offlineWords(mixed, cents(3600), gtaBusiness.money)).toBeNull()
  expect(offlineWords(mixed, cents(10_000), gtaBusiness.money)).toBe(
    '$36.00 goes back to the card that paid. The office took the other $64.00 itself and pays that back; then record the refund here.',
  )
  const offline = { ...mixed, payments: mixed.payments.slice(0, 1) }
  expect(offlineWords(offline, cents(10_000), gtaBusiness.money)).toBe(
    'The office took this payment itself and pays the money back; then record the refund here.',
  )
  expect(offlineWords(offline, cents(0), gtaBusiness.money)).toBeNull()
  const split = { refundCents: cents(2800), offlineRefundCents: cents(0) }
  expect(refundWords(split, 'the difference', gtaBusiness.money)).toBe(
    'The difference goes back to the card that paid.',
  )
})
