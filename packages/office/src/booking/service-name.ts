import type { CompanyPriceBook } from '../company/index.ts'

/**
 * The name of a stored service type; an unknown one is shown as it is.
 *
 * @example
 * serviceName('deep-clean', priceBook) // => 'Deep Cleaning'
 */
export function serviceName(serviceType: string, priceBook: CompanyPriceBook): string {
  const known = Object.entries(priceBook.services).find(([id]) => id === serviceType)
  return known?.[1].name ?? serviceType
}
