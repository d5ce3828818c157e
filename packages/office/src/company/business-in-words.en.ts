import type { Business } from './business.ts'

/** A company as the pages of this language show it. */
export function businessInWords(business: Business): Business {
  return business
}
