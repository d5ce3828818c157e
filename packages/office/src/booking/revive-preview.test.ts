import { cents } from '@dustforce/core/money'
import { expect, test } from 'vitest'
import { revivePreview } from './revive-preview.ts'

/** A canceled booking of $215.00 with what went back of it, and what is left by every refund ever written. */
const canceled = (refunded: number, left: number, more: object = {}) => ({
  ...{ paymentStatus: 'paid', refundDue: false, attention: [], totalCents: cents(21_500) },
  ...{ refundedCents: cents(refunded), lostCents: cents(0) },
  payments: [{ leftCents: cents(left), isOffline: false }],
  ...more,
})

test.each([
  ['all is kept', canceled(0, 21_500), 0, 0, null],
  ['a part went back', canceled(10_000, 11_500), 10_000, 0, null],
  ['all went back', canceled(21_500, 0, { paymentStatus: 'refunded' }), 21_500, 0, null],
  ['a bank took a part', canceled(0, 21_000, { lostCents: cents(500) }), 500, 0, null],
  ['its refund is on its way', canceled(0, 11_500, { refundDue: true }), 0, 0, 'refund-due'],
  ['a refund was refused', canceled(0, 11_500, { attention: ['refund-refused'] }), 0, 10_000, null],
  [
    'a refund has failed',
    canceled(0, 11_500, { attention: ['refund-failed'] }),
    0,
    0,
    'given-back-otherwise',
  ],
  ['a failed one was looked at', canceled(0, 11_500), 0, 0, 'given-back-otherwise'],
  ['nothing was paid', canceled(0, 0, { paymentStatus: 'pending', payments: [] }), 0, 0, null],
  ['it was due on the day', canceled(0, 0, { paymentStatus: 'due' }), 0, 0, null],
])('taking back where %s', (_, facts, owed, here, why) => {
  expect(revivePreview(facts)).toEqual({ owedCents: owed, stillHereCents: here, why })
})
