import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePriceBook } from '../src/catalogue/schema.ts'
import { explainLine } from '../src/quote/explain.ts'
import { parseQuoteRequest, quote } from '../src/quote/index.ts'
import { enCA } from '../src/words/en-ca.ts'

/** A request with the quote that was worked out by hand. */
interface Worked {
  readonly request: unknown
  readonly lines: readonly number[]
  readonly why: readonly string[]
  readonly [total: string]: unknown
}

const examples = new URL('../../../docs/examples/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, examples), 'utf8')

describe.each(readdirSync(examples))('%s', (business) => {
  const parsed = parsePriceBook(JSON.parse(read(`${business}/price-book.json`)))
  const worked: Worked[] = JSON.parse(read(`${business}/quotes.json`))

  it.each(worked)('quotes $request as worked out by hand', ({ request, lines, why, ...totals }) => {
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
    const { book } = parsed
    const asked = parseQuoteRequest(book, request)
    if (!asked.ok) throw new Error(JSON.stringify(asked.problems))
    const made = quote(book, asked.request)
    expect(made).toMatchObject({ ...totals, currency: book.currency, priceBook: book.version })
    expect(made.lines.map((line) => line.amountCents)).toEqual(lines)
    expect(made.lines.map((line) => explainLine(line, book, enCA))).toEqual(why)
  })

  it('is quoted by its script', () => {
    const script = new URL(`${business}/quote.mjs`, examples).pathname
    const printed = execFileSync(process.execPath, ['--conditions=@dustforce/source', script], {
      encoding: 'utf8',
    })
    const sentences = printed.split('\n').filter((line) => line !== '' && !line.startsWith('Total '))
    expect(sentences).toEqual(worked.flatMap(({ why }) => why))
  })
})
