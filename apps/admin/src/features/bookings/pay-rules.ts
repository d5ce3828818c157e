import type { Business } from '@dustforce/office/company'
import type { PayRules } from '@dustforce/office/hub'

/** What a cleaner's suggested pay depends on at Dust Force. */
export function payRules(business: Business): PayRules {
  return { policy: business.policy, book: business.priceBook }
}
