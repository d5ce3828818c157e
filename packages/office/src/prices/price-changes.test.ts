import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { cents } from '@dustforce/core/money'
import { priceBooks } from '@dustforce/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withValueAt } from '../publishing/document-path.ts'
import { pathWords } from './path-words.ts'
import { cellKind, cellProblem, cellText, cellValue } from './price-cell.ts'
import { priceChanges } from './price-changes.ts'

const gta: PriceBook = gtaPriceBook
/** The lines of a change, as 'what: before > after'. */
const lines = (after: PriceBook, before: PriceBook = gta) =>
  priceChanges(before, after).map((line) => `${line.what}: ${line.before} > ${line.after}`)

describe('what changes', () => {
  it.each([
    ['services.standard.price.cells.3-2', 23_500, 'Basic Cleaning, 3 bedrooms, 2 bathrooms: $220 > $235'],
    ['services.standard.price.cells.1-1', 15_950, 'Basic Cleaning, 1 bedroom, 1 bathroom: $160 > $159.50'],
    ['services.deep-clean.price.beyond.bathrooms', 1600, 'Deep Cleaning, each further bathroom: $15 > $16'],
    [
      'services.standard.minutes.cells.2-1',
      160,
      'Basic Cleaning, time for 2 bedrooms, 1 bathroom: 150 min > 160 min',
    ],
    ['services.standard.name', 'Classic', 'Basic Cleaning: name: Basic Cleaning > Classic'],
    ['addOns.laundry.amount', 2500, 'Laundry: $20 > $25'],
    ['addOns.laundry.minutes', undefined, 'Laundry: minutes: 15 min > null'],
    ['addOns.laundry', undefined, 'Laundry: offered > null'],
    ['charges.0.amount', 3000, 'Pet fee: $25 > $30'],
    ['charges.0', undefined, 'Pet fee: offered > null'],
    ['taxes.0.percent', 15, 'HST: 13% > 15%'],
    ['taxes.0.mode', 'included', 'HST: how it is charged: added > included'],
    ['rounding', 'cent', 'What percentages are rounded to: dollar > cent'],
    ['frequencies.weekly', { name: 'Every week', percent: 15 }, 'Every week: null > new'],
    ['minimumCharge', { name: 'Call-out', amount: 12_000 }, 'The least price of an order: null > $120'],
  ])('is said of %s', (path, value, said) => {
    expect(lines(withValueAt(gta, path, value))).toContain(said)
  })

  it('is nothing between a book and itself under another version', () => {
    expect(lines({ ...gta, version: 'next' })).toEqual([])
  })

  it('is one line when a charge before others is taken out, and says another order', () => {
    const [pets] = gta.charges ?? []
    if (pets === undefined) throw new Error('There is a fee for pets')
    const far = { ...pets, id: 'far', name: 'Far', amount: cents(800) }
    const late = { ...pets, id: 'late', name: 'Late', amount: cents(900) }
    const three = { ...gta, charges: [pets, far, late] }
    expect(lines({ ...gta, charges: [far, late] }, three)).toEqual(['Pet fee: offered > null'])
    expect(lines({ ...gta, charges: [late, pets, far] }, three)).toEqual([
      'The order of the charges: Pet fee, Far, Late > Late, Pet fee, Far',
    ])
  })
})

describe('a typed value', () => {
  it.each([
    ['services.standard.price.cells.3-2', '$1,219.50', 121_950],
    ['services.standard.minutes.cells.3-2', '90 min', 90],
    ['taxes.0.percent', '13.5 %', 13.5],
    ['addOns.laundry.name', 'Wash', 'Wash'],
    ['addOns.laundry.most', '', undefined],
    ['addOns.laundry.amount', 'much', 'much'],
  ])('of %s is read from %j', (path, text, value) => {
    expect(cellValue(cellKind(path), text, 'CAD')).toBe(value)
  })

  it('is said to be wrong in words of what to write', () => {
    expect(cellProblem('addOns.laundry.amount', 'much', 'must be')).toBe(
      'Write an amount, such as 220 or 219.50.',
    )
    expect(cellProblem('taxes.0.percent', 130, 'must be a number from 0 to 100, not 130')).toBe(
      'It must be a number from 0 to 100, not 130.',
    )
  })
})

describe('any price book', () => {
  const leavesOf = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
    typeof value !== 'object' || value === null
      ? [[path, value]]
      : Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`))

  it('has every number as it was typed, in its currency', () => {
    fc.assert(
      fc.property(priceBooks(), (book) => {
        for (const [path, value] of leavesOf(book, '')) {
          const kind = cellKind(path)
          if (typeof value !== 'number') continue
          expect.soft(cellValue(kind, cellText(kind, value, book.currency), book.currency), path).toBe(value)
        }
      }),
    )
  })

  it('can be read again with one number changed, which is the one line that changes', () => {
    fc.assert(
      fc.property(priceBooks(), (book) => {
        const [id = ''] = Object.keys(book.addOns)
        if (id === '') return
        const after = parsePriceBook(withValueAt(book, `addOns.${id}.amount`, 4321))
        expect(after.ok).toBe(true)
        const changes = after.ok ? priceChanges(book, after.value) : []
        expect(changes.length).toBe(book.addOns[id]?.amount === 4321 ? 0 : 1)
      }),
    )
  })

  it('says every value of it in words without a path', () => {
    expect(
      leavesOf({ ...gta, features: undefined }, '')
        .map(([path]) => path)
        .filter(
          (path) =>
            /^(services|addOns|charges|taxes|minimumTotal)/.test(path) && pathWords(gta, path) === path,
        ),
    ).toEqual([])
  })
})
