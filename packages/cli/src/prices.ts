import { diffPriceBooks, gtaPriceBook, priceBookHash } from '@dustforce/core/catalogue'
import { priceBookJsonSchema } from '@dustforce/core/catalogue/schema'
import { formatMoney } from '@dustforce/core/money'
import { whatIf } from '@dustforce/core/quote/compare'
import { type Command, textFlag } from './command.ts'
import { wrong } from './input-error.ts'
import { readQuoteRequest } from './quote-request.ts'
import { readBook } from './read-book.ts'
import { parseJson } from './read-json.ts'
import { table } from './table.ts'

/** `dustforce prices`: shows, describes and compares price books, and asks what a change would have done. */
export const pricesCommand: Command = {
  help: `dustforce prices: price books

  dustforce prices show [book.json]            the book of Dust Force, or a checked one of your own
  dustforce prices schema                      the JSON Schema of a price book
  dustforce prices upgrade book.json           a book of the first format, rewritten; one of today's as it is
  dustforce prices diff before.json after.json [--requests requests.jsonl]

  --requests   quote requests, one a line: what the change does to each and in total
  --json       write JSON also to a terminal`,
  options: { requests: { type: 'string' } },
  run(console, flags, [action, first, second]) {
    if (action === 'schema') return console.print(JSON.stringify(priceBookJsonSchema(), null, 2))
    if (action === 'show') {
      const book = first === undefined ? gtaPriceBook : readBook(console, first)
      return console.print(JSON.stringify({ hash: priceBookHash(book), book }, null, 2))
    }
    if (action === 'upgrade') {
      if (first === undefined) throw wrong('prices upgrade', 'name a price book')
      return console.print(JSON.stringify(readBook(console, first), null, 2))
    }
    if (action !== 'diff') throw wrong('prices', 'say show, schema, upgrade or diff')
    if (first === undefined || second === undefined) throw wrong('prices diff', 'name two price books')
    const [before, after] = [readBook(console, first), readBook(console, second)]
    const changes = diffPriceBooks(before, after)
    const requests = textFlag(flags, 'requests')
    const lines =
      requests === undefined
        ? []
        : console
            .readFile(requests)
            .split('\n')
            .filter((line) => line.trim() !== '')
    const effect = whatIf(
      before,
      after,
      lines.map((line) => readQuoteRequest(before, parseJson(line, requests ?? ''))),
    )
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
      console.print(`${lines.length} requests: ${from} → ${to} (${change})`)
    }
  },
}
