import type { Business } from './business.ts'
import { moneyFor } from './money-for.ts'

/** A company as the pages of this language show it: its amounts are written as they are in French. */
export function businessInWords(business: Business): Business {
  return { ...business, money: moneyFor(business, 'fr-CA') }
}
