import { type Cents, cents } from '../money/index.ts'
import type { Service } from './price-book.ts'

/**
 * The lowest base price of a service in cents, the 'from' price of its card: the least cell of its table, its flat price, or that of one
 * unit.
 *
 * @example
 * startingPrice(gtaPriceBook, 'deep-clean') // => 20000
 */
export function startingPrice<S extends string>(
  book: { readonly services: Readonly<Record<S, Service>> },
  service: NoInfer<S>,
): Cents {
  const { price } = book.services[service]
  return cents(Math.max(leastOf(price), price.minimum ?? 0))
}

function leastOf(price: Service['price']): number {
  switch (price.kind) {
    case 'flat':
      return price.amount
    case 'table':
      return Math.min(...Object.values<number>(price.cells))
    case 'per-unit':
      return price.each
  }
}
