import { describe, expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import { quote } from '../quote/index.ts'
import { descriptionsOf } from '../testing/descriptions.ts'
import { nearestCell } from './apply-rule.ts'
import {
  addOnsFor,
  diffPriceBooks,
  gtaPriceBook,
  gtaTerms,
  type PriceBook,
  priceBookHash,
  priceBookProblems,
  startingPrice,
} from './index.ts'
import { parsePriceBook, priceBookJsonSchema } from './schema.ts'
import { cellsOf } from './table-cells.ts'

const names = (service: keyof typeof gtaPriceBook.services) =>
  addOnsFor(gtaPriceBook, service).map(({ name }) => name)

describe('gtaPriceBook', () => {
  it('has the table of the specification', () => {
    const { standard, 'deep-clean': deep, 'move-clean': move } = gtaPriceBook.services
    const cells = [standard, deep, move].map(({ price }) => (price.kind === 'table' ? price.cells : {}))
    const table = Object.keys(cells[0] ?? {}).map((size) =>
      [size, ...cells.map((prices) => prices[size])].join(' '),
    )
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
    const all = addOnsFor(gtaPriceBook, 'standard').map(({ name, amount, unit }) => [
      name,
      amount / 100,
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

  it('says how long every visit takes', () => {
    const minutes = (service: keyof typeof gtaPriceBook.services, bedrooms: number, bathrooms: number) =>
      quote(gtaPriceBook, { service, bedrooms, bathrooms, pets: false }).minutes
    expect([1, 3, 5].map((rooms) => minutes('standard', rooms, rooms))).toEqual([120, 210, 300])
    expect([1, 3, 5].map((rooms) => minutes('deep-clean', rooms, rooms))).toEqual([180, 300, 420])
    expect([1, 3, 5].map((rooms) => minutes('move-clean', rooms, rooms))).toEqual([210, 330, 450])
    expect(minutes('standard', 5, 1)).toBe(195)
    const request = { service: 'standard', bedrooms: 2, bathrooms: 1, pets: true } as const
    expect(quote(gtaPriceBook, { ...request, addOns: ['laundry', 'oven-cleaning'] }).minutes).toBe(195)
  })

  it('has the terms of the specification', () => {
    expect(gtaTerms).toEqual({
      tax: { name: 'HST', percent: 13, mode: 'added' },
      maxRooms: 5,
      petFeeCents: 2500,
      extraBedroomCents: 2000,
      extraBathroomCents: 1500,
    })
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

describe('the nearest cell', () => {
  const { price } = gtaPriceBook.services.standard
  const cells = () => (price.kind === 'table' ? cellsOf(gtaPriceBook.measures, price) : [])

  it.each([
    [3, 2, '3-2'],
    [1, 5, '1-1'],
    [3, 1, '2-1'],
    [5, 1, '2-1'],
    [2, 5, '2-2'],
    [4, 5, '4-4'],
    [5, 2, '3-2'],
  ])('charges %i bedrooms and %i bathrooms by the cell %s', (bedrooms, bathrooms, key) => {
    expect(nearestCell(cells(), ['bedrooms', 'bathrooms'], { bedrooms, bathrooms })?.key).toBe(key)
  })
})

/** The default book with one service by another table, in dollars. */
function withTable(dollars: Record<string, number>, maxRooms = 5): PriceBook {
  const { bedrooms, bathrooms, pets } = gtaPriceBook.measures
  const { minutes: _, ...standard } = gtaPriceBook.services.standard
  return {
    ...gtaPriceBook,
    measures: { bedrooms: { ...bedrooms, max: maxRooms }, bathrooms: { ...bathrooms, max: maxRooms }, pets },
    services: {
      standard: {
        ...standard,
        price: {
          ...standard.price,
          kind: 'table',
          by: ['bedrooms', 'bathrooms'],
          cells: Object.fromEntries(
            Object.entries(dollars).map(([size, price]) => [size, cents(price * 100)]),
          ),
          beyond: { bedrooms: cents(2000), bathrooms: cents(1500) },
        },
      },
    },
  }
}

describe('priceBookProblems', () => {
  const problems = (book: PriceBook) =>
    priceBookProblems(book).map(({ field, message }) => `${field}: ${message}`)

  it('finds none in the default book', () => expect(problems(gtaPriceBook)).toEqual([]))

  it('names what no price book has, as a parser does', () => {
    const older = {
      ...gtaPriceBook,
      petFeeCents: 0,
      taxes: [{ name: 'VAT', percent: 20, mode: 'inclusive' }],
    }
    expect(priceBookProblems(JSON.parse(JSON.stringify(older))).map(({ field }) => field)).toEqual([
      'taxes.0.mode',
      'petFeeCents',
    ])
  })

  it('says what contradicts itself', () => {
    expect(problems({ ...gtaPriceBook, services: {} })).toEqual(['services: must have 1 or more entries'])
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
    expect(problems(withTable({ '2-1': 180 }))).toEqual([
      "services.standard.price.cells: has no price for the smallest job: add a cell '1-1'",
    ])
    for (const size of ['1-2', '2-1']) {
      expect(problems(withTable({ '1-1': 160, '3-1': 180, '1-3': 190, [size]: 170 }))[0]).toContain(
        'form a chain',
      )
    }
    expect(problems(withTable({ '1-1': 160, '2-2': 180 }, 2))).toEqual([])
    expect(problems(withTable({ '1-1': 160, '2-2': 150 }, 2))).toEqual([
      'services.standard.price.cells: 2-2 would cost less than 1-2',
      'services.standard.price.cells: 2-2 would cost less than 2-1',
    ])
  })
})

function issues(input: unknown) {
  const parsed = parsePriceBook(input)
  return parsed.ok ? [] : parsed.issues.map(({ field, message }) => `${field}: ${message}`)
}

describe('parsePriceBook', () => {
  it('gives a book back from its JSON', () => {
    expect(parsePriceBook(JSON.parse(JSON.stringify(gtaPriceBook)))).toEqual({
      ok: true,
      value: gtaPriceBook,
    })
  })

  it('names every field that is wrong', () => {
    expect(
      issues({
        ...gtaPriceBook,
        rounding: { to: 0 },
        taxes: [{ name: 'HST', percent: 13 }],
        petFee: 25,
        minimumTotal: -1,
      }),
    ).toEqual([
      'rounding.to: must be a whole number from 1 to 1000, not 0',
      'taxes.0.mode: missing',
      'minimumTotal: must be a whole number from 0 to 100000000, not -1',
      expect.stringMatching(/^petFee: unknown; the fields are version, currency, rounding, taxes, measures/),
    ])
    expect(parsePriceBook(withTable({ '2-1': 180 }))).toMatchObject({
      ok: false,
      issues: [
        {
          field: 'services.standard.price.cells',
          message: "has no price for the smallest job: add a cell '1-1'",
        },
      ],
    })
    expect(issues(null)).toEqual([
      ': must be an object with version, currency, rounding, taxes, measures, services, addOns',
    ])
  })

  it('drops no cell that it cannot read', () => {
    const field = 'services.standard.price.cells'
    const range = 'cannot be read as bedrooms 1–5, bathrooms 1–5'
    expect(issues(withTable({ '1-1': 160, studio: 90 }))).toEqual([`${field}.studio: ${range}`])
    expect(issues(withTable({ '1-1': 160, '2_2': 200 }))).toEqual([`${field}.2_2: ${range}`])
    for (const key of ['0-1', '6-1', '01-1', '1-1-1', '1', '1-']) {
      expect(issues(withTable({ '1-1': 160, [key]: 200 }))).toEqual([`${field}.${key}: ${range}`])
    }
  })

  it('names both of two nearest cells', () => {
    expect(issues(withTable({ '1-1': 160, '2-1': 180, '1-2': 170 }))).toEqual([
      'services.standard.price.cells: 2-2 must hold one of 1-2 and 2-1, its two nearest cells: the cells form a chain or a full grid',
    ])
    expect(issues(withTable({ '1-1': 160, '2-1': 180, '1-2': 170, '2-2': 190 }))).toEqual([])
  })

  it('has a JSON Schema', () => {
    expect(priceBookJsonSchema()).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { minimumTotal: { type: 'integer', minimum: 0 } },
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:dust-force:price-book',
      title: 'Price book',
    })
  })

  it('describes what the name of a field does not say', () => {
    expect(descriptionsOf(priceBookJsonSchema())).toEqual([
      'Every price and pricing rule of a company, amounts in minor units of its currency.',
      'Quotes name it.',
      'ISO 4217.',
      "What percentages come to is rounded to half up: 'cent' is the minor unit, 'dollar' the whole unit, { to } so many minor units.",
      'Empty for a company without tax.',
      'Your program fills it in: nothing asks a customer for it.',
      'What a customer says about the job.',
      'The measures that the table goes by.',
      'In minor units of the currency.',
      "Amounts by the values of `by`, joined by hyphens: '3-2'.",
      'For each step of a count above the nearest cell.',
      'The least that it comes to.',
      'A count.',
      'What each unit costs from one on; the units before cost as before.',
      'The add-ons that go with the service, by id.',
      'In minutes.',
      'The taxes of the book that it carries, by name; all unless given, none when empty.',
      "What the price buys, where it is not the whole job: 'per bed'.",
      'How many can be chosen; one unless given.',
      'In minor units of the currency; below 0 it takes off.',
      'Why it is charged, as the beginning of a sentence.',
      'From atLeast to before below; over midnight where it is the earlier one.',
      'Both included; of each year without a year, also over New Year.',
      'All must hold. A field that a request leaves out meets no condition.',
      'Of base and add-ons; below 0 it takes off.',
      'How many are free.',
      'In this order, after the add-ons.',
      'The first visit that it takes something off; 1 unless given.',
      'What comes off the subtotal for regular visits.',
      'The least that base, add-ons and charges come to, and what the difference is called.',
      'The least that can be charged, other than nothing, in minor units.',
    ])
  })

  it('says how names and codes are written', () => {
    expect(
      issues({
        ...gtaPriceBook,
        currency: 'cad',
        addOns: { 'a b': gtaPriceBook.addOns.laundry },
        charges: [{ id: 'a', name: 'A', amount: 1, when: { '2': true } }],
      }),
    ).toEqual([
      'currency: must be three capital letters, not "cad"',
      'addOns.a b: the name must be letters, digits and hyphens',
      "charges.0.when.2: the name must be a measure, or 'weekday', 'date', 'time', 'service' or 'frequency'",
    ])
  })
})

describe('priceBookHash', () => {
  it('tells books apart by what they say, not by the order of their keys', () => {
    const reordered = Object.fromEntries(Object.entries(gtaPriceBook).toReversed())
    const parsed = parsePriceBook(reordered)
    if (!parsed.ok) throw new Error('refused')
    expect(priceBookHash(parsed.value)).toBe(priceBookHash(gtaPriceBook))
    expect(priceBookHash(gtaPriceBook)).toMatch(/^[0-9a-f]{16}$/)
    expect(priceBookHash({ ...gtaPriceBook, minimumTotal: cents(60) })).not.toBe(priceBookHash(gtaPriceBook))
  })

  it.each([
    ['one', '22a39b1752696f42'],
    ['192', '00e539f0113e56f2'],
  ])('of version %s stays the same from release to release, as books are known by it', (version, hash) => {
    expect(
      priceBookHash({
        version,
        currency: 'GBP',
        rounding: 'cent',
        taxes: [{ name: 'VAT', percent: 20, mode: 'included' }],
        measures: { b: { one: 'b', many: 'bs', min: 1, max: 5 } },
        services: {
          visit: {
            name: 'Visit',
            description: 'Ünïcode',
            features: ['b', 'a'],
            price: { kind: 'flat', amount: cents(3500) },
            addOns: [],
          },
        },
        addOns: {},
      }),
    ).toBe(hash)
  })
})

describe('diffPriceBooks', () => {
  it('is empty for equal books, and lists what was changed, added and taken away', () => {
    expect(diffPriceBooks(gtaPriceBook, { ...gtaPriceBook, taxes: [...gtaPriceBook.taxes] })).toEqual([])
    const { laundry: _, ...addOns } = gtaPriceBook.addOns
    const unit = { ...gtaPriceBook.addOns.laundry, name: 'Wash', unit: '2 loads' }
    expect(diffPriceBooks(gtaPriceBook, { ...gtaPriceBook, addOns: { ...addOns, laundry: unit } })).toEqual([
      { field: 'addOns.laundry.name', before: 'Laundry', after: 'Wash' },
      { field: 'addOns.laundry.unit', before: '1 load', after: '2 loads' },
    ])
    expect(diffPriceBooks(gtaPriceBook, { ...gtaPriceBook, addOns }).map(({ field }) => field)).toEqual([
      'addOns.laundry.name',
      'addOns.laundry.unit',
      'addOns.laundry.description',
      'addOns.laundry.amount',
      'addOns.laundry.minutes',
    ])
    expect(diffPriceBooks({ ...gtaPriceBook, addOns }, gtaPriceBook)[0]).toEqual({
      field: 'addOns.laundry.name',
      after: 'Laundry',
    })
  })
})
