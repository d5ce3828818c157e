/** One quote: a base price, three add-ons, the pet fee, a 10 % promo code, tax. Targets and results: docs/benchmarks.md. */
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { compare } from './compare.ts'
import { quoteByHand } from './quote/by-hand.ts'
import { quoteWithDinero } from './quote/dinero.ts'
import type { Home } from './quote/home.ts'
import { quoteWithFewRules, quoteWithRulesEngine } from './quote/rules-engine.ts'

/** The amounts on which all contenders must agree, in cents. */
interface Totals {
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly total: number
}

const offered = gtaPriceBook.services['deep-clean'].addOns
const rooms = [1, 2, 3, 4, 5] as const

/** Homes of the sizes that the table lists, each with other add-ons: no contender can be compiled for one request. */
const requests = [
  ...rooms.map((count) => [count, count] as const),
  ...rooms.slice(1).map((count) => [count, count - 1] as const),
].flatMap(([bedrooms, bathrooms]) =>
  offered.map((_, first): Home & { readonly service: 'deep-clean' } => ({
    service: 'deep-clean',
    bedrooms,
    bathrooms,
    addOns: [0, 3, 5].flatMap((step) => offered.slice((first + step) % 8).slice(0, 1)),
    pets: true,
    promo: { type: 'percentage', value: 10 },
  })),
)

const totals = ({ subtotal, discount, tax, total }: Totals): Totals => ({ subtotal, discount, tax, total })

export function quoteBench() {
  return compare(
    'A quote: base, three add-ons, pet fee, promo code, tax',
    requests,
    [
      {
        name: '@dustforce/core',
        run: (request) => quote(gtaPriceBook, request),
        answer: (request) => {
          const { subtotalCents, discountCents, taxCents, totalCents } = quote(gtaPriceBook, request)
          return { subtotal: subtotalCents, discount: discountCents, tax: taxCents, total: totalCents }
        },
      },
      {
        name: 'by hand, itemised',
        run: quoteByHand,
        answer: (request) => totals(quoteByHand(request)),
      },
      {
        name: 'dinero.js',
        run: quoteWithDinero,
        answer: (request) => totals(quoteWithDinero(request)),
      },
      {
        name: 'json-rules-engine',
        run: quoteWithRulesEngine,
        answer: async (request) => totals(await quoteWithRulesEngine(request)),
      },
      {
        name: 'json-rules-engine, applying rules',
        run: quoteWithFewRules,
        answer: async (request) => totals(await quoteWithFewRules(request)),
      },
    ],
    [
      { against: 'by hand, itemised', atMost: 2.5 },
      { against: 'dinero.js', atLeast: 10 },
      { against: 'json-rules-engine, applying rules', atLeast: 150 },
    ],
  )
}
