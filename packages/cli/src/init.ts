import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import type { Parsed } from '@dustforce/core/validation'
import { asking } from './asking.ts'
import type { Command } from './command.ts'
import { amountOf, currencyOf, hoursOf, idOf, minutesOf, namesOf, taxesOf, zoneOf } from './first-answers.ts'
import { wrong, wrongFile } from './input-error.ts'
import { namedOrOwn } from './read-json.ts'

/** `dustforce init`: asks ten questions and writes a price book and a policy. */
export const initCommand: Command = {
  help: `dustforce init: a price book and a policy to begin with

  dustforce init

  Asks ten questions, whose usual answers Enter takes, and writes price-book.json and policy.json in the folder, where there are none yet.
  What else they can say: dustforce prices schema, dustforce policy schema.`,
  options: {},
  run(console) {
    for (const path of [bookPath, policyPath])
      if (namedOrOwn(console, undefined, path) !== undefined) throw wrong(path, 'is there already')
    const ask = asking(console)
    const company = ask('What is the company called?', 'My company', idOf)
    const currency = ask('Which currency, in three letters?', 'CAD', currencyOf)
    const taxes = ask("Which tax? 'HST 13', 'VAT 20 included', or none.", 'none', taxesOf)
    const service = ask('What is the service called?', 'Cleaning', (name) => {
      const id = idOf(name)
      return id === null ? null : { id, name }
    })
    const measure = ask('What is it priced by, one and several?', 'room, rooms', (names) => {
      const [one, many] = namesOf(names) ?? []
      const id = many === undefined ? null : idOf(many)
      return id === null ? null : { id, one, many }
    })
    const cost = (text: string) => amountOf(text, currency)
    const each = ask(`What does one ${measure.one} cost?`, '50', cost)
    const minimum = ask('What does a visit cost at least?', '100', cost)
    const minutes = ask('How many minutes does a visit take?', '120', minutesOf)
    const zone = ask('In which time zone? An area and a city.', 'America/Toronto', zoneOf)
    const hours = ask('When is it open?', 'monday-friday 08:00-18:00, saturday 09:00-13:00', hoursOf)
    const book = {
      version: `${company}-${new Date(console.now).getUTCFullYear()}.1`,
      currency,
      rounding: 'cent',
      taxes,
      measures: { [measure.id]: { one: measure.one, many: measure.many, min: 1, max: 100 } },
      services: {
        [service.id]: {
          name: service.name,
          description: '',
          features: [],
          price: { kind: 'per-unit', of: measure.id, each, minimum },
          minutes: { kind: 'flat', amount: minutes },
          addOns: [],
        },
      },
      addOns: {},
    }
    const policy = { zone, hours, lastStart: 'fits', slotMinutes: 60, leadMinutes: 120, lookaheadDays: 60 }
    const files = [
      [bookPath, checked(bookPath, parsePriceBook(book))],
      [policyPath, checked(policyPath, parsePolicy(policy))],
    ] as const
    for (const [path, value] of files) console.writeNew(path, `${JSON.stringify(value, null, 2)}\n`)
    console.print(`Written: ${bookPath} and ${policyPath}.
Try: dustforce quote -s ${service.id} --${measure.id} 3, and dustforce slots`)
  },
}

const bookPath = 'price-book.json'
const policyPath = 'policy.json'

function checked(path: string, read: Parsed<object>): object {
  if (read.ok) return read.value
  throw wrongFile(path, read.issues)
}
