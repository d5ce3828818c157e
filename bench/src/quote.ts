/** One quote: a base price, three add-ons, the pet fee, a 10 % promo code, tax. Peers and targets: docs/benchmarks.md. */
import { type AddOnId, gtaPriceBook, type ServiceId } from '@dustforce/core/catalogue'
import { type QuoteRequest, quote } from '@dustforce/core/quote'
import { add, allocate, dinero, multiply, subtract, toSnapshot } from 'dinero.js'
import { CAD } from 'dinero.js/currencies'
import { Engine } from 'json-rules-engine'
import { compare } from './compare.ts'

const request: QuoteRequest<ServiceId, AddOnId> = {
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: ['laundry', 'dishwashing', 'interior-windows'],
  pets: true,
  promo: { type: 'percentage', value: 10 },
}

const table: Record<string, number> = { '3-2': 27000, '2-2': 24500 }
const addOnPrices: Record<string, number> = { laundry: 2000, dishwashing: 1500, 'interior-windows': 2000 }

/** The limit: what one would write by hand for one company, without checks. */
function byHand() {
  const base = table[`${request.bedrooms}-${request.bathrooms}`] ?? 0
  const lines = [{ label: 'base', amount: base }]
  let addOns = 0
  for (const id of request.addOns ?? []) {
    const amount = addOnPrices[id] ?? 0
    lines.push({ label: id, amount })
    addOns += amount
  }
  const pet = request.pets ? 2500 : 0
  lines.push({ label: 'pets', amount: pet })
  const subtotal = base + addOns + pet
  const discount = Math.round((subtotal * 10) / 10_000) * 100
  lines.push({ label: 'promo', amount: -discount })
  const tax = Math.round(((subtotal - discount) * 13) / 10_000) * 100
  lines.push({ label: 'tax', amount: tax })
  return { lines, subtotal, discount, tax, total: subtotal - discount + tax }
}

/** The limit, with every input that our lines carry and every check that our quote makes. */
function byHandWithReasons() {
  const { bedrooms, bathrooms, addOns: chosen = [], pets, promo } = request
  if (!(bedrooms >= 1 && bedrooms <= 5 && bathrooms >= 1 && bathrooms <= 5)) throw new RangeError('rooms')
  const base = table[`${bedrooms}-${bathrooms}`] ?? 0
  const lines: object[] = [
    { rule: 'base', label: 'Deep', inputs: { service: request.service, bedrooms, bathrooms }, amount: base },
  ]
  let addOns = 0
  for (let index = 0; index < chosen.length; index += 1) {
    const id = chosen[index] ?? ''
    const amount = addOnPrices[id]
    if (amount === undefined || chosen.indexOf(id as AddOnId) !== index) throw new RangeError(id)
    lines.push({ rule: 'add-on', label: id, inputs: { addOn: id }, amount })
    addOns += amount
  }
  const pet = pets ? 2500 : 0
  lines.push({ rule: 'pets', label: 'Pets', inputs: { pets }, amount: pet })
  const subtotal = base + addOns + pet
  const discount = Math.round((subtotal * (promo?.value ?? 0)) / 10_000) * 100
  lines.push({ rule: 'promo', label: 'Promo', inputs: { value: promo?.value, subtotal }, amount: -discount })
  const taxable = subtotal - discount
  const tax = Math.round((taxable * 13) / 10_000) * 100
  lines.push({ rule: 'tax', label: 'HST', inputs: { percent: 13, taxable }, amount: tax })
  return { lines, base, addOns, pet, subtotal, discount, tax, total: taxable + tax }
}

const price = (amount: number) => dinero({ amount, currency: CAD })
const dineroTable = { '3-2': price(27000) }
const dineroAddOns: Record<string, ReturnType<typeof price>> = {
  laundry: price(2000),
  dishwashing: price(1500),
  'interior-windows': price(2000),
}
const dineroPet = price(2500)

function withDinero() {
  const lines = [{ label: 'base', amount: dineroTable['3-2'] }]
  for (const id of request.addOns ?? []) lines.push({ label: id, amount: dineroAddOns[id] ?? dineroPet })
  lines.push({ label: 'pets', amount: dineroPet })
  const subtotal = lines.map(({ amount }) => amount).reduce(add)
  const [discount = subtotal] = allocate(subtotal, [10, 90])
  const taxable = subtract(subtotal, discount)
  const tax = multiply(taxable, { amount: 13, scale: 2 })
  return { lines, subtotal, discount, tax, total: toSnapshot(add(taxable, tax)) }
}

const engine = new Engine()
engine.addRule({
  conditions: { all: [{ fact: 'service', operator: 'equal', value: 'deep-clean' }] },
  event: { type: 'base', params: { amount: 27000 } },
})
for (const [id, amount] of Object.entries(addOnPrices)) {
  engine.addRule({
    conditions: { all: [{ fact: 'addOns', operator: 'contains', value: id }] },
    event: { type: 'add-on', params: { amount } },
  })
}
engine.addRule({
  conditions: { all: [{ fact: 'pets', operator: 'equal', value: true }] },
  event: { type: 'pets', params: { amount: 2500 } },
})

async function withRulesEngine() {
  const { events } = await engine.run({
    service: request.service,
    addOns: request.addOns,
    pets: request.pets,
  })
  const subtotal = events.reduce((sum, event) => sum + (event.params?.amount ?? 0), 0)
  const discount = Math.round(subtotal / 1000) * 100
  const tax = Math.round(((subtotal - discount) * 13) / 10_000) * 100
  return { lines: events, subtotal, discount, tax, total: subtotal - discount + tax }
}

export const quoteBench = () =>
  compare(
    'A quote: base, three add-ons, pet fee, promo code, tax',
    [
      { name: '@dustforce/core', run: () => quote(gtaPriceBook, request) },
      { name: 'by hand, itemised', run: byHand },
      { name: 'by hand, with checks and reasons', run: byHandWithReasons },
      { name: 'dinero.js', run: withDinero },
      { name: 'json-rules-engine', run: withRulesEngine },
    ],
    [
      { against: 'by hand, itemised', atMost: 2 },
      { against: 'dinero.js', atLeast: 15 },
      { against: 'json-rules-engine', atLeast: 200 },
    ],
  )
