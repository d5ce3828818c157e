import { describe, expect, it } from 'vitest'
import { gtaPriceBook, type Measures, type PriceBook, priceBookProblems } from '../catalogue/index.ts'
import { parsePriceBook } from '../catalogue/schema.ts'
import { WrongValueError } from '../validation/wrong-value-error.ts'
import { whatIf } from './compare.ts'
import { parseQuoteRequest, type QuoteRequest, QuoteRequestError, quote, quoteProblems } from './index.ts'
import { believedPriceBook, quote as quoteOnly } from './only.ts'

const home = { service: 'standard', bedrooms: 1, bathrooms: 1 } as const

/** The prices of Dust Force, in an object that nobody has read. */
const copy = () => ({ ...gtaPriceBook })

/** They as a program writes them, every part its own. */
const written = (): PriceBook => JSON.parse(JSON.stringify(gtaPriceBook))

/** A value that the compiler would refuse, as a script or JSON brings it. */
const unread = <T>(value: unknown) => value as T

const wrong: readonly (readonly [string, unknown, readonly string[]])[] = [
  [
    'a tax of an unknown mode',
    { ...gtaPriceBook, taxes: [{ name: 'VAT', percent: 20, mode: 'inclusive' }] },
    ['taxes.0.mode'],
  ],
  ['fields that nobody knows', { ...gtaPriceBook, petFeeCents: 0, tax: {} }, ['petFeeCents', 'tax']],
  [
    'contradictions',
    { ...gtaPriceBook, currency: 'XXQ', addOns: {} },
    ['currency', 'services.standard.addOns'],
  ],
  ['a policy', { zone: 'UTC', hours: {} }, ['version', 'services', 'zone', 'hours']],
  ['nothing', null, ['']],
  ['text', JSON.stringify(gtaPriceBook), ['']],
]

const uses: Readonly<Record<string, (book: PriceBook) => unknown>> = {
  quote: (book) => quote(book, home),
  quoteProblems: (book) => quoteProblems(book, home),
  parseQuoteRequest: (book) => parseQuoteRequest(book, home),
  whatIf: (book) => whatIf<string, string, Measures>(gtaPriceBook, book, [home]),
}

function refusalOf(use: () => unknown): WrongValueError {
  try {
    use()
  } catch (error) {
    if (error instanceof WrongValueError) return error
    throw error
  }
  throw new Error('It was believed')
}

describe.each(Object.entries(uses))('%s of a book that nobody has read', (_, use) => {
  it.each(wrong)('names everything that is wrong with one of %s', (_, book, fields) => {
    const { problems } = refusalOf(() => use(unread(book)))
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining([...fields]))
  })

  it('takes one that is right', () => {
    expect(() => use(copy())).not.toThrow()
  })
})

describe.each<readonly [string, (request: QuoteRequest) => unknown]>([
  ['quote', (request) => quote<string, string>(gtaPriceBook, request)],
  ['quote by itself', (request) => quoteOnly<string, string>(gtaPriceBook, request)],
])('%s', (_, use) => {
  it.each([null, undefined, 'standard', 5, true, [home]])('refuses %j, which is no request', (request) => {
    expect(() => use(unread(request))).toThrow(QuoteRequestError)
  })
})

describe('a book that was read', () => {
  const change = (book: PriceBook) => {
    Object.assign(book.taxes[0] ?? {}, { percent: -50 })
  }

  it('cannot be changed afterwards, neither as it was parsed nor as it was quoted from', () => {
    const parsed = parsePriceBook(written())
    const quoted = written()
    quote(quoted, home)
    for (const book of [quoted, ...(parsed.ok ? [parsed.value] : [])]) {
      expect(() => change(book)).toThrow(TypeError)
      expect(quote(book, home).taxCents).toBe(quote(gtaPriceBook, home).taxCents)
    }
    expect(parsed.ok).toBe(true)
  })

  it('can still be written when it was only asked what is wrong with it, or was wrong', () => {
    const draft = written()
    priceBookProblems(draft)
    change(draft)
    expect(priceBookProblems(draft)).toHaveLength(1)
    expect(parsePriceBook(draft).ok).toBe(false)
    expect(Object.isFrozen(draft.taxes)).toBe(false)
  })
})

it('says of what is no request that it must be an object', () => {
  expect(quoteProblems(gtaPriceBook, unread(null))).toEqual([{ field: '', message: 'must be an object' }])
})

it('says in one sentence what is wrong with a book', () => {
  expect(
    refusalOf(() => quote(unread<PriceBook>({ ...gtaPriceBook, rounding: 'up', taxes: 13 }), home)).message,
  ).toBe(
    'Wrong price book: rounding: must be "cent", "dollar" or { "to": 5 }, so many minor units, not "up"; taxes: must be a list, not 13',
  )
})

describe('quoting alone', () => {
  it('refuses a book that nobody has read, right or wrong', () => {
    const { message } = refusalOf(() => quoteOnly(copy(), home))
    expect(message).toBe('Wrong price book: not read: use parsePriceBook or believedPriceBook')
  })

  it('quotes as the whole library does, once a book was read, vouched for or quoted from', () => {
    const [parsed, vouched, used] = [copy(), copy(), copy()]
    expect(parsePriceBook(parsed).ok).toBe(true)
    believedPriceBook(vouched)
    const made = quote(used, home)
    for (const book of [gtaPriceBook, parsed, vouched, used]) expect(quoteOnly(book, home)).toEqual(made)
    expect(() => quoteOnly(gtaPriceBook, { ...home, bedrooms: 9 })).toThrow('Wrong: see quoteProblems')
  })
})
