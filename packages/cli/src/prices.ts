import { diffPriceBooks, type PriceBook, priceBookHash } from '@dustforce/core/catalogue'
import { priceBookJsonSchema } from '@dustforce/core/catalogue/schema'
import { formatMoney } from '@dustforce/core/money'
import type { QuoteRequest } from '@dustforce/core/quote'
import { whatIf } from '@dustforce/core/quote/compare'
import { type Command, textFlag } from './command.ts'
import type { Console } from './console.ts'
import { InputError, wrong } from './input-error.ts'
import { didYouMean } from './nearest.ts'
import { readQuoteRequest } from './quote-request.ts'
import { readBook } from './read-book.ts'
import { parseJson, readTextFile } from './read-json.ts'
import { table } from './table.ts'

/** `dustforce prices`: shows, describes and compares price books, and asks what a change would have done. */
export const pricesCommand: Command = {
  help: `dustforce prices: price books

  dustforce prices show [book.json]            the book of the folder or of Dust Force, or a checked one of your own
  dustforce prices schema                      the JSON Schema of a price book
  dustforce prices diff before.json after.json [--requests requests.jsonl]

  --requests   quote requests, one a line: what the change does to each and in total
  --json       write JSON also to a terminal`,
  options: { requests: { type: 'string' } },
  mostWords: 3,
  firstWords: ['show', 'schema', 'diff'],
  run(console, flags, [action = '', ...names]) {
    const most = Object.hasOwn(mostNames, action) ? mostNames[action] : undefined
    if (most === undefined) {
      const actions = Object.keys(mostNames)
      throw wrong('prices', `say show, schema or diff${didYouMean(action, actions)}`)
    }
    const [first, second] = names
    const beyond = names[most]
    if (beyond !== undefined) throw wrong('arguments', `unexpected '${beyond}'`)
    const requests = textFlag(flags, 'requests')
    if (requests !== undefined && action !== 'diff') throw wrong('requests', 'goes with prices diff only')
    if (action === 'schema') return console.print(JSON.stringify(priceBookJsonSchema(), null, 2))
    if (action === 'show') {
      const book = readBook(console, first)
      return console.print(JSON.stringify({ hash: priceBookHash(book), book }, null, 2))
    }
    if (first === undefined || second === undefined) throw wrong('prices diff', 'name two price books')
    const [before, after] = [readBook(console, first), readBook(console, second)]
    const changes = diffPriceBooks(before, after)
    const asked = requests === undefined ? [] : readRequests(console, before, requests)
    const effect = whatIf(before, after, asked)
    if (!console.interactive || flags.json === true) {
      return console.print(JSON.stringify(requests === undefined ? { changes } : { changes, effect }))
    }
    const shown = (value: unknown) => (value === undefined ? '—' : String(value))
    console.print(
      changes.length === 0
        ? 'No difference.'
        : table(changes.map((change) => [change.field, shown(change.before), '→', shown(change.after)])),
    )
    if (requests !== undefined) {
      const [from, to, change] = [effect.beforeCents, effect.afterCents, effect.changeCents].map((amount) =>
        formatMoney(amount, { currency: after.currency }),
      )
      console.print(`${asked.length} requests: ${from} → ${to} (${change})`)
    }
  },
}

/** The number of price books that each action takes. */
const mostNames: Readonly<Record<string, number>> = { show: 1, schema: 0, diff: 2 }

/** The requests in a file, one a line; everything that is wrong is named with its line. */
function readRequests(console: Console, book: PriceBook, path: string): QuoteRequest[] {
  const problems: { field: string; message: string }[] = []
  const requests = readTextFile(console, path)
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return []
      try {
        return [readQuoteRequest(book, parseJson(line, 'request'))]
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        problems.push({ field: `${path} line ${index + 1}`, message: error.message.replaceAll('\n', '; ') })
        return []
      }
    })
  if (problems.length > 0) throw new InputError(problems)
  return requests
}
