// A window cleaner in Hamburg: prints what each request of quotes.json costs, and why. node quote.mjs
import { readFileSync } from 'node:fs'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { formatMoney } from '@dustforce/core/money'
import { parseQuoteRequest, quote } from '@dustforce/core/quote'
import { explainLine } from '@dustforce/core/quote/explain'
import { enCA } from '@dustforce/core/words/en-ca'

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const parsed = parsePriceBook(read('price-book.json'))
if (!parsed.ok) throw new Error(parsed.issues.map(({ field, message }) => `${field}: ${message}`).join('\n'))
const { book } = parsed

for (const { request } of read('quotes.json')) {
  const asked = parseQuoteRequest(book, request)
  if (!asked.ok) throw new Error(JSON.stringify(asked.problems))
  const made = quote(book, asked.request)
  for (const line of made.lines) console.log(explainLine(line, book, enCA))
  const total = formatMoney(made.totalCents, { currency: made.currency, locale: 'en-CA' })
  console.log(made.minutes === null ? `Total ${total}` : `Total ${total}, about ${made.minutes} minutes`)
}
