import { describe, expect, it } from 'vitest'
import type { PriceBook } from '../catalogue/price-book.ts'
import { parsePriceBook } from '../catalogue/schema.ts'
import { cents } from '../money/index.ts'
import { enCA } from '../words/en-ca.ts'
import { enUS } from '../words/en-us.ts'
import { frCA } from '../words/fr-ca.ts'
import { explainLine } from './explain.ts'
import { parseQuoteRequest, quote } from './index.ts'

/** A pool service whose visits are taxed otherwise than its chemicals. */
const pool = {
  version: 'pool-1',
  currency: 'USD',
  rounding: 'cent',
  taxes: [
    { name: 'TPT', percent: 8.6, mode: 'added' },
    { name: 'Levy', percent: 1, mode: 'added' },
  ],
  measures: {
    gallons: { one: 'gallon', many: 'gallons', min: 1000, max: 60_000 },
    miles: { one: 'mile', many: 'miles', min: 0, max: 200 },
    sibling: { label: 'Sibling', flag: true },
    hour: { one: 'hour', many: 'hours', min: 0, max: 23, hidden: true },
  },
  services: {
    weekly: {
      name: 'Weekly care',
      description: '',
      features: [],
      price: { kind: 'table', by: ['gallons'], cells: { '1000': 8000, '15000': 9500 }, minimum: 9000 },
      taxes: [],
      addOns: ['chemicals'],
    },
    repair: {
      name: 'Repair',
      description: '',
      features: [],
      price: { kind: 'flat', amount: 10_000 },
      addOns: [],
    },
  },
  addOns: { chemicals: { name: 'Chemicals', description: '', amount: 2000, taxes: ['TPT'] } },
  charges: [
    { id: 'night', name: 'Night work', amount: 5000, when: { time: { atLeast: '18:00', below: '06:00' } } },
    { id: 'season', name: 'Opening season', percent: 20, when: { date: { from: '04-15', to: '06-15' } } },
    { id: 'sibling', name: 'Sibling', percent: -10, when: { sibling: true } },
    { id: 'far', name: 'Travel', each: 150, of: 'miles', above: 10, taxes: [] },
    {
      id: 'plan',
      name: 'Plan',
      amount: -500,
      when: { service: ['weekly'], frequency: ['weekly'] },
      taxes: [],
    },
  ],
  minimumCharge: { name: 'Minimum call-out', amount: 12_000 },
  frequencies: {
    weekly: { name: 'Every week', percent: 0 },
    'every-2-weeks': { name: 'Every two weeks', percent: 10, from: 2 },
  },
}

function read(changes: object = {}): PriceBook {
  const parsed = parsePriceBook({ ...pool, ...changes })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  return parsed.value
}

const book = read()

function made(request: object, of = book) {
  const asked = parseQuoteRequest(of, request)
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
  return quote(of, asked.value)
}
const lines = (request: object, of = book) =>
  made(request, of).lines.map(({ label, amountCents }) => `${label} ${amountCents}`)

describe('the least price', () => {
  it('lifts a table to its minimum, and the whole visit to the least that is charged', () => {
    expect(lines({ service: 'weekly', gallons: 1000 })).toEqual([
      'Weekly care 8000',
      'Weekly care, minimum 1000',
      'Minimum call-out 3000',
    ])
    expect(lines({ service: 'weekly', gallons: 15_000, addOns: ['chemicals'] }).slice(0, 3)).toEqual([
      'Weekly care 9500',
      'Chemicals 2000',
      'Minimum call-out 500',
    ])
  })

  it('is no line where a visit costs as much or more', () => {
    const { charges: _, ...plain } = pool
    const costing = (amount: number) => read({ ...plain, minimumCharge: { name: 'Least', amount } })
    expect(lines({ service: 'repair' }, costing(10_000))).toEqual(['Repair 10000', 'TPT 860', 'Levy 100'])
    expect(lines({ service: 'repair' }, costing(10_001))[1]).toBe('Least 1')
    expect(lines({ service: 'repair' }, costing(10_001))).toContain('TPT 860')
  })
})

describe('conditions', () => {
  const ids = (request: object) =>
    made({ service: 'repair', ...request }).lines.flatMap((line) =>
      line.rule === 'charge' ? [line.inputs.charge] : [],
    )

  it.each([
    ['17:59', []],
    ['18:00', ['night']],
    ['00:00', ['night']],
    ['05:59', ['night']],
    ['06:00', []],
  ])('charges for the night at %s: %j', (time, expected) => expect(ids({ time })).toEqual(expected))

  it.each([
    ['2026-04-14', []],
    ['2026-04-15', ['season']],
    ['2031-06-15', ['season']],
    ['2026-06-16', []],
  ])('charges for the season of each year on %s: %j', (date, expected) =>
    expect(ids({ date })).toEqual(expected),
  )

  it.each<[string, object, string, boolean]>([
    ['over New Year', { from: '11-15', to: '03-01' }, '2027-03-01', true],
    ['over New Year', { from: '11-15', to: '03-01' }, '2026-11-14', false],
    ['of one day', { from: '12-25', to: '12-25' }, '2026-12-25', true],
    ['of one day', { from: '12-25', to: '12-25' }, '2026-12-26', false],
    ['of one year', { from: '2026-12-01', to: '2027-01-31' }, '2027-01-31', true],
    ['of one year', { from: '2026-12-01', to: '2027-01-31' }, '2027-12-01', false],
  ])('charges on days %s, %j: %s is %j', (_, date, asked, isCharged) => {
    const charges = [{ id: 'days', name: 'Days', amount: 1, when: { date } }]
    const charged = made({ service: 'repair', date: asked }, read({ charges }))
    expect(charged.lines.some(({ label }) => label === 'Days')).toBe(isCharged)
  })

  it.each<[object, string, boolean]>([
    [{ atLeast: '20:00' }, '19:59', false],
    [{ atLeast: '20:00' }, '23:59', true],
    [{ below: '08:00' }, '07:59', true],
    [{ below: '08:00' }, '08:00', false],
    [{ atLeast: '12:00', below: '13:00' }, '12:30', true],
    [{ atLeast: '12:00', below: '13:00' }, '13:00', false],
  ])('charges at times %j: %s is %j', (time, asked, isCharged) => {
    const charges = [{ id: 'times', name: 'Times', amount: 1, when: { time } }]
    const charged = made({ service: 'repair', time: asked }, read({ charges }))
    expect(charged.lines.some(({ label }) => label === 'Times')).toBe(isCharged)
  })

  it('are met by the service and the frequency together', () => {
    const weekly = { service: 'weekly', gallons: 15_000 }
    expect(lines({ ...weekly, frequency: 'weekly' })).toContain('Plan -500')
    expect(lines({ ...weekly, frequency: 'every-2-weeks' })).not.toContain('Plan -500')
    expect(lines({ service: 'repair', frequency: 'weekly' })).not.toContain('Plan -500')
  })

  it('are met by nothing that a request leaves out', () => {
    const charges = [{ sibling: false }, { hour: { below: 24 } }].map((when, index) => {
      return { id: `c${index}`, name: 'Any', amount: 1, when }
    })
    const asked = read({ charges })
    expect(made({ service: 'repair' }, asked).chargesCents).toBe(2000)
    expect(made({ service: 'repair', sibling: false, hour: 3 }, asked).chargesCents).toBe(2000)
    expect(lines({ service: 'repair', sibling: false, hour: 3 }, asked)).toContain('Any 1')
    expect(lines({ service: 'repair' }, asked)).not.toContain('Any 1')
  })
})

describe('charges', () => {
  it('are for each above so many, and for none below', () => {
    const far = (miles: number) =>
      lines({ service: 'repair', miles }).filter((line) => line.startsWith('Travel'))
    expect([10, 11, 30].map(far)).toEqual([[], ['Travel 150'], ['Travel 3000']])
    const charges = [{ id: 'far', name: 'Travel', each: 150, of: 'miles' }]
    expect(lines({ service: 'repair', miles: 2 }, read({ charges }))[1]).toBe('Travel 300')
  })

  it('take off at most what is left', () => {
    const { minimumCharge: _, ...plain } = pool
    const charges = [
      { id: 'most', name: 'Most', percent: -90 },
      { id: 'more', name: 'More', amount: -5000 },
      { id: 'all', name: 'All', each: -1, of: 'miles' },
    ]
    expect(
      lines(
        { service: 'repair', miles: 5 },
        read({
          ...plain,
          minimumCharge: undefined,
          charges,
          taxes: [],
          services: { repair: pool.services.repair },
          addOns: {},
        }),
      ),
    ).toEqual(['Repair 10000', 'Most -9000', 'More -1000', 'All 0'])
  })
})

describe('a frequency from the second visit on', () => {
  it.each([
    [undefined, 1200],
    [1, 0],
    [2, 1200],
    [7, 1200],
  ])('takes off of visit %s: %i cents', (visit, off) => {
    expect(made({ service: 'repair', frequency: 'every-2-weeks', visit }).discountCents).toBe(off)
  })

  it('asks for a visit that is counted from 1', () => {
    for (const visit of [0, 1.5, '2'])
      expect(parseQuoteRequest(book, { service: 'repair', visit })).toEqual({
        ok: false,
        issues: [{ field: 'visit', message: 'must be a whole number from 1' }],
      })
  })

  it('leaves a book its own measure of that name', () => {
    const measures = { ...pool.measures, visit: { one: 'visit', many: 'visits', min: 0, max: 5 } }
    const { frequencies: _, ...plain } = { ...pool, measures, charges: [] }
    const own = read({ ...plain, frequencies: { weekly: { name: 'Weekly', percent: 50 } } })
    expect(made({ service: 'repair', visit: 0, frequency: 'weekly' }, own).discountCents).toBe(6000)
  })
})

describe('taxes by line', () => {
  it('are each on the lines that carry it', () => {
    const asked = { service: 'weekly', gallons: 15_000, addOns: ['chemicals'], time: '20:00' }
    expect(lines(asked)).toEqual([
      'Weekly care 9500',
      'Chemicals 2000',
      'Night work 5000',
      'TPT 602',
      'Levy 50',
    ])
  })

  it('have discounts spread over all lines in proportion to what is left of them', () => {
    const promo = { type: 'fixed', value: 33 }
    const asked = { service: 'weekly', gallons: 15_000, addOns: ['chemicals'], time: '20:00', promo }
    // 3300 of 16500 is a fifth of each line: 1600 and 4000 are left of those with a tax.
    expect(lines(asked).slice(-3)).toEqual(['Promo discount -3300', 'TPT 482', 'Levy 40'])
    const both = { ...asked, frequency: 'every-2-weeks', promo: { type: 'percentage', value: 10 } }
    expect(lines(both).slice(-4)).toEqual([
      'Every two weeks -1650',
      'Promo discount -1485',
      'TPT 488',
      'Levy 41',
    ])
  })

  it('are lowered by what takes off of the lines that carry them, to nothing at the least', () => {
    const asked = { service: 'weekly', gallons: 15_000, addOns: ['chemicals'], sibling: true }
    expect(lines(asked).slice(2)).toEqual(['Sibling -1150', 'Minimum call-out 1650', 'TPT 73', 'Levy 0'])
  })

  it('are none in a book without taxes, or where no line carries one', () => {
    expect(lines({ service: 'weekly', gallons: 15_000, miles: 40 })).toEqual([
      'Weekly care 9500',
      'Travel 4500',
    ])
    const { taxes: _, ...weekly } = pool.services.weekly
    const untaxed = read({
      taxes: [],
      services: { weekly },
      addOns: { chemicals: { name: 'Chlor', description: '', amount: 1 } },
      charges: [],
    })
    const { taxCents, totalCents, lines: all } = made({ service: 'weekly', gallons: 15_000 }, untaxed)
    expect([taxCents, totalCents, all.some(({ rule }) => rule === 'tax')]).toEqual([0, 12_000, false])
  })

  it('can be on the tax before, and contained in some of the lines', () => {
    const taxes = [
      { name: 'GST', percent: 5, mode: 'added' },
      { name: 'QST', percent: 10, mode: 'added', on: 'previous' },
    ]
    const taxed = { ...pool.addOns.chemicals, taxes: ['GST', 'QST'] }
    const { repair } = pool.services
    const changes = { taxes, charges: [], minimumCharge: undefined, addOns: { chemicals: taxed } }
    const untaxed = { ...repair, taxes: [], addOns: ['chemicals'] }
    const added = read({ ...changes, services: { repair: untaxed } })
    expect(lines({ service: 'repair', addOns: ['chemicals'] }, added).slice(2)).toEqual([
      'GST 100',
      'QST 210',
    ])
    const included = [
      { name: 'CGST', percent: 9, mode: 'included' },
      { name: 'SGST', percent: 9, mode: 'included' },
    ]
    const half = { ...pool.addOns.chemicals, taxes: ['CGST'] }
    const services = { repair: { ...repair, addOns: ['chemicals'] } }
    const contained = read({ ...changes, taxes: included, addOns: { chemicals: half }, services })
    const { taxCents, totalCents, lines: all } = made({ service: 'repair', addOns: ['chemicals'] }, contained)
    expect(all.flatMap((line) => (line.rule === 'tax' ? [line.inputs.taxCents] : []))).toEqual([
      // 9 of 118 of 10000, and 9 of 109 of 2000
      763 + 165,
      763,
    ])
    expect([taxCents, totalCents]).toEqual([928 + 763, 12_000])
  })
})

describe('sentences', () => {
  const asked = {
    service: 'repair',
    sibling: true,
    miles: 12,
    frequency: 'weekly',
  }
  const said = (words: typeof enCA, request: object = asked) =>
    made(request).lines.map((line) => explainLine(line, book, words).replaceAll('\u00a0', ' '))

  it('say in English what is taken off, what each costs, and what is missing to the least', () => {
    expect(said(enUS).slice(1, 4)).toEqual([
      'Sibling takes 10% off $100, which is $10.',
      'Travel is $1.50 for each of 2 miles above 10, which is $3.',
      'The least that this costs is $120: $27 more.',
    ])
    expect(
      said(enUS, { service: 'weekly', gallons: 15_000, frequency: 'weekly', miles: 11 }).slice(1, 3),
    ).toEqual(['Travel is $1.50 for each of 1 mile above 10, which is $1.50.', 'Plan takes $5 off.'])
    expect(enCA.eachCharge('Oven', 2, 'oven', 'ovens', 0, '$3', '$6')).toBe(
      'Oven is $3 for each of 2 ovens, which is $6.',
    )
  })

  it('write large counts as a language does, and a cell of one count with its measure', () => {
    const lawn = { one: 'square metre', many: 'square metres', min: 1, max: 100_000 }
    const cells = { '1': cents(5000), '1500': cents(9000) }
    const price = { kind: 'table', by: ['lawn'], cells, beyond: { lawn: cents(1) } } as const
    const service = { name: 'Mowing', description: '', features: [], price, addOns: [] }
    const lawns: PriceBook = {
      ...{ version: 'lawns', currency: 'USD', rounding: 'cent', taxes: [], measures: { lawn }, addOns: {} },
      services: { mowing: service },
    }
    const [base, beyond] = quote(lawns, { service: 'mowing', lawn: 12_000 }).lines
    if (base === undefined || beyond === undefined) throw new Error('two lines')
    expect([base, beyond].map((line) => explainLine(line, lawns, enUS))).toEqual([
      'Mowing of 12,000 square metres starts from the 1,500 square metres price, $90.',
      '10,500 extra square metres at $0.01 each are $105.',
    ])
    expect(explainLine(base, lawns, frCA).replaceAll('\u00a0', ' ')).toBe(
      'Mowing, 12 000 square metres : à partir du prix 1 500 square metres, 90 $ US.',
    )
  })

  it('say so in French', () => {
    expect(said(frCA).slice(1, 4)).toEqual([
      'Sibling : 10 % de rabais sur 100 $ US, soit 10 $ US.',
      'Travel : 1,50 $ US pour chaque mile au-delà de 10 miles, 2 en tout, soit 3 $ US.',
      'Le prix minimal est de 120 $ US : 27 $ US de plus.',
    ])
    expect(said(frCA, { service: 'weekly', gallons: 15_000, frequency: 'weekly' })[1]).toBe(
      'Plan : 5 $ US de rabais.',
    )
    expect(frCA.eachCharge('Four', 2, 'four', 'fours', 0, '3 $', '6 $')).toBe(
      'Four : 3 $ pour chaque four, 2 en tout, soit 6 $.',
    )
  })
})

describe('what a book says wrongly', () => {
  const charge = (part: object) => ({ charges: [{ id: 'c', name: 'C', amount: 1, ...part }] })
  const when = (fact: string, condition: unknown) => charge({ when: { [fact]: condition } })
  const service = (part: object) => ({
    services: { repair: { ...pool.services.repair, ...part } },
    charges: [],
  })

  it.each<readonly [string, object, string]>([
    [
      'days of no calendar',
      when('date', { from: '02-30', to: '03-01' }),
      'charges.0.when.date: 02-30 is no day of the calendar',
    ],
    [
      'days with one year',
      when('date', { from: '2026-04-15', to: '06-15' }),
      'charges.0.when.date: both days have a year, or neither',
    ],
    [
      'days that end before',
      when('date', { from: '2026-04-15', to: '2026-04-14' }),
      'charges.0.when.date: ends on 2026-04-14, before it begins on 2026-04-15',
    ],
    ['a date', when('date', '2026-04-15'), 'charges.0.when.date: write { "from": "04-15", "to": "06-15" }'],
    [
      'days of something else',
      when('miles', { from: '04-15', to: '04-16' }),
      "charges.0.when.miles: only 'date' has days",
    ],
    [
      'one time',
      when('time', '18:00'),
      'charges.0.when.time: write { "atLeast": "18:00", "below": "22:00" }',
    ],
    [
      'hours as numbers',
      when('time', { atLeast: 18 }),
      'charges.0.when.time: write { "atLeast": "18:00", "below": "22:00" }',
    ],
    [
      'no time at all',
      when('time', { atLeast: '18:00', below: '18:00' }),
      'charges.0.when.time: atLeast and below must differ',
    ],
    [
      'a time of no clock',
      when('time', { atLeast: '24:00' }),
      'charges.0.when.time.atLeast: must be a time as \'18:00\', not "24:00"',
    ],
    ['a count between times', when('miles', { atLeast: '18:00' }), 'charges.0.when.miles: must be numbers'],
    [
      'a count above its range',
      when('miles', { atLeast: 201 }),
      'charges.0.when.miles: never holds: miles is 0 to 200',
    ],
    [
      'a count below its range',
      when('gallons', { below: 1000 }),
      'charges.0.when.gallons: never holds: gallons is 1000 to 60000',
    ],
    [
      'limits of a flag',
      when('sibling', { below: 2 }),
      'charges.0.when.sibling: only a count or the time has limits',
    ],
    [
      'an unknown service',
      when('service', ['weekly', 'monthly']),
      'charges.0.when.service: must be one of weekly, repair, not "monthly"',
    ],
    [
      'an unknown frequency',
      when('frequency', 'monthly'),
      'charges.0.when.frequency: must be one of weekly, every-2-weeks, not "monthly"',
    ],
    [
      'an unknown fact',
      when('colour', 'blue'),
      "charges.0.when.colour: 'colour' is not a measure of this book; choose of gallons, miles, sibling, hour, weekday, service, frequency, date, time",
    ],
    [
      'each of nothing',
      charge({ amount: undefined, each: 1, of: 'hours' }),
      "charges.0.of: 'hours' is not a measure of this book",
    ],
    [
      'each of a flag',
      charge({ amount: undefined, each: 1, of: 'sibling' }),
      "charges.0.of: 'sibling' is not a count",
    ],
    ['each without a count', charge({ amount: undefined, each: 1 }), 'charges.0.of: missing'],
    [
      'two prices',
      charge({ each: 1, of: 'miles' }),
      'charges.0.each: unknown; the fields are id, name, amount, description, when, taxes',
    ],
    [
      'more than all',
      charge({ amount: undefined, percent: -101 }),
      'charges.0.percent: must be a number from -100 to 100, not -101',
    ],
    [
      'an unknown tax',
      service({ taxes: ['VAT'] }),
      "services.repair.taxes: 'VAT' is no tax of this book; its taxes are TPT, Levy",
    ],
    [
      'a tax that is listed twice',
      service({ taxes: ['TPT', 'TPT'] }),
      "services.repair.taxes: 'TPT' is listed twice",
    ],
    [
      'a tax without taxes',
      { ...service({ taxes: ['TPT'] }), taxes: [], addOns: {} },
      "services.repair.taxes: 'TPT' is no tax of this book; its taxes are none",
    ],
    [
      'taxes of one name',
      { taxes: [pool.taxes[0], pool.taxes[0]] },
      "taxes.1.name: 'TPT' is the name of another tax",
    ],
    [
      'a tax on one that is not carried',
      {
        ...service({ taxes: ['QST'] }),
        addOns: {},
        taxes: [pool.taxes[0], { name: 'QST', percent: 5, mode: 'added', on: 'previous' }],
      },
      "services.repair.taxes: 'QST' is also on 'TPT': name both of them, or neither",
    ],
    [
      'no first visit',
      {
        frequencies: {
          weekly: { name: 'W', percent: 1, from: 0 },
          'every-2-weeks': { name: 'E', percent: 1 },
        },
      },
      'frequencies.weekly.from: must be a whole number from 1 to 1000, not 0',
    ],
    [
      'a measure in the place of the visit',
      { measures: { ...pool.measures, visit: { label: 'Visit', flag: true } } },
      "frequencies.every-2-weeks.from: needs another name for the measure 'visit'",
    ],
    ['a minimum without a name', { minimumCharge: { amount: 5 } }, 'minimumCharge.name: missing'],
    [
      'a measure that is half hidden',
      { measures: { ...pool.measures, sibling: { label: 'S', flag: true, hidden: false } } },
      'measures.sibling.hidden: must be true, not false',
    ],
  ])('is named: %s', (_, changes, expected) => {
    const parsed = parsePriceBook({ ...pool, ...changes })
    expect(parsed.ok ? [] : parsed.issues.map(({ field, message }) => `${field}: ${message}`)).toContain(
      expected,
    )
  })
})
