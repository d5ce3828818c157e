import type { Business } from './business.ts'

/**
 * Finds what a price book or a policy would change and cannot: amounts are stored in the currency, and days in the zone, that a system had when its
 * first booking was made.
 *
 * @example
 * setUpProblems(business, { zone: 'Asia/Tokyo' })
 * // => [{ field: 'zone', message: "is 'Asia/Tokyo'; a system keeps 'America/Toronto' once something is booked" }]
 */
export function setUpProblems(
  { priceBook, policy }: Pick<Business, 'priceBook' | 'policy'>,
  document: object,
): readonly { readonly field: string; readonly message: string }[] {
  const kept = Object.entries({ currency: priceBook.currency, zone: policy.zone })
  const said = new Map<string, unknown>(Object.entries(document))
  return kept
    .filter(([field, value]) => said.has(field) && said.get(field) !== value)
    .map(([field, value]) => ({
      field,
      message: `is '${said.get(field)}'; a system keeps '${value}' once something is booked`,
    }))
}
