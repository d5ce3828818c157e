import { type AddOnId, gtaPriceBook, gtaTerms } from '@dustforce/core/catalogue'
import { Engine } from 'json-rules-engine'
import { type Home, sizeOf } from './home.ts'

const service = gtaPriceBook.services['deep-clean']
const basePrices = service.price.kind === 'table' ? service.price.cells : {}

/** One rule for the service, one an add-on, one for pets. */
function engineFor(addOns: readonly AddOnId[]): Engine {
  const engine = new Engine()
  engine.addRule({
    conditions: { all: [{ fact: 'service', operator: 'equal', value: 'deep-clean' }] },
    event: { type: 'base' },
  })
  for (const id of addOns) {
    engine.addRule({
      conditions: { all: [{ fact: 'addOns', operator: 'contains', value: id }] },
      event: { type: id, params: { amount: gtaPriceBook.addOns[id].amount } },
    })
  }
  engine.addRule({
    conditions: { all: [{ fact: 'pets', operator: 'equal', value: true }] },
    event: { type: 'pets', params: { amount: gtaTerms.petFeeCents } },
  })
  return engine
}

/** The engine picks the prices; the base price's table, adding, discount and tax are by hand. */
async function quoteWith(engine: Engine, request: Home) {
  const { events } = await engine.run({
    service: 'deep-clean',
    addOns: request.addOns,
    pets: request.pets,
  })
  let subtotal: number = basePrices[sizeOf(request)] ?? 0
  for (const event of events) subtotal += event.params?.amount ?? 0
  const discount = Math.round((subtotal * request.promo.value) / 10_000) * 100
  const tax = Math.round(((subtotal - discount) * 13) / 10_000) * 100
  return { lines: events, subtotal, discount, tax, total: subtotal - discount + tax }
}

const wholeBook = engineFor(service.addOns)

/** The same quote with json-rules-engine, holding the service's rules. */
export function quoteWithRulesEngine(request: Home) {
  return quoteWith(wholeBook, request)
}

const byAddOns = new Map<readonly AddOnId[], Engine>()

/** The same, with an engine that holds only the rules that apply to the request: its time grows with the rules it looks at. */
export function quoteWithFewRules(request: Home) {
  const engine = byAddOns.get(request.addOns) ?? engineFor(request.addOns)
  byAddOns.set(request.addOns, engine)
  return quoteWith(engine, request)
}
