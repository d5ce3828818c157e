import { gtaPriceBook } from '@dustforce/core/catalogue'

/**
 * The name of a stored service type; an unknown one is shown as it is.
 *
 * @example
 * serviceName('deep-clean') // => 'Deep Cleaning'
 */
export function serviceName(serviceType: string): string {
  const known = Object.entries(gtaPriceBook.services).find(([id]) => id === serviceType)
  return known?.[1].name ?? serviceType
}
