import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import { gtaPriceBook, startingPrice } from './index.ts'
import { PriceBookSchema, parsePriceBook, priceBookJsonSchema } from './schema.ts'

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
    const included = { name: 'HST', percent: 13, mode: 'included' }
    expect(issues({ taxes: [included, later] })).toEqual(['taxes.1.on: there is no added tax before it'])
    expect(issues({ taxes: [{ ...later, on: 'all' }] })).toEqual([
      'taxes.0.on: must be "previous", not "all"',
    ])
    expect(issues({ taxes: [] })).toEqual([])
    expect(issues({ taxes: 'HST' })).toEqual(['taxes: must be a list, not "HST"'])
    expect(issues({ taxes: ['HST'] })).toEqual(['taxes.0: must be an object with name, percent, mode'])
  })

  it('reads a tax on another that is added before it', () => {
    const gst = { name: 'GST', percent: 5, mode: 'added' }
    expect(issues({ taxes: [gst, { ...gst, name: 'QST', on: 'previous' }] })).toEqual([])
  })

  it('names a tax of no mode by the modes that there are', () => {
    const tax = { name: 'QST', percent: 5, on: 'previous' }
    expect(issues({ taxes: [tax] })).toEqual(['taxes.0.mode: missing'])
    expect(issues({ taxes: [{ ...tax, mode: 'extra' }] })).toEqual([
      'taxes.0.mode: must be "added" or "included", not "extra"',
    ])
  })

  it.each(['cad', 'XCAD', 'CADX', ''])('names %j, which is no code of a currency', (currency) =>
    expect(issues({ currency })).toEqual([
      `currency: must be three capital letters, not ${JSON.stringify(currency)}`,
    ]),
  )

  it.each(['cent', 'dollar', { to: 5 }])('reads the rounding %j', (rounding) =>
    expect(issues({ rounding })).toEqual([]),
  )

  it('names a rounding to nothing', () => {
    expect(issues({ rounding: 'euro' })).toEqual([
      'rounding: must be "cent", "dollar" or { "to": 5 }, so many minor units, not "euro"',
    ])
    expect(issues({ rounding: { to: 1001 } })).toEqual([
      'rounding.to: must be a whole number from 1 to 1000, not 1001',
    ])
  })

  it('reads what comes off for regular visits, and names what is wrong with it', () => {
    expect(issues({ frequencies: { weekly: { name: 'Weekly', percent: 12.5 } } })).toEqual([])
    expect(issues({ frequencies: { weekly: { name: '', percent: 101, days: 7 } } })).toEqual([
      'frequencies.weekly.name: must be a text, not ""',
      'frequencies.weekly.percent: must be a number from 0 to 100, not 101',
      'frequencies.weekly.days: unknown; the fields are name, percent, from',
    ])
  })

  it.each(['dates', 'addOns2', 'a', 'my-room_2'])('reads a measure called %s', (id) =>
    expect(issues({ measures: { ...sound.measures, [id]: bedrooms } })).toEqual([]),
  )

  it.each([
    'service',
    'addOns',
    'date',
    'time',
    'frequency',
    'promo',
    'weekday',
    'constructor',
    'toString',
    '2rooms',
    'rooms!',
    'a b',
    '',
  ])('names a measure called %j', (id) =>
    expect(issues({ measures: { ...sound.measures, [id]: bedrooms } })).toEqual([
      `measures.${id}: the name must be letters, digits and hyphens, and no other field of a request's`,
    ]),
  )

  it.each(['2pets', 'pets!', ' pets', ''])('names a condition on %j', (fact) =>
    expect(charged({ [fact]: true })).toEqual([
      `charges.0.when.${fact}: the name must be a measure, or 'weekday', 'date', 'time', 'service' or 'frequency'`,
    ]),
  )

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
    expect(priced({ kind: 7 })).toEqual([
      'services.one.price.kind: must be "table" or "per-unit" or "flat", not 7',
    ])
    expect(priced({ kind: 'toString' })).toHaveLength(1)
    expect(priced({})).toEqual(['services.one.price.kind: missing'])
    for (const price of [5, null, ['flat'], 'flat']) {
      expect(issues({ services: { one: { ...sound.services.one, price } } })).toEqual([
        'services.one.price: must be an object with kind, amount',
      ])
    }
    expect(priced({ kind: 'per-unit', of: 'windows', each: 1 })).toEqual([
      "services.one.price.of: 'windows' is not a measure of this book",
    ])
    expect(priced({ kind: 'per-unit', of: 'coat', each: 1 })).toEqual([
      "services.one.price.of: 'coat' is not a count",
    ])
    expect(priced({ kind: 'table', by: ['windows'], cells: { '1': 1 } })).toEqual([
      "services.one.price.by: 'windows' is not a measure of this book",
    ])
    for (const key of ['1-1', '2-2', 'studio']) {
      expect(priced({ kind: 'table', by: ['bedrooms', 'bedrooms'], cells: { [key]: 1 } })).toEqual([
        "services.one.price.by: 'bedrooms' is listed twice",
      ])
    }
    expect(priced({ kind: 'table', by: ['windows'], cells: { '1': 1 }, beyond: { windows: 1 } })).toEqual([
      "services.one.price.by: 'windows' is not a measure of this book",
      'services.one.price.beyond.windows: is not a count that the table goes by',
    ])
    expect(
      issues({
        services: { one: { ...sound.services.one, minutes: { kind: 'per-unit', of: 'pets', each: 1 } } },
      }),
    ).toEqual(["services.one.minutes.of: 'pets' is not a count"])
  })

  it('names every field of a rule that is wrong', () => {
    const field = 'services.one.price'
    expect(priced({ kind: 'flat', amount: -1, each: 1 })).toEqual([
      `${field}.amount: must be a whole number from 0 to 100000000, not -1`,
      `${field}.each: unknown; the fields are kind, amount, minimum`,
    ])
    expect(priced({ kind: 'per-unit', of: 'bedrooms', tiers: [{ from: 1, each: 1 }] })).toEqual([
      `${field}.each: missing`,
      `${field}.tiers.0.from: must be a whole number from 2 to 1000000, not 1`,
    ])
    expect(priced({ kind: 'table', by: [], cells: {}, beyond: { bedrooms: 1.5 } })).toEqual([
      `${field}.by: must have 1 or more`,
      `${field}.cells: must have 1 or more entries`,
      `${field}.beyond.bedrooms: must be a whole number from 0 to 100000000, not 1.5`,
    ])
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
      ["services.one.price.cells: has no price for the smallest job: add a cell 'false-1'"],
    )
    expect(priced({ kind: 'table', by: ['pets'], cells: { yes: 1 } })).toEqual([
      'services.one.price.cells.yes: cannot be read as pets true/false',
    ])
    expect(priced({ kind: 'table', by: ['coat'], cells: { long: 1 } })).toEqual([
      'services.one.price.cells.long: cannot be read as coat short/short-wire/wire',
    ])
  })

  it('names a job of a choice that costs less than a smaller one, or is nearest to two cells', () => {
    const windows = { one: 'window', many: 'windows', min: 0, max: 9 }
    const coat = { label: 'Coat', choices: { short: 'Short', long: 'Long' } }
    const byCoat = (cells: object) => {
      const price = { kind: 'table', by: ['coat', 'bedrooms', 'windows'], cells }
      return issues({
        measures: { bedrooms, windows, coat },
        services: { one: { ...sound.services.one, price } },
      }).map((issue) => issue.replace('services.one.price.cells: ', ''))
    }
    const least = { 'short-1-0': 10, 'long-1-0': 50 }
    expect(byCoat(least)).toEqual([])
    expect(byCoat({ ...least, 'short-2-0': 10, 'long-2-3': 50 })).toEqual([])
    expect(byCoat({ ...least, 'long-3-2': 49 })).toEqual([
      'long-3-2 would cost less than long-2-2',
      'long-3-2 would cost less than long-3-1',
    ])
    expect(byCoat({ ...least, 'short-2-0': 20, 'short-1-1': 20, 'long-2-0': 60 })).toEqual([
      'short-2-1 must hold one of short-1-1 and short-2-0, its two nearest cells: the cells form a chain or a full grid',
    ])
    expect(byCoat({ 'short-1-0': 10 })).toEqual(["has no price for the smallest job: add a cell 'long-1-0'"])
  })

  it('reads several charges, and a book without any', () => {
    const charge = { id: 'a', name: 'A', amount: 500 }
    expect(issues({ charges: [charge, { ...charge, id: 'b' }] })).toEqual([])
    const { charges: _, ...free } = sound
    expect(parsePriceBook(free)).toEqual({ ok: true, value: free })
  })

  it('names add-ons and charges that are listed twice', () => {
    const addOns = { fridge: { name: 'Fridge', description: '', amount: 1 } }
    expect(
      issues({ addOns, services: { one: { ...sound.services.one, addOns: ['fridge', 'fridge'] } } }),
    ).toEqual(["services.one.addOns: 'fridge' is listed twice"])
    const charge = { id: 'a', name: 'A', percent: 5 }
    expect(issues({ charges: [charge, charge] })).toEqual(["charges.1.id: 'a' is the id of another charge"])
    expect(issues({ charges: ['a'] })).toEqual(['charges.0: must be an object with id, name, amount'])
  })

  it('names conditions that no request can meet', () => {
    expect(
      charged({ pets: true, bedrooms: { atLeast: 2, below: 4 }, coat: ['short'], weekday: 'sunday' }),
    ).toEqual([])
    const field = 'charges.0.when'
    const known = 'bedrooms, coat, kind, pets, weekday, service, frequency, date, time'
    expect(charged({ zone: 'a' })).toEqual([
      `${field}.zone: 'zone' is not a measure of this book; choose of ${known}`,
    ])
    expect(charged({ constructor: true })).toEqual([
      `${field}.constructor: 'constructor' is not a measure of this book; choose of ${known}`,
    ])
    expect(charged({ coat: { below: 2 } })).toEqual([`${field}.coat: only a count or the time has limits`])
    expect(charged({ weekday: { below: 2 } })).toEqual([
      `${field}.weekday: only a count or the time has limits`,
    ])
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

describe('priceBookJsonSchema', () => {
  const isValid = new Ajv2020({ strict: true, strictRequired: false }).compile(priceBookJsonSchema())
  const mixed = {
    ...sound,
    rounding: { to: 5 },
    taxes: [
      { name: 'GST', percent: 5, mode: 'added' },
      { name: 'QST', percent: 10, mode: 'added', on: 'previous' },
      { name: 'VAT', percent: 20, mode: 'included' },
    ],
    services: {
      one: {
        ...sound.services.one,
        price: { kind: 'per-unit', of: 'bedrooms', each: 5, tiers: [{ from: 3, each: 4 }], minimum: 9 },
        minutes: { kind: 'table', by: ['bedrooms'], cells: { '1': 60 }, beyond: { bedrooms: 30 } },
      },
    },
    charges: [
      { id: 'a', name: 'A', percent: 5, when: { pets: true, coat: ['wire'], weekday: 'sunday' } },
      { id: 'b', name: 'B', amount: 5, when: { bedrooms: { atLeast: 2, below: 4 } } },
    ],
  }

  it('accepts what the parser reads', () => {
    expect(issues(mixed)).toEqual([])
    for (const book of [gtaPriceBook, sound, mixed])
      expect([isValid(book), isValid.errors]).toEqual([true, null])
  })

  it.each([
    [{ rounding: 'euro' }],
    [{ taxes: [{ name: 'VAT', percent: 20, mode: 'included', on: 'previous' }] }],
    [{ measures: { pets: { label: 'Pets' } } }],
    [{ services: { one: { ...sound.services.one, price: { kind: 'hourly' } } } }],
    [{ charges: [{ id: 'a', name: 'A' }] }],
    [{ charges: [{ id: 'a', name: 'A', amount: 1, when: { pets: [] } }] }],
    [{ charges: [{ id: 'a', name: 'A', amount: 1, when: { bedrooms: {} } }] }],
  ])('refuses %j as the parser does', (changes) => {
    expect(issues(changes)).not.toEqual([])
    expect(isValid({ ...sound, ...changes })).toBe(false)
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

it('names cells that cannot be read beside a field that is unknown', () => {
  const text = JSON.stringify({ ...gtaPriceBook, petFeeCent: 3 }).replaceAll('"2-2":', '"2_2":')
  const parsed = parsePriceBook(JSON.parse(text))
  const fields = parsed.ok ? [] : parsed.issues.map(({ field }) => field)
  expect(fields[0]).toBe('petFeeCent')
  expect(fields).toContain('services.standard.price.cells.2_2')
})

it.each([24, 4000])('names the first twenty missing cells of a table by %i flags', (count) => {
  const names = Array.from({ length: count }, (_, nr) => `flag${nr}`)
  const measures = Object.fromEntries(names.map((name) => [name, { label: name, flag: true }]))
  const cells = Object.fromEntries([true, false].map((all) => [names.map(() => all).join('-'), 1]))
  const found = issues({
    measures,
    services: { one: { ...sound.services.one, price: { kind: 'table', by: names, cells } } },
  })
  expect(found).toHaveLength(20)
  expect(found[0]).toBe(
    `services.one.price.cells: has no price for the smallest job: add a cell '${'true-'.repeat(count - 1)}false'`,
  )
})

it('names the first twenty pairs of cells that leave two nearest', () => {
  const cells = Object.fromEntries(Array.from({ length: 50 }, (_, nr) => [`${1 + nr}-${51 - nr}`, 100]))
  const found = issues({
    measures: {
      ...sound.measures,
      a: { one: 'a', many: 'a', min: 1, max: 60 },
      b: { one: 'b', many: 'b', min: 1, max: 60 },
    },
    services: {
      one: {
        ...sound.services.one,
        price: { kind: 'table', by: ['a', 'b'], cells: { '1-1': 50, ...cells } },
      },
    },
  })
  expect(found).toHaveLength(20)
  expect(found[0]).toMatch(/ must hold one of .* its two nearest cells/)
})
