import { cents } from '@dustforce/core/money'
import { expect, test } from 'vitest'
import { toGiveBackCents } from './to-give-back.ts'

const refused = { totalCents: cents(37_900), refundDue: false, attention: ['refund-refused'] }

test.each([
  ['what was refused', { ...refused, retainableCents: cents(17_900) }, 20_000],
  [
    'what has failed of several refunds',
    { ...refused, retainableCents: cents(0), refundedCents: cents(7_900) },
    30_000,
  ],
  ['nothing while another is on its way', { ...refused, refundDue: true, retainableCents: cents(0) }, 0],
  ['nothing that was looked at', { ...refused, attention: [], retainableCents: cents(0) }, 0],
  ['nothing of a booking that stands', { ...refused, retainableCents: null }, 0],
])('%s is still to be given back', (_, booking, amount) => {
  expect(toGiveBackCents(booking)).toBe(amount)
})
