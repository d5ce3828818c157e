import type { PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { type Quote, type QuoteRequest, QuoteRequestError, quote } from '@dustforce/core/quote'
import { explainLine } from '@dustforce/core/quote/explain'
import { type Command, textFlag } from './command.ts'
import type { Console } from './console.ts'
import { InputError, wrong } from './input-error.ts'
import { parseQuoteRequest, quoteRequestFromFlags } from './quote-request.ts'
import { readBook } from './read-book.ts'
import { parseJson } from './read-json.ts'
import { table } from './table.ts'

/** `dustforce quote`: prices a request, or with `--jsonl` one a line. */
export const quoteCommand: Command = {
  help: `dustforce quote: what a cleaning costs

  dustforce quote --service deep-clean --bedrooms 3 --bathrooms 2 --add-ons laundry,dishwashing --pets --promo 10%
  echo '{"service":"standard","bedrooms":1,"bathrooms":1}' | dustforce quote
  dustforce quote --jsonl < requests.jsonl > answers.jsonl

  --service    standard, deep-clean or move-clean, or those of your own book
  --bedrooms   --bathrooms   1 to 5
  --add-ons    ids, separated by commas
  --pets       there are pets
  --promo      10% or 20 (dollars)
  --book       a price book as a JSON file
  --jsonl      read a request a line, write an answer a line
  --json       write JSON also to a terminal`,
  options: {
    service: { type: 'string' },
    bedrooms: { type: 'string' },
    bathrooms: { type: 'string' },
    'add-ons': { type: 'string' },
    pets: { type: 'boolean' },
    promo: { type: 'string' },
    book: { type: 'string' },
    jsonl: { type: 'boolean' },
  },
  run(console, flags) {
    const book = readBook(console, textFlag(flags, 'book'))
    if (flags.jsonl === true) return quoteLines(console, book)
    const piped = flags.service === undefined ? console.stdin() : null
    const request = piped?.trim()
      ? parseQuoteRequest(parseJson(piped, 'stdin'))
      : quoteRequestFromFlags(flags)
    const made = priced(book, request)
    console.print(console.interactive && flags.json !== true ? asTable(made) : JSON.stringify(made))
  },
}

/** Writes one result for every line, an error for a wrong one, so that results stay in step with requests; wrong lines are summarized at the end. */
function quoteLines(console: Console, book: PriceBook) {
  const problems: { field: string; message: string }[] = []
  for (const [index, line] of (console.stdin() ?? '').split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      console.print(JSON.stringify(priced(book, parseQuoteRequest(parseJson(line, 'request')))))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      console.print(JSON.stringify({ error: error.message }))
      problems.push({ field: `line ${index + 1}`, message: error.message.replaceAll('\n', '; ') })
    }
  }
  if (problems.length > 0) throw new InputError(problems)
}

function priced(book: PriceBook, request: QuoteRequest): Quote {
  try {
    return quote(book, request)
  } catch (error) {
    if (error instanceof QuoteRequestError) throw new InputError(error.problems)
    throw wrong('request', 'cannot be priced')
  }
}

function asTable(made: Quote): string {
  const money = (amount: Quote['totalCents']) => formatMoney(amount, { decimals: 2 })
  return table([
    ...made.lines.map((line) => [line.label, explainLine(line), money(line.amountCents)]),
    ['Total', `${made.priceBook}, tax included`, money(made.totalCents)],
  ])
}
