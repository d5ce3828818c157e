import { describe, expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import { gtaPriceBook, startingPrice } from './index.ts'
import { PriceBookSchema, parsePriceBook } from './schema.ts'

const { standard } = gtaPriceBook.services
const bedrooms = { one: 'bedroom', many: 'bedrooms', min: 1, max: 5 }
const sound = {
  ...gtaPriceBook,
  measures: {
    bedrooms,
    coat: { label: 'Coat', choices: { short: 'Short', 'short-wire': 'Wire', wire: 'Wiry' } },
    kind: { label: 'Kind', choices: { 'wire-dog': 'Wire dog', dog: 'Dog' } },
    pets: { label: 'Pets', flag: true },
  },
  services: {
    one: {
      ...standard,
      price: { kind: 'flat', amount: 100 },
      minutes: { kind: 'flat', amount: 60 },
      addOns: [],
    },
  },
  addOns: {},
  charges: [],
}
function issues(more: object) {
  const parsed = parsePriceBook({ ...sound, ...more })
  return parsed.ok ? [] : parsed.issues.map(({ field, message }) => `${field}: ${message}`)
}
const priced = (price: object) => issues({ services: { one: { ...sound.services.one, price } } })
const charged = (when: object) => issues({ charges: [{ id: 'a', name: 'A', amount: 1, when }] })

describe('parsePriceBook', () => {
  it('reads a sound book', () => expect(issues({})).toEqual([]))

  it('names a currency that does not exist', () => {
    expect(issues({ currency: 'XQQ' })).toEqual(["currency: 'XQQ' is no currency of ISO 4217"])
  })

  it('names a tax on no other, and one that is contained on another', () => {
    const later = { name: 'QST', percent: 5, mode: 'added', on: 'previous' }
    expect(issues({ taxes: [later] })).toEqual(['taxes.0.on: there is no added tax before it'])
    expect(issues({ taxes: [{ ...later, mode: 'included' }] })[0]).toMatch(/^taxes.0.on: unknown/)
    expect(issues({ taxes: [] })).toEqual(['taxes: must have 1 or more'])
    expect(issues({ taxes: 'HST' })).toEqual(['taxes: must be a list'])
    expect(issues({ taxes: ['HST'] })).toEqual(['taxes.0: must be an object'])
  })

  it('names a measure without room, of no kind, or called like a field of a request', () => {
    expect(issues({ measures: { bedrooms: { ...bedrooms, min: 6 } } })).toEqual([
      'measures.bedrooms.max: must not be below min, 6',
    ])
    expect(issues({ measures: { date: bedrooms } })).toEqual([
      "measures.date: the name must be letters, digits and hyphens, and no other field of a request's",
    ])
    expect(issues({ measures: { coat: { label: 'Coat', choices: {} } } })).toEqual([
      'measures.coat.choices: must have 1 or more entries',
    ])
    expect(issues({ measures: { pets: { label: 'Pets', flag: false } } })).toEqual([
      'measures.pets.flag: must be true, not false',
    ])
    expect(issues({ measures: [] })).toEqual(['measures: must be an object'])
  })

  it('names a rule of no kind, and one by a measure that the book does not have', () => {
    expect(priced({ kind: 'hourly' })).toEqual([
      'services.one.price.kind: must be "table" or "per-unit" or "flat", not "hourly"',
    ])
    expect(issues({ services: { one: { ...sound.services.one, price: 5 } } })).toEqual([
      'services.one.price: must be an object',
    ])
    expect(priced({ kind: 'per-unit', of: 'windows', each: 1 })).toEqual([
      "services.one.price.of: 'windows' is not a measure of this book",
    ])
    expect(priced({ kind: 'per-unit', of: 'coat', each: 1 })).toEqual([
      "services.one.price.of: 'coat' is not a count",
    ])
    expect(priced({ kind: 'table', by: ['windows'], cells: { '1': 1 } })).toEqual([
      "services.one.price.by: 'windows' is not a measure of this book",
    ])
    expect(priced({ kind: 'table', by: ['bedrooms', 'bedrooms'], cells: { '1-1': 1 } })).toEqual([
      "services.one.price.by: 'bedrooms' is listed twice",
    ])
    expect(
      issues({
        services: { one: { ...sound.services.one, minutes: { kind: 'per-unit', of: 'pets', each: 1 } } },
      }),
    ).toEqual(["services.one.minutes.of: 'pets' is not a count"])
  })

  it('names tiers that do not rise', () => {
    const tiers = [
      { from: 5, each: 1 },
      { from: 5, each: 2 },
    ]
    expect(priced({ kind: 'per-unit', of: 'bedrooms', each: 3, tiers })).toEqual([
      'services.one.price.tiers.1.from: must be above 5, where the tier before begins',
    ])
  })

  it('names a step that the table does not go by', () => {
    const table = { kind: 'table', by: ['coat'], cells: { short: 1, 'short-wire': 2, wire: 3 } }
    expect(priced(table)).toEqual([])
    const field = 'services.one.price.beyond'
    expect(priced({ ...table, beyond: { coat: 1, bedrooms: 2, windows: 3 } })).toEqual(
      ['coat', 'bedrooms', 'windows'].map((id) => `${field}.${id}: is not a count that the table goes by`),
    )
  })

  it('names a cell that can be read in two ways, and a choice without a cell', () => {
    expect(priced({ kind: 'table', by: ['coat', 'kind'], cells: { 'short-wire-dog': 1 } })).toEqual([
      'services.one.price.cells.short-wire-dog: can be read as short and wire-dog, or as short-wire and dog',
    ])
    expect(priced({ kind: 'table', by: ['pets', 'bedrooms'], cells: { 'true-1': 1, 'false-2': 1 } })).toEqual(
      ['services.one.price.cells: The table must start at false-1'],
    )
    expect(priced({ kind: 'table', by: ['pets'], cells: { yes: 1 } })).toEqual([
      'services.one.price.cells.yes: cannot be read as pets true/false',
    ])
    expect(priced({ kind: 'table', by: ['coat'], cells: { long: 1 } })).toEqual([
      'services.one.price.cells.long: cannot be read as coat short/short-wire/wire',
    ])
  })

  it('names add-ons and charges that are listed twice', () => {
    const addOns = { fridge: { name: 'Fridge', description: '', amount: 1 } }
    expect(
      issues({ addOns, services: { one: { ...sound.services.one, addOns: ['fridge', 'fridge'] } } }),
    ).toEqual(["services.one.addOns: 'fridge' is listed twice"])
    const charge = { id: 'a', name: 'A', percent: 5 }
    expect(issues({ charges: [charge, charge] })).toEqual(["charges.1.id: 'a' is the id of another charge"])
    expect(issues({ charges: ['a'] })).toEqual(['charges.0: must be an object'])
  })

  it('names conditions that no request can meet', () => {
    expect(
      charged({ pets: true, bedrooms: { atLeast: 2, below: 4 }, coat: ['short'], weekday: 'sunday' }),
    ).toEqual([])
    const field = 'charges.0.when'
    expect(charged({ zone: 'a' })).toEqual([`${field}.zone: 'zone' is not a measure of this book`])
    expect(charged({ coat: { below: 2 } })).toEqual([`${field}.coat: only a count has limits`])
    expect(charged({ weekday: { below: 2 } })).toEqual([`${field}.weekday: only a count has limits`])
    expect(charged({ bedrooms: { atLeast: 3, below: 3 } })).toEqual([
      `${field}.bedrooms: atLeast must be less than below`,
    ])
    expect(charged({ bedrooms: {} })).toEqual([`${field}.bedrooms: must say atLeast or below`])
    expect(charged({ bedrooms: [1, 9] })).toEqual([`${field}.bedrooms: Choose 1 to 5 bedrooms, not 9`])
    expect(charged({ coat: 'long' })).toEqual([`${field}.coat: must be one of short, short-wire, wire`])
    expect(charged({ weekday: ['someday'] })[0]).toMatch(/must be one of sunday, monday/)
    expect(charged({ pets: 'yes' })).toEqual([`${field}.pets: must be true or false`])
  })

  it('is a Standard Schema', () => {
    const { validate } = PriceBookSchema['~standard']
    expect(validate(sound)).toEqual({ value: sound })
    expect(validate({ ...sound, version: '' })).toEqual({
      issues: [{ message: 'must be a text, not ""', path: ['version'] }],
    })
  })
})

describe('startingPrice', () => {
  const from = (price: Parameters<typeof startingPrice>[0]['services'][string]['price']) =>
    startingPrice({ services: { one: { ...standard, price } } }, 'one')

  it('is that of the least job', () => {
    expect(from({ kind: 'flat', amount: cents(3500) })).toBe(3500)
    expect(from({ kind: 'per-unit', of: 'windows', each: cents(500) })).toBe(500)
    expect(from({ kind: 'per-unit', of: 'windows', each: cents(500), minimum: cents(5000) })).toBe(5000)
  })
})
