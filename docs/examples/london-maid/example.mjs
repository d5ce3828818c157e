// A maid service in London: what each request costs, in two languages, and the visits of a fortnightly clean over Christmas. node example.mjs
import { readFileSync } from 'node:fs'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { parseQuoteRequest, quote } from '@dustforce/core/quote'
import { explainLine } from '@dustforce/core/quote/explain'
import { businessDate, timeLabel } from '@dustforce/core/schedule'
import { occurrences } from '@dustforce/core/schedule/occurrences'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import { enCA } from '@dustforce/core/words/en-ca'
import { frCA } from '@dustforce/core/words/fr-ca'

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const prices = parsePriceBook(read('price-book.json'))
const rules = parsePolicy(read('policy.json'))
if (!prices.ok || !rules.ok) throw new Error('The files are wrong: dustforce validate says how.')
const { value: book } = prices

for (const { request } of read('quotes.json')) {
  const asked = parseQuoteRequest(book, request)
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
  const { lines } = quote(book, asked.value)
  for (const line of lines) console.log(explainLine(line, book, enCA))
  // The last line says the tax; the names in it stay those of the book.
  const [last] = lines.slice(-1)
  if (last !== undefined) console.log(explainLine(last, book, frCA).replace(/[\u00a0\u202f]/g, ' '))
}

const series = { from: businessDate('2026-10-16'), every: '2-weeks', time: 540, count: 6 }
for (const visit of occurrences(rules.value, { ...series, every: '2-weeks', onClosed: 'next-open-day' })) {
  const why = visit.moved === undefined ? '' : `, instead of ${visit.moved.from}: ${visit.moved.closure}`
  console.log(`${visit.date} ${timeLabel(visit.minute)}, ${new Date(visit.startsAt).toISOString()}${why}`)
}
