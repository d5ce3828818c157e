import { gtaPriceBook, gtaTerms } from '@dustforce/core/catalogue'
import { add, type Dinero, dinero, halfUp, multiply, subtract, toSnapshot, transformScale } from 'dinero.js'
import { CAD } from 'dinero.js/currencies'
import { type Home, sizeOf } from './home.ts'

type Price = Dinero<number>

const price = (amount: number): Price => dinero({ amount, currency: CAD })
const pricesOf = (entries: readonly (readonly [string, number])[]): Record<string, Price> =>
  Object.fromEntries(entries.map(([key, amount]) => [key, price(amount)]))

const none = price(0)
const { price: listed } = gtaPriceBook.services['deep-clean']
const table = pricesOf(Object.entries(listed.kind === 'table' ? listed.cells : {}))
const addOnPrices = pricesOf(Object.entries(gtaPriceBook.addOns).map(([id, addOn]) => [id, addOn.amount]))
const petFee = price(gtaTerms.petFeeCents)

/** Rounded to whole dollars, as the specification asks. */
const percentOf = (amount: Price, percent: number): Price =>
  transformScale(multiply(amount, { amount: percent, scale: 2 }), 0, halfUp)

const centsOf = (amount: Price): number => toSnapshot(transformScale(amount, 2)).amount

/** The same quote with dinero.js. */
export function quoteWithDinero(home: Home) {
  const { addOns, pets, promo } = home
  const lines = [{ label: 'Deep Cleaning', amount: table[sizeOf(home)] ?? none }]
  for (const id of addOns) lines.push({ label: id, amount: addOnPrices[id] ?? none })
  lines.push({ label: 'Pet fee', amount: pets ? petFee : none })
  const subtotal = lines.map(({ amount }) => amount).reduce(add)
  const discount = percentOf(subtotal, promo.value)
  const taxable = subtract(subtotal, discount)
  const tax = percentOf(taxable, 13)
  lines.push({ label: 'Promo discount', amount: discount }, { label: 'HST', amount: tax })
  return {
    lines,
    subtotal: centsOf(subtotal),
    discount: centsOf(discount),
    tax: centsOf(tax),
    total: centsOf(add(taxable, tax)),
  }
}
