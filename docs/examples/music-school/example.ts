// A music school in Mumbai: what each request costs and why, and a pupil’s weekly lessons over Diwali, each with its date and price. node example.ts
import { readFileSync } from 'node:fs'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { formatMoney } from '@dustforce/core/money'
import { parseQuoteRequest, quote } from '@dustforce/core/quote'
import { explainLine } from '@dustforce/core/quote/explain'
import { timeLabel } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import { planSeries } from '@dustforce/core/series'
import { explainVisit, seriesInEnglish } from '@dustforce/core/series/explain'
import { parseSeriesToPlan } from '@dustforce/core/series/schema'
import { enCA } from '@dustforce/core/words/en-ca'

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const prices = parsePriceBook(read('price-book.json'))
const policy = parsePolicy(read('policy.json'))
if (!prices.ok || !policy.ok) throw new Error('The files are wrong: dustforce validate says how.')
const { value: book } = prices

for (const { request } of read('quotes.json')) {
  const asked = parseQuoteRequest(book, request)
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
  for (const line of quote(book, asked.value).lines) console.log(explainLine(line, book, enCA))
}

// Saturdays at eleven. Over Diwali no day is open that is far enough from the next lesson, so that one is left out; the last is skipped.
const series = parseSeriesToPlan(book, read('series.json'))
if (!series.ok) throw new Error(JSON.stringify(series.issues))
const availability = { now: Date.parse('2026-10-29T10:00:00+05:30') }
const words = seriesInEnglish({ one: 'a lesson', many: 'lessons' })
for (const visit of planSeries(book, policy.value, series.value, availability).visits) {
  const said = explainVisit(policy.value, availability, visit, words)
  const when = `${visit.date ?? visit.asked} ${timeLabel(visit.minute)}`
  const price = visit.date === null ? 'none' : formatMoney(visit.quote.totalCents, visit.quote)
  console.log(`${when}, ${price}${said === null ? '' : `. ${said.what} ${said.why}`}`)
}
