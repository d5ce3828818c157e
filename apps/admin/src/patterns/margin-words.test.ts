import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { marginWarning } from './margin-words.ts'

const warning = (discount: number) =>
  marginWarning(
    { subtotalCents: cents(20_000), discountCents: cents(discount), payCents: cents(10_000) },
    gtaBusiness.money,
  )

it('warns of a code that leaves less than the cleaner gets, or than a fifth', () => {
  expect(warning(6_000)).toBeNull()
  expect(warning(7_050)).toBe(
    'Of $200 before tax, the code takes off $70.50 and the contractor gets $100: $29.50 is left, less than 20%.',
  )
  expect(warning(12_000)).toBe(
    'Of $200 before tax, the code takes off $120 and the contractor gets $100: $20 more than is left.',
  )
})
