import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type AddOnId,
  type GtaMeasures,
  gtaPriceBook as listed,
  type Measures,
  type PriceBook,
  type ServiceId,
} from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import { enCA } from '../words/en-ca.ts'
import { diffQuotes, whatIf } from './compare.ts'
import { discountOf } from './discount-of.ts'
import { explainLine, labelLine } from './explain.ts'
import {
  type Discount,
  parseQuoteRequest,
  paymentLines,
  type QuoteLine,
  type QuoteRequest,
  QuoteRequestError,
  quote,
  quoteProblems,
} from './index.ts'
import { believedPriceBook } from './only.ts'
import { taxesOf } from './taxes-of.ts'

type Request = QuoteRequest<ServiceId, AddOnId, GtaMeasures>

let gtaPriceBook = listed
// A quote remembers what it read of a book: each test reads its own.
beforeEach(() => {
  gtaPriceBook = { ...listed }
})

const walk: Request = {
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: ['laundry', 'dishwashing'],
  pets: true,
  promo: { type: 'percentage', value: 10 },
}
const home = (bedrooms: number, bathrooms: number): Request => ({
  service: 'standard',
  bedrooms,
  bathrooms,
})
const taxIncluded: PriceBook<ServiceId, AddOnId, GtaMeasures> = {
  ...listed,
  taxes: [{ name: 'HST', percent: 13, mode: 'included' }],
}
const explain = (line: QuoteLine) => explainLine(line, gtaPriceBook, enCA)
const sumOf = (lines: readonly { amountCents: number }[]) =>
  lines.reduce((sum, line) => sum + line.amountCents, 0)

describe('quote', () => {
  it('prices the walk of a first booking', () => {
    expect(quote(gtaPriceBook, walk)).toMatchObject({
      priceBook: gtaPriceBook.version,
      service: 'deep-clean',
      baseCents: 27000,
      addOnsCents: 3500,
      chargesCents: 2500,
      subtotalCents: 33000,
      discountCents: 3300,
      taxCents: 3900,
      totalCents: 33600,
    })
  })

  it.each([
    [1, 5, 220],
    [3, 1, 200],
    [5, 1, 240],
    [2, 5, 245],
    [4, 5, 295],
  ])(
    'prices a Basic home of %i bedrooms and %i bathrooms beyond the table at $%i',
    (bedrooms, bathrooms, dollars) => {
      expect(quote(gtaPriceBook, home(bedrooms, bathrooms)).baseCents).toBe(dollars * 100)
    },
  )

  it('explains itself in lines', () => {
    const lines = quote(gtaPriceBook, {
      ...walk,
      bedrooms: 5,
      bathrooms: 1,
      addOns: ['interior-windows', 'laundry'],
    }).lines
    expect(lines.map(({ rule, label, amountCents }) => [rule, label, amountCents])).toEqual([
      ['base-price', 'Deep Cleaning', 22000],
      ['beyond', 'Extra bedrooms', 6000],
      ['add-on', 'Interior Windows', 2000],
      ['add-on', 'Laundry', 2000],
      ['charge', 'Pet fee', 2500],
      ['discount', 'Promo discount', -3500],
      ['tax', 'HST', 4000],
    ])
    expect(lines.map(explain)).toEqual([
      'Deep Cleaning of 5 bedrooms and 1 bathroom starts from the 2-1 price, $220.',
      '3 extra bedrooms at $20 each are $60.',
      'Interior Windows is $20 (per 5 windows).',
      'Laundry is $20 (1 load).',
      'A home with pets takes longer to clean: $25.',
      'The promo code takes 10% off $345, which is $35 (rounded).',
      'Tax is 13% of $310, which is $40 (rounded).',
    ])
  })

  it('carries what decided each line, and nothing else', () => {
    const { lines } = quote(gtaPriceBook, { ...walk, addOns: ['dishwashing', 'laundry'] })
    expect(lines.map((line) => line.inputs)).toStrictEqual([
      { service: 'deep-clean', measures: { bedrooms: 3, bathrooms: 2 }, cell: '3-2' },
      { addOn: 'dishwashing' },
      { addOn: 'laundry', unit: '1 load' },
      { charge: 'pets', when: { pets: true } },
      { type: 'percentage', value: 10, ofCents: 33000 },
      { percent: 13, taxableCents: 29700, taxCents: 3900, mode: 'added' },
    ])
    const promo = { type: 'fixed', amountCents: cents(1000) } as const
    expect(quote(gtaPriceBook, { ...walk, promo }).lines.at(-2)?.inputs).toStrictEqual({
      type: 'fixed',
      ofCents: 33000,
    })
  })

  it('explains a single extra room, a plain add-on, a fixed discount and an exact size', () => {
    const fixed = quote(gtaPriceBook, {
      ...home(3, 1),
      addOns: ['dishwashing'],
      promo: { type: 'fixed', amountCents: cents(1250) },
    })
    expect(fixed.lines.map(({ label }) => label)).toContain('Extra bedrooms')
    expect(fixed.lines.map(explain)).toEqual([
      'Basic Cleaning of 3 bedrooms and 1 bathroom starts from the 2-1 price, $180.',
      '1 extra bedroom at $20 each is $20.',
      'Dishwashing is $15.',
      'The promo code takes $12.50 off $215.',
      'Tax is 13% of $202.50, which is $26 (rounded).',
    ])
    const bathrooms = quote(gtaPriceBook, home(4, 5)).lines
    expect(bathrooms[1]).toEqual({
      rule: 'beyond',
      label: 'Extra bathrooms',
      inputs: { measure: 'bathrooms', count: 1, eachCents: 1500 },
      amountCents: 1500,
    })
    expect(quote(gtaPriceBook, home(1, 5)).lines[1]).toMatchObject({
      label: 'Extra bathrooms',
      amountCents: 6000,
    })
    expect(bathrooms.map(explain)[1]).toBe('1 extra bathroom at $15 each is $15.')
    expect(explain(quote(gtaPriceBook, home(1, 1)).lines[0] ?? fail())).toBe(
      'Basic Cleaning of 1 bedroom and 1 bathroom is $160.',
    )
  })

  it('can read the listed prices as containing the tax, and round to cents', () => {
    const included = quote(taxIncluded, home(1, 1))
    expect(included).toMatchObject({ subtotalCents: 16000, taxCents: 1800, totalCents: 16000 })
    expect(included.lines.at(-1)).toMatchObject({ label: 'HST', amountCents: 0 })
    expect(included.lines.map(explain).at(-1)).toBe('$160 contains $18 of tax at 13%.')
    expect(taxesOf({ ...taxIncluded, rounding: 'cent' }, cents(16000))[0]?.inputs.taxCents).toBe(1841)
    expect(
      quote({ ...gtaPriceBook, rounding: 'cent' }, { ...walk, promo: { type: 'percentage', value: 7 } }),
    ).toMatchObject({ discountCents: 2310, taxCents: 3990, totalCents: 34680 })
  })

  it('never discounts more than the subtotal', () => {
    expect(
      quote(gtaPriceBook, { ...home(1, 1), promo: { type: 'fixed', amountCents: cents(50000) } }),
    ).toMatchObject({
      discountCents: 16000,
      taxCents: 0,
      totalCents: 0,
    })
    expect(discountOf({ type: 'percentage', value: 100 }, cents(16000), 100)).toBe(16000)
  })
})

describe('quoteProblems', () => {
  const problems = (request: QuoteRequest) =>
    quoteProblems(gtaPriceBook, request).map(({ field, message }) => `${field}: ${message}`)

  it('finds nothing wrong with what can be priced', () => expect(problems(walk)).toEqual([]))

  it('names each wrong field and says why', () => {
    expect(problems({ ...walk, service: 'window-clean' })).toEqual([
      "service: Unknown service 'window-clean'; choose one of standard, deep-clean, move-clean",
    ])
    expect(problems({ ...walk, service: 'toString' })).toHaveLength(1)
    expect(problems({ ...walk, bedrooms: 0, bathrooms: 6 })).toEqual([
      'bedrooms: Choose 1 to 5 bedrooms, not 0',
      'bathrooms: Choose 1 to 5 bathrooms, not 6',
    ])
    expect(problems({ service: 'standard', bedrooms: 1 })).toEqual(['bathrooms: Choose 1 to 5 bathrooms'])
    expect(problems({ ...walk, bedrooms: 1.5 })).toEqual(['bedrooms: Choose 1 to 5 bedrooms, not 1.5'])
    expect(problems({ ...walk, addOns: ['oven-cleaning', 'laundry', 'laundry'] })).toEqual([
      "addOns: 'oven-cleaning' is not an add-on of Deep Cleaning",
      "addOns: 'laundry' is chosen twice",
    ])
    expect(problems({ ...walk, promo: { type: 'fixed', amountCents: cents(-1) } })).toEqual([
      'promo: A discount must be a number from 0, not -1',
    ])
    expect(problems({ ...walk, promo: { type: 'fixed', amountCents: cents(100_000_001) } })).toHaveLength(1)
    expect(problems({ ...walk, promo: { type: 'fixed', amountCents: cents(100_000_000) } })).toEqual([])
    expect(problems({ ...walk, promo: { type: 'percentage', value: Number.NaN } })).toHaveLength(1)
    expect(problems({ ...walk, promo: { type: 'percentage', value: 101 } })).toEqual([
      'promo: A percentage cannot exceed 100, not 101',
    ])
  })

  it('takes an amount with a label to another price, also a higher one, and says what it is', () => {
    const label = 'Agreed with the customer'
    const quoted = quote(gtaPriceBook, { ...walk, promo: { type: 'fixed', amountCents: cents(-500), label } })
    const line = quoted.lines.find(({ rule }) => rule === 'discount')
    if (line === undefined) throw new Error('no line')
    expect(line).toMatchObject({ label, amountCents: 500 })
    expect(labelLine(line, gtaPriceBook, enCA)).toBe(label)
    expect(explainLine(line, gtaPriceBook, enCA)).toContain(label)
    expect(problems({ ...walk, promo: { type: 'fixed', amountCents: cents(1e8 + 1), label } })).toHaveLength(
      1,
    )
  })

  it('names a promo code that leaves less than can be charged, other than nothing', () => {
    const left = (amount: number) =>
      problems({ ...home(1, 1), promo: { type: 'fixed', amountCents: cents(16_000 - amount) } })
    expect(left(49)).toEqual(['promo: The discount would leave less to pay than can be charged'])
    expect([left(50), left(0)]).toEqual([[], []])
    expect(quoteProblems({ ...gtaPriceBook, minimumTotal: cents(100_000) }, home(1, 1))).toEqual([])
  })

  it('refuses what comes from JavaScript or JSON with the wrong type, in the wrong place or unknown', () => {
    const given = (more: object) => problems({ ...home(1, 1), ...more })
    const addOns = 'addOns: must be a list of add-on ids, or of { id, quantity }'
    const promo = "promo: must be { type: 'percentage', value } or { type: 'fixed', amountCents }"
    expect(given({ pets: 'yes' })).toEqual(['pets: must be true or false'])
    expect(given({ bedrooms: '3', bathrooms: undefined })).toEqual([
      "bedrooms: Choose 1 to 5 bedrooms, not '3'",
      'bathrooms: Choose 1 to 5 bathrooms',
    ])
    expect(given({ rooms: 2 })).toEqual([
      'rooms: unknown; the fields are service, addOns, date, time, frequency, visit, promo, bedrooms, bathrooms, pets',
    ])
    for (const wrong of [
      'laundry',
      [1],
      [null],
      [{ id: 'laundry' }],
      [{ id: 1, quantity: 1 }],
      [{ id: 'laundry', quantity: 1, x: 1 }],
    ])
      expect(given({ addOns: wrong })).toEqual([addOns])
    for (const wrong of [
      null,
      10,
      { type: 'percent', value: 10 },
      { type: 'fixed', value: 10 },
      { type: 'percentage' },
      { type: 'percentage', value: 1, amountCents: 1 },
    ])
      expect(given({ promo: wrong })).toEqual([promo])
    expect(given({ promo: { type: 'fixed', amountCents: 0.5 } })).toEqual([
      'promo: A fixed discount must be whole cents, not 0.5',
    ])
    expect(given({ addOns: [{ id: 'laundry', quantity: 2 }] })).toEqual([
      "addOns: Choose 1 to 1 of 'laundry', not 2",
    ])
    for (const quantity of [0, -1, 0.5]) {
      expect(given({ addOns: [{ id: 'laundry', quantity }] })).toEqual([
        `addOns: Choose 1 to 1 of 'laundry', not ${quantity}`,
      ])
    }
    expect(given({ addOns: [{ id: 'laundry', quantity: '1' }] })).toEqual([
      "addOns: Choose 1 to 1 of 'laundry'",
    ])
    expect(given({ addOns: Array.from({ length: 1000 }, () => 1) })).toHaveLength(1000)
    expect(given({ addOns: Array.from({ length: 1001 }, () => 1) })).toEqual([
      'addOns: must be at most 1000, not 1001',
    ])
    expect(given({ addOns: [{ id: 'laundry', quantity: 1 }] })).toEqual([])
    expect(given({ addOns: [{ id: 'laundry', quantity: 1 }, 'dishwashing'] })).toEqual([])
    expect(given({ rooms: undefined, promo: undefined, addOns: undefined })).toEqual([])
    expect(given({ service: ['standard'] })).toEqual([
      'service: choose one of standard, deep-clean, move-clean',
    ])
    expect(given({ addOns: ['laundry', { id: 'laundry', quantity: 1 }] })).toEqual([
      "addOns: 'laundry' is chosen twice",
    ])
    expect(
      given({
        addOns: [
          { id: 'laundry', quantity: 1 },
          { id: 'laundry', quantity: 1 },
        ],
      }),
    ).toHaveLength(1)
    expect(given({ date: '2026-02-30', time: '9:00' })).toEqual([
      "date: must be a day as yyyy-MM-dd, not '2026-02-30'",
      "time: must be a time as HH:mm, not '9:00'",
    ])
    expect(given({ date: 5, time: {} })).toEqual([
      'date: must be a day as yyyy-MM-dd',
      'time: must be a time as HH:mm',
    ])
    expect(given({ date: '2026-02-28', time: '23:59' })).toEqual([])
    expect(given({ time: '09:00' })).toEqual([])
    for (const time of [['09:00'], '109:00', '09:000', '24:00', '9:00', '0x:00'])
      expect(given({ time })).toHaveLength(1)
    expect(given({ frequency: 'weekly' })).toEqual([
      "frequency: Unknown frequency 'weekly'; choose one of week, 2-weeks, 4-weeks",
    ])
    expect(given({ service: 7 })).toEqual(['service: choose one of standard, deep-clean, move-clean'])
    expect(problems({ service: '' })).toEqual([
      "service: Unknown service ''; choose one of standard, deep-clean, move-clean",
      'bedrooms: Choose 1 to 5 bedrooms',
      'bathrooms: Choose 1 to 5 bathrooms',
    ])
  })

  it('says which service has no price for a job', () => {
    const { minutes: _, ...standard } = gtaPriceBook.services.standard
    const price = { kind: 'table', by: ['bedrooms'], cells: { '3': cents(9000) } } as const
    const services = { large: { ...standard, addOns: [], price } }
    const unsound = believedPriceBook({ ...gtaPriceBook, services, addOns: {} })
    expect(quoteProblems(unsound, { service: 'large', bedrooms: 1 })).toEqual([
      { field: 'bedrooms', message: 'Basic Cleaning has no price for this little' },
    ])
  })

  it('is what a refused quote carries', () => {
    const refused = () => quote(gtaPriceBook, { ...walk, bedrooms: 0, addOns: ['oven-cleaning'] })
    expect(refused).toThrow(QuoteRequestError)
    expect(refused).toThrow(expect.objectContaining({ name: 'QuoteRequestError' }))
    expect(refused).toThrow(
      "Choose 1 to 5 bedrooms, not 0; 'oven-cleaning' is not an add-on of Deep Cleaning",
    )
  })

  it('names the field in the message of a refused quote where the problem does not', () => {
    const asked = JSON.parse('{"service":"standard","bedrooms":"3","bathrooms":1,"rooms":2}')
    expect(() => quote(gtaPriceBook, asked)).toThrow(
      /^rooms: unknown; the fields are service, .*; Choose 1 to 5 bedrooms, not '3'$/,
    )
  })
})

describe('parseQuoteRequest', () => {
  it('reads a fixed promo in dollars', () => {
    expect(parseQuoteRequest(gtaPriceBook, { ...home(1, 1), promo: { type: 'fixed', value: 12.5 } })).toEqual(
      {
        ok: true,
        value: { ...home(1, 1), promo: { type: 'fixed', amountCents: 1250 } },
      },
    )
    expect(
      parseQuoteRequest(gtaPriceBook, { ...home(1, 1), promo: { type: 'fixed', value: 1e300 } }).ok,
    ).toBe(false)
    expect(parseQuoteRequest(gtaPriceBook, home(1, 1))).toStrictEqual({ ok: true, value: home(1, 1) })
  })

  it('reads its own result again', () => {
    const read = { ...walk, promo: { type: 'fixed', amountCents: cents(1250) } }
    expect(parseQuoteRequest(gtaPriceBook, read)).toStrictEqual({ ok: true, value: read })
  })

  it('names what is wrong', () => {
    expect(parseQuoteRequest(gtaPriceBook, [])).toEqual({
      ok: false,
      issues: [{ field: '', message: 'must be an object' }],
    })
    expect(parseQuoteRequest(gtaPriceBook, home(0, 1))).toMatchObject({ issues: [{ field: 'bedrooms' }] })
  })

  it.each([
    ['service', 'attic', "Unknown service 'attic'; choose one of standard, deep-clean, move-clean"],
    ['addOns', ['attic'], "'attic' is not an add-on of Basic Cleaning"],
    [
      'promo',
      { type: 'attic', value: 10 },
      "must be { type: 'percentage', value } or { type: 'fixed', value }",
    ],
  ])('says of a %s that does not exist which field it is', (field, value, message) => {
    const input = { ...home(1, 1), [field]: value }
    expect(parseQuoteRequest(gtaPriceBook, input)).toEqual({ ok: false, issues: [{ field, message }] })
  })
})

describe('taxesOf', () => {
  const book = { currency: 'CAD', rounding: 'cent' } as const
  const amounts = (taxes: PriceBook['taxes']) =>
    taxesOf({ ...book, taxes }, cents(10_000)).map(({ inputs, amountCents }) => [
      inputs.taxCents,
      amountCents,
    ])

  it('adds taxes on the amount, or on the taxes before them', () => {
    const gst = { name: 'GST', percent: 5, mode: 'added' } as const
    const qst = { name: 'QST', percent: 9.975, mode: 'added' } as const
    expect(amounts([gst, qst])).toEqual([
      [500, 500],
      [998, 998],
    ])
    expect(amounts([gst, { ...qst, on: 'previous' }])).toEqual([
      [500, 500],
      [1047, 1047],
    ])
  })

  it('takes several contained taxes out of the same amount', () => {
    const vat = { name: 'VAT', percent: 20, mode: 'included' } as const
    expect(amounts([vat])).toEqual([[1667, 0]])
    expect(amounts([vat, { ...vat, name: 'Levy', percent: 5 }])).toEqual([
      [1600, 0],
      [400, 0],
    ])
    expect(amounts([vat, { name: 'Levy', percent: 5, mode: 'added' }])).toEqual([
      [1667, 0],
      [500, 500],
    ])
  })
})

describe('paymentLines', () => {
  it('are the lines of the summary, the discount the one negative', () => {
    expect(paymentLines(quote(gtaPriceBook, walk))).toEqual([
      { label: 'Deep Cleaning', amountCents: 27000 },
      { label: 'Laundry', amountCents: 2000 },
      { label: 'Dishwashing', amountCents: 1500 },
      { label: 'Pet fee', amountCents: 2500 },
      { label: 'Promo discount', amountCents: -3300 },
      { label: 'HST', amountCents: 3900 },
    ])
    expect(paymentLines(quote(taxIncluded, home(1, 1)))).toHaveLength(1)
  })
})

describe('diffQuotes', () => {
  it('tells extra steps of one measure from those of another', () => {
    const diff = diffQuotes(quote(gtaPriceBook, home(4, 5)), quote(gtaPriceBook, home(1, 5)))
    const beyond = diff.lines.filter(({ before, after }) => (after ?? before)?.rule === 'beyond')
    expect(beyond.map(({ before, after }) => [before?.label, after?.label])).toEqual([
      ['Extra bathrooms', 'Extra bathrooms'],
    ])
  })

  it('has only the lines that changed', () => {
    const before = quote(gtaPriceBook, { ...home(2, 1), addOns: ['laundry'] })
    const after = quote(gtaPriceBook, { ...home(2, 1), addOns: ['dishwashing'], pets: true })
    const diff = diffQuotes(before, after)
    expect(
      diff.lines.map(({ before, after, changeCents }) => [(before ?? after)?.label, changeCents]),
    ).toEqual([
      ['Laundry', -2000],
      ['HST', 300],
      ['Dishwashing', 1500],
      ['Pet fee', 2500],
    ])
    expect(diff.totalChangeCents).toBe(2300)
  })
})

describe('whatIf', () => {
  const dearer = {
    ...gtaPriceBook,
    version: 'next',
    charges: [{ id: 'pets', name: 'Pet fee', amount: cents(3500), when: { pets: true } }],
  }

  it('says what a change of prices does to each booking and in total', () => {
    const result = whatIf<string, string, Measures>(gtaPriceBook, dearer, [
      walk,
      home(1, 1),
      { ...walk, service: 'window-clean' },
    ])
    expect(result).toMatchObject({ beforeCents: 51700, afterCents: 52700, changeCents: 1000 })
    expect(result.bookings[0]).toMatchObject({ ok: true, diff: { totalChangeCents: 1000 } })
    expect(result.bookings[1]).toMatchObject({ ok: true, diff: { lines: [], totalChangeCents: 0 } })
    expect(result.bookings[2]).toMatchObject({ ok: false, book: 'before', problems: [{ field: 'service' }] })
  })

  it('names the book that cannot price a request', () => {
    const { bedrooms, ...measures } = gtaPriceBook.measures
    const smaller = believedPriceBook({
      ...gtaPriceBook,
      measures: { bedrooms: { ...bedrooms, max: 2 }, ...measures },
    })
    expect(whatIf(gtaPriceBook, smaller, [walk]).bookings[0]).toMatchObject({ ok: false, book: 'after' })
  })
})

describe('properties', () => {
  const requests = (): fc.Arbitrary<Request & { bedrooms: number; bathrooms: number }> =>
    fc.constantFrom('standard' as const, 'deep-clean' as const, 'move-clean' as const).chain((service) =>
      fc.record(
        {
          service: fc.constant(service),
          bedrooms: fc.integer({ min: 1, max: 5 }),
          bathrooms: fc.integer({ min: 1, max: 5 }),
          addOns: fc.subarray([...gtaPriceBook.services[service].addOns]),
          pets: fc.boolean(),
          promo: fc
            .integer({ min: 0, max: 100 })
            .chain((value) =>
              fc.constantFrom<Discount>(
                { type: 'percentage', value },
                { type: 'fixed', amountCents: cents(100 * value) },
              ),
            ),
        },
        { requiredKeys: ['service', 'bedrooms', 'bathrooms'] },
      ),
    )
  const books = fc.constantFrom<typeof taxIncluded>(gtaPriceBook, taxIncluded, {
    ...gtaPriceBook,
    rounding: 'cent',
  })

  it('lines fold to the total, and so do payment lines', () => {
    fc.assert(
      fc.property(books, requests(), (book, request) => {
        const made = quote(book, request)
        expect(sumOf(made.lines)).toBe(made.totalCents)
        expect(sumOf(paymentLines(made))).toBe(made.totalCents)
        expect(made.discountCents).toBeGreaterThanOrEqual(0)
        expect(made.discountCents).toBeLessThanOrEqual(made.subtotalCents)
        expect(made.totalCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('another bedroom, bathroom, add-on or pet never costs less', () => {
    fc.assert(
      fc.property(requests(), (request) => {
        const { totalCents } = quote(gtaPriceBook, request)
        const more = [
          { ...request, bedrooms: Math.min(5, request.bedrooms + 1) },
          { ...request, bathrooms: Math.min(5, request.bathrooms + 1) },
          { ...request, addOns: gtaPriceBook.services[request.service].addOns },
          { ...request, pets: true },
        ]
        for (const larger of more)
          expect(quote(gtaPriceBook, larger).totalCents).toBeGreaterThanOrEqual(totalCents)
      }),
    )
  })

  it('a diff with itself is empty, and any diff sums to the change of the total', () => {
    fc.assert(
      fc.property(requests(), requests(), (a, b) => {
        const [before, after] = [quote(gtaPriceBook, a), quote(gtaPriceBook, b)]
        expect(diffQuotes(before, before)).toEqual({ lines: [], totalChangeCents: 0 })
        const diff = diffQuotes(before, after)
        expect(diff.lines.reduce((sum, line) => sum + line.changeCents, 0)).toBe(diff.totalChangeCents)
      }),
    )
  })

  it('a what-if sums its bookings, and changes nothing under the same book', () => {
    fc.assert(
      fc.property(books, fc.array(requests(), { maxLength: 5 }), (book, all) => {
        expect(whatIf(book, book, all).changeCents).toBe(0)
        const { bookings, changeCents } = whatIf(gtaPriceBook, book, all)
        const changes = bookings.map((booking): number => (booking.ok ? booking.diff.totalChangeCents : 0))
        expect(changes.reduce((sum, change) => sum + change, 0)).toBe(changeCents)
      }),
    )
  })

  it('pets change only the lines that pets decide', () => {
    fc.assert(
      fc.property(requests(), (request) => {
        const { promo: _, ...plain } = request
        const diff = diffQuotes(
          quote(gtaPriceBook, { ...plain, pets: false }),
          quote(gtaPriceBook, { ...plain, pets: true }),
        )
        expect(diff.lines.map((line) => line.after?.rule).toSorted()).toEqual(['charge', 'tax'])
      }),
    )
  })
})

function fail(): never {
  throw new Error('no line')
}
