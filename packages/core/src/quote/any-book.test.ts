import { beforeEach, describe, expect, it } from 'vitest'
import type { PriceBook } from '../catalogue/price-book.ts'
import { parsePriceBook } from '../catalogue/schema.ts'
import { cents } from '../money/index.ts'
import { enCA } from '../words/en-ca.ts'
import { frCA } from '../words/fr-ca.ts'
import { diffQuotes } from './compare.ts'
import { explainLine, type QuoteWords } from './explain.ts'
import { parseQuoteRequest, quote, quoteProblems } from './index.ts'
import { believedPriceBook } from './only.ts'

/** A book with a rule of every kind. */
const source = {
  version: 'any-1',
  currency: 'CAD',
  rounding: 'cent',
  taxes: [
    { name: 'TPS', percent: 5, mode: 'added' },
    { name: 'TVQ', percent: 9.975, mode: 'added' },
  ],
  measures: {
    rooms: { one: 'pièce', many: 'pièces', min: 1, max: 6 },
    coat: { label: 'Pelage', choices: { short: 'poil court', 'short-wire': 'poil dur' } },
    garden: { label: 'avec jardin', flag: true },
  },
  services: {
    table: {
      name: 'Ménage',
      description: '',
      features: [],
      price: {
        kind: 'table',
        by: ['coat', 'garden', 'rooms'],
        cells: {
          'short-false-1': 1000,
          'short-true-1': 2000,
          'short-wire-false-1': 3000,
          'short-wire-true-1': 4000,
          'short-false-3': 1500,
        },
        beyond: { rooms: 100 },
      },
      minutes: { kind: 'flat', amount: 30 },
      addOns: ['oven'],
    },
    units: {
      name: 'Vitres',
      description: '',
      features: [],
      price: { kind: 'per-unit', of: 'rooms', each: 500, tiers: [{ from: 3, each: 400 }], minimum: 1200 },
      addOns: [],
    },
    visit: {
      name: 'Visite',
      description: '',
      features: [],
      price: { kind: 'flat', amount: 3500 },
      addOns: [],
    },
  },
  addOns: { oven: { name: 'Four', description: '', amount: 300, unit: 'par four', most: 2, minutes: 20 } },
  charges: [
    {
      id: 'garden',
      name: 'Jardin',
      description: 'Un jardin demande du temps',
      amount: 250,
      when: { garden: true },
    },
    { id: 'often', name: 'Dimanche', percent: 10, when: { weekday: ['sunday'] } },
    { id: 'always', name: 'Trajet', amount: 100 },
  ],
  frequencies: { weekly: { name: 'Chaque semaine', percent: 10 } },
}
let book: PriceBook
// A quote remembers what it read of a book: each test reads its own.
beforeEach(() => {
  const parsed = parsePriceBook(source)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  book = parsed.value
})

function made(input: object) {
  const asked = parseQuoteRequest(book, input)
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
  return quote(book, asked.value)
}
const why = (input: object, words: QuoteWords) =>
  made(input).lines.map((line) => explainLine(line, book, words).replaceAll('\u00a0', ' '))

const job = {
  service: 'table',
  rooms: 4,
  coat: 'short',
  garden: false,
  addOns: [{ id: 'oven', quantity: 2 }],
  date: '2026-12-06',
  frequency: 'weekly',
  promo: { type: 'percentage', value: 50 },
}

describe('a book of any home service', () => {
  it('is explained in English', () => {
    expect(why(job, enCA)).toEqual([
      'Ménage of poil court and 4 pièces starts from the short-false-3 price, $15.',
      '1 extra pièce at $1 each is $1.',
      '2 × Four at $3 each (par four) is $6.',
      'Dimanche is 10% of $22, which is $2.20.',
      'Trajet is $1.',
      'Chaque semaine takes 10% off $25.20, which is $2.52.',
      'The promo code takes 50% off $22.68, which is $11.34.',
      'TPS is 5% of $11.34, which is $0.57.',
      'TVQ is 9.975% of $11.34, which is $1.13.',
    ])
  })

  it('is explained in French', () => {
    expect(why(job, frCA)).toEqual([
      'Ménage, poil court et 4 pièces : à partir du prix short-false-3, 15 $.',
      '1 pièce de plus à 1 $ : 1 $.',
      '2 × Four à 3 $ (par four) : 6 $.',
      'Dimanche : 10 % de 22 $, soit 2,20 $.',
      'Trajet : 1 $.',
      'Chaque semaine : 10 % de rabais sur 25,20 $, soit 2,52 $.',
      'Le code promo donne 50 % de rabais sur 22,68 $, soit 11,34 $.',
      'TPS : 5 % de 11,34 $, soit 0,57 $.',
      'TVQ : 9,975 % de 11,34 $, soit 1,13 $.',
    ])
    expect(
      why({ service: 'units', rooms: 5, garden: true, promo: { type: 'fixed', value: 2 } }, frCA),
    ).toEqual([
      'Vitres, 2 pièces à 5 $ chacun : 10 $.',
      '3 pièces de plus à 4 $ : 12 $.',
      'Un jardin demande du temps : 2,50 $.',
      'Trajet : 1 $.',
      'Le code promo donne 2 $ de rabais sur 25,50 $.',
      'TPS : 5 % de 23,50 $, soit 1,18 $.',
      'TVQ : 9,975 % de 23,50 $, soit 2,34 $.',
    ])
    expect(why({ service: 'units', rooms: 1 }, frCA).slice(0, 2)).toEqual([
      'Vitres, 1 pièce à 5 $ chacun : 5 $.',
      'Le prix minimal est de 12 $ : 7 $ de plus.',
    ])
    expect(why({ ...job, rooms: 3, addOns: ['oven'] }, frCA).slice(0, 2)).toEqual([
      'Ménage, poil court et 3 pièces : 15 $.',
      'Four (par four) : 3 $.',
    ])
    expect(why({ service: 'visit' }, frCA)[0]).toBe('Visite : 35 $.')
    expect(frCA.list(['une']) + frCA.addOn('Four', '3 $', undefined)).toBe('uneFour : 3 $.')
    expect(frCA.addOns('Four', 2, '3 $', '6 $', undefined)).toBe('2 × Four à 3 $ : 6 $.')
    expect(frCA.beyond(2, 'pièce', 'pièces', '1 $', '2 $')).toBe('2 pièces de plus à 1 $ : 2 $.')
    expect(frCA.tier(1, 'pièce', 'pièces', '1 $', '1 $')).toBe('1 pièce de plus à 1 $ : 1 $.')
    expect(frCA.includedTax(undefined, 20, '120 $', '20 $')).toBe('120 $ comprend 20 $ de taxe à 20\u00a0%.')
    expect(frCA.addedTax(undefined, 13, '100 $', '13 $')).toBe('Taxe : 13\u00a0% de 100 $, soit 13 $.')
  })

  it('is explained in English, whatever the rule', () => {
    expect(
      why({ service: 'units', rooms: 3, garden: true, promo: { type: 'fixed', value: 2 } }, enCA),
    ).toEqual([
      'Vitres of 2 pièces at $5 each is $10.',
      '1 more pièce at $4 each is $4.',
      'Un jardin demande du temps: $2.50.',
      'Trajet is $1.',
      'The promo code takes $2 off $17.50.',
      'TPS is 5% of $15.50, which is $0.78.',
      'TVQ is 9.975% of $15.50, which is $1.55.',
    ])
    expect(why({ service: 'units', rooms: 5 }, enCA)[1]).toBe('3 more pièces at $4 each are $12.')
    expect(why({ service: 'units', rooms: 1 }, enCA)[1]).toBe('The least that this costs is $12: $7 more.')
    expect(why({ service: 'visit' }, enCA)[0]).toBe('Visite is $35.')
    expect(enCA.list(['one'])).toBe('one')
    expect(enCA.addOns('Oven', 2, '$3', '$6', undefined)).toBe('2 × Oven at $3 each is $6.')
    expect(enCA.includedTax('VAT', 20, '£120', '£20')).toBe('£120 contains £20 of VAT at 20%.')
  })

  it('has lines that say what decided them, whatever the rule', () => {
    const base = (input: object) =>
      made(input)
        .lines.filter(({ rule }) => ['base-price', 'tier', 'minimum'].includes(rule))
        .map(({ rule, label, inputs, amountCents }) => ({ rule, label, inputs, amountCents }))
    expect(base({ service: 'units', rooms: 5 })).toStrictEqual([
      {
        rule: 'base-price',
        label: 'Vitres',
        inputs: { service: 'units', measure: 'rooms', count: 2, eachCents: 500 },
        amountCents: 1000,
      },
      {
        rule: 'tier',
        label: 'Vitres from 3 pièces',
        inputs: { measure: 'rooms', count: 3, eachCents: 400, from: 3 },
        amountCents: 1200,
      },
    ])
    expect(base({ service: 'units', rooms: 1 })[1]).toStrictEqual({
      rule: 'minimum',
      label: 'Vitres, minimum',
      inputs: { minimumCents: 1200 },
      amountCents: 700,
    })
    expect(base({ service: 'visit' })).toStrictEqual([
      { rule: 'base-price', label: 'Visite', inputs: { service: 'visit' }, amountCents: 3500 },
    ])
  })

  it('charges for counts between limits, and nothing where none are', () => {
    const charged = (limits: { readonly atLeast?: number; readonly below?: number }, input: object = {}) => {
      const charges = [{ id: 'few', name: 'Few', amount: cents(1), when: { rooms: limits } }]
      return [1, 2, 3, 4, 5].map(
        (rooms) => quote({ ...book, charges }, { service: 'units', rooms, ...input }).chargesCents,
      )
    }
    expect(charged({ atLeast: 2, below: 4 })).toEqual([0, 1, 1, 0, 0])
    expect(charged({ atLeast: 3 })).toEqual([0, 0, 1, 1, 1])
    expect(charged({ below: 3 })).toEqual([1, 1, 0, 0, 0])
    expect(charged({ below: 9 }, { service: 'visit', rooms: undefined })).toEqual([0, 0, 0, 0, 0])
    const { charges: _, ...plain } = book
    expect(quote(plain, { service: 'visit' }).chargesCents).toBe(0)
  })

  it('charges when all conditions hold, on any of several weekdays', () => {
    const charged = (rooms: number, date: string) => {
      const when = { rooms: { atLeast: 3 }, weekday: ['saturday', 'sunday'] }
      const charges = [{ id: 'few', name: 'Few', amount: cents(1), when }]
      return quote({ ...book, charges }, { service: 'units', rooms, date }).chargesCents
    }
    expect([charged(3, '2026-12-05'), charged(3, '2026-12-06'), charged(4, '2026-12-06')]).toEqual([1, 1, 1])
    expect([charged(2, '2026-12-06'), charged(3, '2026-12-07'), charged(2, '2026-12-07')]).toEqual([0, 0, 0])
  })

  it('asks of a service that does not exist only what every service needs', () => {
    expect(quoteProblems(book, { service: 'attic' })).toEqual([
      { field: 'service', message: "Unknown service 'attic'; choose one of table, units, visit" },
    ])
  })

  it('says what it can of lines of another book', () => {
    const { lines } = made(job)
    const { charges: _, ...uncharged } = book
    const other = { ...uncharged, measures: {} }
    expect(
      lines.filter(({ label }) => label === 'Trajet').map((line) => explainLine(line, other, enCA)),
    ).toEqual(['Trajet is $1.'])
    expect(lines.slice(0, 2).map((line) => explainLine(line, other, enCA))).toEqual([
      'Ménage of short coat and 4 rooms starts from the short-false-3 price, $15.',
      '1 extra rooms at $1 each is $1.',
    ])
  })

  it('says a choice that another book does not have by its id', () => {
    const coat = { label: 'Coat', choices: { double: 'double coat' } }
    const [line] = made({ ...job, rooms: 3 }).lines
    if (line === undefined) throw new Error('No lines')
    expect(explainLine(line, { ...book, measures: { ...book.measures, coat } }, enCA)).toBe(
      'Ménage of short and 3 pièces is $15.',
    )
  })

  it('says a flag where it is so, and not where it is not', () => {
    const price = { kind: 'table', by: ['garden'], cells: { true: cents(2000), false: cents(1500) } } as const
    const flagged = { ...book, services: { visit: { ...source.services.visit, price } } }
    const said = (garden: boolean, words: QuoteWords, of = flagged) => {
      const [line] = quote(flagged, { service: 'visit', garden }).lines
      return line && explainLine(line, of, words).replaceAll('\u00a0', ' ')
    }
    expect([said(true, enCA), said(false, enCA)]).toEqual(['Visite of avec jardin is $20.', 'Visite is $15.'])
    expect([said(true, frCA), said(false, frCA)]).toEqual(['Visite, avec jardin : 20 $.', 'Visite : 15 $.'])
    const nameless = { ...flagged, measures: {} }
    expect([said(true, enCA, nameless), said(false, enCA, nameless)]).toEqual([
      'Visite of garden is $20.',
      'Visite is $15.',
    ])
  })

  it('has no price by a table that goes by what it does not measure', () => {
    const table = { kind: 'table', by: ['windows'], cells: { '1': cents(1000) } } as const
    const services = { visit: { ...source.services.visit, price: table } }
    const unchecked = believedPriceBook({ ...book, services })
    expect(quoteProblems(unchecked, { service: 'visit' })).toEqual([
      { field: '', message: 'Visite has no price for this little' },
    ])
  })

  it('says no duration where its table has none for so small a job', () => {
    const minutes = { kind: 'table', by: ['rooms'], cells: { '2': 60 } } as const
    const price = { kind: 'flat', amount: cents(3500) } as const
    const services = { visit: { ...source.services.visit, price, minutes } }
    const timed = believedPriceBook({ ...book, services })
    const lasting = (rooms: number) => quote(timed, { service: 'visit', rooms }).minutes
    expect([1, 2].map(lasting)).toEqual([null, 60])
  })

  it('is quoted alike however often, and for more jobs than are remembered', () => {
    const many = {
      ...book,
      measures: { ...book.measures, rooms: { one: 'room', many: 'rooms', min: 1, max: 12_000 } },
    }
    const totals = () =>
      [1, 11_000, 12_000].map((rooms) => quote(many, { service: 'units', rooms }).baseCents)
    const before = totals()
    for (let rooms = 1; rooms <= 12_000; rooms += 1) quote(many, { service: 'units', rooms })
    expect(totals()).toEqual(before)
    expect(before).toEqual([1200, 4_400_200, 4_800_200])
  })

  it('adds the minutes of add-ons to those of the service', () => {
    expect(made(job).minutes).toBe(70)
    expect(made({ service: 'visit' }).minutes).toBeNull()
  })

  it('is compared line by line', () => {
    const { date: _, frequency: __, ...less } = job
    const changed = diffQuotes(made(job), made({ ...less, rooms: 6, garden: true }))
    expect(changed.lines.map(({ before, after }) => [before?.label, after?.label])).toEqual([
      ['Ménage', 'Ménage'],
      ['Extra pièces', 'Extra pièces'],
      ['Dimanche', undefined],
      ['Chaque semaine', undefined],
      ['Promo discount', 'Promo discount'],
      ['TPS', 'TPS'],
      ['TVQ', 'TVQ'],
      [undefined, 'Jardin'],
    ])
    const tiers = diffQuotes(made({ service: 'units', rooms: 3 }), made({ service: 'units', rooms: 4 }))
    expect(tiers.lines[0]).toMatchObject({
      before: { rule: 'tier' },
      after: { rule: 'tier' },
      changeCents: 400,
    })
    const steps = [
      { from: 2, each: cents(400) },
      { from: 3, each: cents(300) },
    ]
    const price = { kind: 'per-unit', of: 'rooms', each: cents(500), tiers: steps } as const
    const tiered = { ...book, services: { units: { ...source.services.units, price } } }
    const rooms = (count: number) => quote(tiered, { service: 'units', rooms: count })
    expect(diffQuotes(rooms(3), rooms(4)).lines[0]).toMatchObject({
      before: { label: 'Vitres from 3 pièces' },
      changeCents: 300,
    })
  })

  it('rounds a charge that is a percentage as the book says', () => {
    const tenth = { id: 'tenth', name: 'Tenth', percent: 10 }
    const charged: PriceBook = { ...book, rounding: { to: 70 }, charges: [tenth] }
    const { lines } = quote(charged, { service: 'units', rooms: 6 })
    const [ofCents, amountCents] = lines.flatMap(({ rule, inputs, amountCents }) =>
      rule === 'charge' && inputs.percent !== undefined ? [inputs.ofCents, amountCents] : [],
    )
    expect(amountCents).toBe(Math.round(Number(ofCents) / 700) * 70)
    expect(amountCents).not.toBe(Math.round(Number(ofCents) / 10))
  })

  it('is compared with taxes that have one name', () => {
    const tax = { name: 'Tax', percent: 10, mode: 'added' } as const
    const taxed: PriceBook = { ...book, taxes: [tax, { ...tax, percent: 5 }] }
    const visits = (rooms: number) => quote(taxed, { service: 'units', rooms })
    expect(diffQuotes(visits(6), visits(6)).lines).toEqual([])
    const { lines, totalChangeCents } = diffQuotes(visits(6), visits(5))
    expect(lines.filter(({ after }) => after?.label === 'Tax')).toHaveLength(2)
    expect(lines.reduce((sum, line) => sum + line.changeCents, 0)).toBe(totalChangeCents)
  })
})
