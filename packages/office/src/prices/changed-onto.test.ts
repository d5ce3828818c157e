import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { priceBooks } from '@dustforce/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withValueAt } from '../publishing/document-path.ts'
import { changedOnto } from './changed-onto.ts'

const gta: PriceBook = gtaPriceBook
const mine = withValueAt(withValueAt(gta, 'addOns.laundry.amount', 2500), 'charges.0.amount', 3000)

it('keeps what both have changed, and mine where it is the same value', () => {
  const theirs = withValueAt(withValueAt(gta, 'addOns.laundry.amount', 1500), 'taxes.0.percent', 15)
  expect(changedOnto(gta, mine, theirs)).toEqual(withValueAt(mine, 'taxes.0.percent', 15))
})

it('takes out as a whole what I have taken out', () => {
  const theirs = withValueAt(gta, 'addOns.dishwashing.amount', 1800)
  const without = withValueAt(withValueAt(gta, 'addOns.laundry', undefined), 'charges.0', undefined)
  const both = changedOnto(gta, without, theirs)
  expect(both).toEqual(withValueAt(without, 'addOns.dishwashing.amount', 1800))
  expect(Object.keys(both.addOns)).not.toContain('laundry')
})

it('adds what I have added', () => {
  const added = withValueAt(gta, 'taxes.1', { name: 'City tax', percent: 2, mode: 'added' })
  expect(changedOnto(gta, added, { ...gta, minimumTotal: cents(100) }).taxes).toHaveLength(2)
})

it('is mine when nobody else changed anything, whatever the books are', () => {
  fc.assert(
    fc.property(priceBooks(), fc.integer({ min: 0, max: 9999 }), (book, amount) => {
      const changed = withValueAt(withValueAt(book, 'addOns.oven.amount', amount), 'minimumTotal', amount)
      expect(changedOnto(book, changed, book)).toEqual(changed)
    }),
  )
})
