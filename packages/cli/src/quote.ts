import type { PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { type Quote, type QuoteRequest, quote } from '@dustforce/core/quote'
import { explainLine, shownCents } from '@dustforce/core/quote/explain'
import { enCA } from '@dustforce/core/words/en-ca'
import { answerLines } from './answer-lines.ts'
import { type Command, textFlag } from './command.ts'
import type { Console } from './console.ts'
import { flagOf, quoteRequestFromFlags, readQuoteRequest } from './quote-request.ts'
import { readBook } from './read-book.ts'
import { readInput } from './read-input.ts'
import { parseJson } from './read-json.ts'
import { table } from './table.ts'

/** `dustforce quote`: prices a request, or with `--jsonl` one a line. */
export const quoteCommand: Command = {
  help: `dustforce quote: what a service costs

  dustforce quote --service deep-clean --bedrooms 3 --bathrooms 2 --add-ons laundry,dishwashing --pets --promo 10%
  echo '{"service":"standard","bedrooms":1,"bathrooms":1}' | dustforce quote
  dustforce quote --jsonl < requests.jsonl > answers.jsonl

  --service    standard, deep-clean or move-clean, or those of your own book
  --bedrooms   --bathrooms   --pets or --no-pets, or the measures of your own book
  --add-ons    ids, separated by commas; oven:2 for two
  --date       the day of the visit, yyyy-MM-dd    --time   HH:mm
  --frequency  how often, as your own book has it    --visit   which of the series, 1 for the first
  --promo      10%, or 20 in the book's currency
  --book       a price book in JSON; the folder's price-book.json when missing, or Dust Force's
  --jsonl      read a request a line, answer each in a line as it comes
  --json       write JSON also to a terminal`,
  options: {
    service: { type: 'string' },
    'add-ons': { type: 'string' },
    date: { type: 'string' },
    time: { type: 'string' },
    frequency: { type: 'string' },
    visit: { type: 'string' },
    promo: { type: 'string' },
    book: { type: 'string' },
    jsonl: { type: 'boolean' },
  },
  moreOptions(console, flags) {
    const { measures } = readBook(console, textFlag(flags, 'book'))
    const flag = { type: 'boolean' } as const
    const negated = Object.entries(measures).flatMap(([id, measure]) =>
      'flag' in measure ? [[`no-${flagOf(id)}`, flag] as const] : [],
    )
    const said = Object.entries(measures).map(
      ([id, measure]) => [flagOf(id), 'flag' in measure ? flag : { type: 'string' as const }] as const,
    )
    return Object.fromEntries([...negated, ...said])
  },
  run(console, flags) {
    const { json, book: path, jsonl, ...asked } = flags
    const book = readBook(console, textFlag(flags, 'book'))
    if (jsonl === true)
      return answerLines(console, flags, ['book'], (request) => quote(book, readQuoteRequest(book, request)))
    const isAsked = Object.keys(asked).length > 0
    const request = isAsked ? quoteRequestFromFlags(book, flags) : requestFromInput(console, book)
    const made = quote(book, request)
    console.print(console.interactive && json !== true ? asTable(book, made) : JSON.stringify(made))
  },
}

function requestFromInput(console: Console, book: PriceBook): QuoteRequest {
  const piped = readInput(console)
  return piped?.trim() ? readQuoteRequest(book, parseJson(piped, 'stdin')) : quoteRequestFromFlags(book, {})
}

function asTable(book: PriceBook, made: Quote): string {
  const { currency } = made
  const money = (amount: Quote['totalCents']) => formatMoney(amount, { decimals: 2, currency })
  return table([
    ...made.lines.map((line) => [line.label, explainLine(line, book, enCA), money(shownCents(line))]),
    ['Total', `${made.priceBook}, tax included`, money(made.totalCents)],
  ])
}
