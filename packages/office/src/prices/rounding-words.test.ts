import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { expect, it } from 'vitest'
import london from '../../../companies/london/price-book.json' with { type: 'json' }
import { roundingWords } from './rounding-words.ts'

const money = { locale: 'en-CA' }

it('says what the tax of the book is of an amount, as the book charges it', () => {
  expect(roundingWords(gtaPriceBook, money)).toBe('13% HST of $201.50 is $26.')
  expect(roundingWords({ ...gtaPriceBook, rounding: 'cent' }, money)).toBe('13% HST of $201.50 is $26.20.')
  expect(roundingWords({ ...gtaPriceBook, rounding: { to: 5 } }, money)).toBe('13% HST of $201.50 is $26.20.')
})

it('says it of a tax that is in the price, in the currency of the book', () => {
  const book = london as object as PriceBook
  expect(roundingWords(book, { locale: 'en-GB' })).toBe('Of £201.50, £33.58 is VAT (20%).')
})

it('says it of a percentage where no tax is charged', () => {
  expect(roundingWords({ ...gtaPriceBook, rounding: 'cent', taxes: [] }, money)).toBe(
    '12.5% of $201.50 is $25.19.',
  )
})
