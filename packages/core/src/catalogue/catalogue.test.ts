import { describe, expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import {
  addOnsFor,
  diffPriceBooks,
  gtaPriceBook,
  nearestSize,
  type PriceBook,
  priceBookHash,
  priceBookProblems,
  startingPrice,
} from './index.ts'
import { parsePriceBook, priceBookJsonSchema } from './schema.ts'

const names = (service: keyof typeof gtaPriceBook.services) =>
  addOnsFor(gtaPriceBook, service).map(({ name }) => name)

describe('gtaPriceBook', () => {
  it('has the table of the specification', () => {
    const table = Object.entries(gtaPriceBook.services.standard.basePrices).map(([size, basic]) => {
      const { basePrices: deep } = gtaPriceBook.services['deep-clean']
      const { basePrices: move } = gtaPriceBook.services['move-clean']
      return [size, basic, deep[size as '1-1'], move[size as '1-1']].join(' ')
    })
    expect(table).toEqual([
      '1-1 16000 20000 25000',
      '2-1 18000 22000 27000',
      '2-2 20000 24500 29500',
      '3-2 22000 27000 32500',
      '3-3 24000 29500 35000',
      '4-3 26000 32000 37500',
      '4-4 28000 34500 40000',
      '5-4 30000 37000 43000',
      '5-5 32000 39500 46000',
    ])
  })

  it('has the add-ons of the specification, with their units', () => {
    const all = addOnsFor(gtaPriceBook, 'standard').map(({ name, priceCents, unit }) => [
      name,
      priceCents / 100,
      unit,
    ])
    expect(all).toEqual([
      ['Eco-Friendly Products', 20, undefined],
      ['Fridge Cleaning', 25, undefined],
      ['Oven Cleaning', 30, undefined],
      ['Interior Windows', 20, 'per 5 windows'],
      ['Bed Linen Change', 10, 'per bed'],
      ['Laundry', 20, '1 load'],
      ['Dishwashing', 15, undefined],
      ['Closet Organization', 30, undefined],
      ['Pantry Organization', 25, undefined],
      ['Kitchen Cabinet Organization', 40, undefined],
    ])
  })

  it('offers them by service', () => {
    expect(names('deep-clean')).toEqual(
      names('standard').filter((name) => name !== 'Fridge Cleaning' && name !== 'Oven Cleaning'),
    )
    expect(names('move-clean')).toEqual(['Eco-Friendly Products', 'Laundry', 'Bed Linen Change'])
  })
})

describe('startingPrice', () => {
  it('is the from-price of each card', () => {
    expect(startingPrice(gtaPriceBook, 'standard')).toBe(16000)
    expect(startingPrice(gtaPriceBook, 'deep-clean')).toBe(20000)
    expect(startingPrice(gtaPriceBook, 'move-clean')).toBe(25000)
  })
})

describe('nearestSize', () => {
  const { standard } = gtaPriceBook.services

  it.each([
    [3, 2, '3-2', 0, 0],
    [1, 5, '1-1', 0, 4],
    [3, 1, '2-1', 1, 0],
    [5, 1, '2-1', 3, 0],
    [2, 5, '2-2', 0, 3],
    [4, 5, '4-4', 0, 1],
    [5, 2, '3-2', 2, 0],
  ])(
    'charges %i bedrooms and %i bathrooms by the entry %s',
    (bedrooms, bathrooms, size, extraBedrooms, extraBathrooms) => {
      expect(nearestSize(standard, bedrooms, bathrooms)).toMatchObject({
        size,
        extraBedrooms,
        extraBathrooms,
      })
    },
  )

  it('refuses a home smaller than the table', () => {
    const large = { ...standard, basePrices: { '2-2': cents(20000) } }
    expect(() => nearestSize(large, 1, 3)).toThrow('no price for a home of 1 bedrooms and 3 bathrooms')
  })
})

/** The default book with other Basic prices. */
const withTable = (dollars: Record<string, number>): PriceBook => ({
  ...gtaPriceBook,
  services: {
    standard: {
      ...gtaPriceBook.services.standard,
      basePrices: Object.fromEntries(
        Object.entries(dollars).map(([size, price]) => [size, cents(price * 100)]),
      ),
    },
  },
})

describe('priceBookProblems', () => {
  const problems = (book: PriceBook) =>
    priceBookProblems(book).map(({ field, message }) => `${field}: ${message}`)

  it('finds none in the default book', () => expect(problems(gtaPriceBook)).toEqual([]))

  it('says what contradicts itself', () => {
    expect(problems({ ...gtaPriceBook, services: {} })).toEqual(['services: A price book needs a service'])
    expect(
      problems({
        ...gtaPriceBook,
        addOns: {},
        services: { only: { ...gtaPriceBook.services['move-clean'] } },
      }),
    ).toEqual([
      "services.only.addOns: 'eco-products' is not an add-on of this book",
      "services.only.addOns: 'laundry' is not an add-on of this book",
      "services.only.addOns: 'bed-linen-change' is not an add-on of this book",
    ])
    expect(problems(withTable({}))).toEqual(['services.standard.basePrices: The table must start at 1-1'])
    expect(problems(withTable({ '2-1': 180 }))).toHaveLength(1)
    for (const size of ['1-2', '2-1']) {
      expect(problems(withTable({ '1-1': 160, '3-1': 180, '1-3': 190, [size]: 170 }))[0]).toContain(
        'form a chain',
      )
    }
    expect(problems({ ...withTable({ '1-1': 160, '2-2': 150 }), maxRooms: 2 })).toEqual([
      'services.standard.basePrices: A home of 2-2 would cost less than one of 1-2',
      'services.standard.basePrices: A home of 2-2 would cost less than one of 2-1',
    ])
  })
})

describe('parsePriceBook', () => {
  it('gives a book back from its JSON', () => {
    expect(parsePriceBook(JSON.parse(JSON.stringify(gtaPriceBook)))).toEqual({ ok: true, book: gtaPriceBook })
  })

  it('names every field that is wrong', () => {
    const wrong = parsePriceBook({
      ...gtaPriceBook,
      petFeeCents: -1,
      maxRooms: 0,
      tax: { name: 'HST', percent: 13 },
    })
    if (wrong.ok) throw new Error('accepted')
    expect(wrong.issues.map(({ field }) => field)).toEqual(['tax.mode', 'petFeeCents', 'maxRooms'])
    expect(parsePriceBook(withTable({ '2-1': 180 }))).toMatchObject({
      ok: false,
      issues: [{ field: 'services.standard.basePrices', message: 'The table must start at 1-1' }],
    })
  })

  it('has a JSON Schema', () => {
    expect(priceBookJsonSchema()).toMatchObject({
      type: 'object',
      properties: { petFeeCents: { type: 'integer' } },
    })
  })
})

describe('priceBookHash', () => {
  it('tells books apart by what they say, not by the order of their keys', () => {
    const reordered = Object.fromEntries(Object.entries(gtaPriceBook).toReversed())
    const parsed = parsePriceBook(reordered)
    if (!parsed.ok) throw new Error('refused')
    expect(priceBookHash(parsed.book)).toBe(priceBookHash(gtaPriceBook))
    expect(priceBookHash(gtaPriceBook)).toMatch(/^[0-9a-f]{16}$/)
    expect(priceBookHash({ ...gtaPriceBook, petFeeCents: cents(2600) })).not.toBe(priceBookHash(gtaPriceBook))
  })
})

describe('diffPriceBooks', () => {
  it('is empty for equal books, and lists what was changed, added and taken away', () => {
    expect(diffPriceBooks(gtaPriceBook, { ...gtaPriceBook, tax: { ...gtaPriceBook.tax } })).toEqual([])
    const { laundry: _, ...addOns } = gtaPriceBook.addOns
    const unit = { ...gtaPriceBook.addOns.laundry, name: 'Wash', unit: '2 loads' }
    expect(diffPriceBooks(gtaPriceBook, { ...gtaPriceBook, addOns: { ...addOns, laundry: unit } })).toEqual([
      { field: 'addOns.laundry.name', before: 'Laundry', after: 'Wash' },
      { field: 'addOns.laundry.unit', before: '1 load', after: '2 loads' },
    ])
    expect(diffPriceBooks(gtaPriceBook, { ...gtaPriceBook, addOns }).map(({ field }) => field)).toEqual([
      'addOns.laundry.name',
      'addOns.laundry.priceCents',
      'addOns.laundry.unit',
      'addOns.laundry.description',
    ])
    expect(diffPriceBooks({ ...gtaPriceBook, addOns }, gtaPriceBook)[0]).toEqual({
      field: 'addOns.laundry.name',
      after: 'Laundry',
    })
  })
})
