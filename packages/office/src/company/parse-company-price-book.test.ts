import { gtaPriceBook } from '@dustforce/core/catalogue'
import { expect, test } from 'vitest'
import { parseCompanyPriceBook } from './parse-company-price-book.ts'

const { standard } = gtaPriceBook.services
function fieldsOf(changes: object): readonly string[] {
  const read = parseCompanyPriceBook({ ...gtaPriceBook, ...changes })
  return read.ok ? [] : read.issues.map(({ field }) => field)
}
const taking = (minutes: object) =>
  fieldsOf({ services: { ...gtaPriceBook.services, standard: { ...standard, minutes } } })

test('a book measures what the form asks for', () => {
  expect(fieldsOf({})).toEqual([])
  expect(
    fieldsOf({
      measures: { ...gtaPriceBook.measures, panes: { one: 'pane', many: 'panes', min: 1, max: 9 } },
    }),
  ).toEqual(['measures.panes'])
})

test('a visit takes a quarter of an hour to a day, at every size and with all that goes with it', () => {
  expect(taking({ kind: 'flat', amount: 15 })).toEqual([])
  expect(taking({ kind: 'flat', amount: 14 })).toEqual(['services.standard.minutes'])
  expect(taking({ kind: 'flat', amount: 1_440 })).toEqual(['services.standard.minutes'])
  expect(taking({ kind: 'per-unit', of: 'bedrooms', each: 300 })).toEqual(['services.standard.minutes'])
})
