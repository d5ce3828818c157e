import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { expect, test } from 'vitest'
import { changePreview } from './change-preview.ts'
import { priceChange } from './price-change.ts'

const home = { service: 'standard', bedrooms: 1, bathrooms: 1 } as const
const withAddOns = (...addOns: ('laundry' | 'dishwashing')[]) => quote(gtaPriceBook, { ...home, addOns })

test('a change is shown by what is given, taxes last, and by what is then due', () => {
  const before = withAddOns('laundry')
  const after = withAddOns('laundry', 'dishwashing')
  expect(changePreview(before, after)).toEqual({
    oldTotalCents: before.totalCents,
    promoNote: null,
    newTotalCents: after.totalCents,
    differenceCents: 1700,
    absorbedCents: 0,
    taxInDifferenceCents: 200,
    lines: [
      { label: 'Dishwashing', changeCents: 1500 },
      { label: 'HST', changeCents: 200 },
    ],
  })
})

test('what is taken away is below zero, and what stays is not shown', () => {
  expect(changePreview(withAddOns('laundry'), withAddOns('dishwashing')).lines).toEqual([
    { label: 'Laundry', changeCents: -2000 },
    { label: 'Dishwashing', changeCents: 1500 },
  ])
  expect(changePreview(withAddOns('laundry'), withAddOns('laundry')).lines).toEqual([])
})

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [49, 0, 49],
  [50, 50, 0],
  [-1, -1, 0],
])('of a rise by %i cents %i are asked for and %i absorbed', (rise, differenceCents, absorbedCents) => {
  const untaxed = { taxCents: cents(0) }
  const change = priceChange(
    { totalCents: cents(10_000), ...untaxed },
    { totalCents: cents(10_000 + rise), ...untaxed },
  )
  expect(change).toEqual({ differenceCents, absorbedCents, taxInDifferenceCents: 0 })
})
