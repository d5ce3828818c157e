import { gtaPriceBook } from '../catalogue/index.ts'

/**
 * The name of a stored service type; an unknown one is shown as it is. Admin spec, section 3.
 *
 * @example
 * serviceName('deep-clean') // => 'Deep Cleaning'
 */
export function serviceName(serviceType: string): string {
  const services: Readonly<Record<string, { readonly name: string }>> = gtaPriceBook.services
  return Object.hasOwn(services, serviceType) ? (services[serviceType]?.name ?? serviceType) : serviceType
}
