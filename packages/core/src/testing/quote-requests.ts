import fc from 'fast-check'
import type { PriceBook } from '../catalogue/index.ts'
import type { Discount, QuoteRequest } from '../quote/index.ts'

/** Discounts that a price book can apply, with whole and broken values. */
export function discounts(): fc.Arbitrary<Discount> {
  const percentage = fc
    .integer({ min: 0, max: 10_000 })
    .map((value) => ({ type: 'percentage' as const, value: value / 100 }))
  const fixed = fc
    .integer({ min: 0, max: 100_000 })
    .map((value) => ({ type: 'fixed' as const, value: value / 100 }))
  return fc.oneof(percentage, fixed)
}

/**
 * Requests that a price book can quote: any of its services, any rooms it allows, any of the service's add-ons.
 *
 * @example
 * fc.sample(quoteRequests(gtaPriceBook), 1).length // => 1
 */
export function quoteRequests<S extends string, A extends string>(
  book: PriceBook<S, A>,
): fc.Arbitrary<QuoteRequest<S, A>> {
  const services = fc.constantFrom(...keysOf(book.services))
  const rooms = fc.integer({ min: 1, max: book.maxRooms })
  return services.chain((service) =>
    fc.record(
      {
        service: fc.constant(service),
        bedrooms: rooms,
        bathrooms: rooms,
        addOns: fc.subarray([...book.services[service].addOns]),
        pets: fc.boolean(),
        promo: discounts(),
      },
      { requiredKeys: ['service', 'bedrooms', 'bathrooms'] },
    ),
  )
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  const keys: K[] = []
  for (const key in record) keys.push(key)
  return keys
}
