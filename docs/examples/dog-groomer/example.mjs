// A dog groomer in Brooklyn, alone with an hour a dog: what each request costs and why, and when one more dog can come. node example.mjs
import { readFileSync } from 'node:fs'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { formatMoney } from '@dustforce/core/money'
import { parseQuoteRequest, quote } from '@dustforce/core/quote'
import { explainLine } from '@dustforce/core/quote/explain'
import { businessDate, dayOn } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import { enCA } from '@dustforce/core/words/en-ca'

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const prices = parsePriceBook(read('price-book.json'))
const policy = parsePolicy(read('policy.json'))
if (!prices.ok || !policy.ok) throw new Error('The files are wrong: dustforce validate says how.')

for (const { request } of read('quotes.json')) {
  const asked = parseQuoteRequest(prices.value, request)
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
  const made = quote(prices.value, asked.value)
  for (const line of made.lines) console.log(explainLine(line, prices.value, enCA))
  console.log(`Total ${formatMoney(made.totalCents, made)}, about ${made.minutes} minutes`)
}

// The one groomer brushes from 10 to 11; a bath takes an hour, and every dog a quarter of an hour to hand over.
const availability = {
  now: Date.parse('2026-12-01T09:00:00-05:00'),
  durationMinutes: 60,
  busy: [{ start: Date.parse('2026-12-05T10:00:00-05:00'), end: Date.parse('2026-12-05T11:00:00-05:00') }],
}
for (const slot of dayOn(policy.value, availability, businessDate('2026-12-05')).slots) {
  console.log(`${slot.label}: ${slot.open ? 'open' : slot.reason}`)
}
