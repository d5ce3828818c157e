import type { Business } from '@dustforce/office/company'
import type { PayRules } from '@dustforce/office/hub'

/** Returns the rules by which Dust Force suggests a cleaner's pay. */
export function payRules(business: Business): PayRules {
  return { policy: business.policy, book: business.priceBook }
}
