import { expect, it } from 'vitest'
import { currencyName, currencySign } from './currency-words.ts'
import { taxName } from './tax-name.ts'

it.each([
  ['CAD', 'dollars', '$'],
  ['GBP', 'pounds', '£'],
  ['EUR', 'euros', '€'],
  ['CHF', 'francs', 'CHF'],
])('%s is counted in %s', (currency, name, sign) => {
  expect([currencyName({ currency }), currencySign({ currency })]).toEqual([name, sign])
})

it('names every tax of a price book', () => {
  const names = [[], ['HST'], ['GST', 'QST']].map((taxes) =>
    taxName({ taxes: taxes.map((name) => ({ name })) }),
  )
  expect(names).toEqual(['Tax', 'HST', 'GST and QST'])
})
