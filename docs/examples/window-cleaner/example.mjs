// A window cleaner in Hamburg with two crews: what each request costs, the first time that is free, and its calendar file. node example.mjs
import { readFileSync } from 'node:fs'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { formatMoney } from '@dustforce/core/money'
import { parseQuoteRequest, paymentLines, quote } from '@dustforce/core/quote'
import { earliestSlot, instantOf } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import { toICalendar } from '@dustforce/core/schedule/to-icalendar'

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const prices = parsePriceBook(read('price-book.json'))
const rules = parsePolicy(read('policy.json'))
if (!prices.ok || !rules.ok) throw new Error('The files are wrong: dustforce validate says how.')
const { zone } = rules.value

const durations = []
for (const { request } of read('quotes.json')) {
  const asked = parseQuoteRequest(prices.value, request)
  if (!asked.ok) throw new Error(JSON.stringify(asked.issues))
  const made = quote(prices.value, asked.value)
  for (const { label, amountCents } of paymentLines(made)) console.log(label, formatMoney(amountCents, made))
  console.log(`Total ${formatMoney(made.totalCents, { ...made, locale: 'de-DE' })}`)
  durations.push(made.minutes ?? 60)
}

// Asked on Tuesday for a day ahead at least: Wednesday before the winter break has time for the short job, not for the long one.
const now = Date.parse('2026-12-22T11:00:00+01:00')
for (const durationMinutes of durations) {
  const slot = earliestSlot(rules.value, { now, durationMinutes })
  if (slot === null) throw new Error('No time is free.')
  const startsAt = instantOf(slot.date, slot.minute, zone)
  const event = {
    uid: `${slot.date}@example.com`,
    zone,
    startsAt,
    durationMinutes,
    madeAt: now,
    summary: 'Fenster',
  }
  console.log(
    toICalendar(event)
      .match(/DT(START|END);.*/g)
      ?.join(' '),
  )
}
