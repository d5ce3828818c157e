import { type ContactRules, contactRulesOnDemand } from '@dustforce/office/contact'
import { use } from 'react'
import { useBusiness } from './use-business.tsx'

/** Returns how people write phone numbers and addresses where the company is. Waits for the data of countries where the company is not in Canada. */
export function useContactRules(): ContactRules {
  const { company } = useBusiness()
  const rules = contactRulesOnDemand(company.address)
  return rules instanceof Promise ? use(rules) : rules
}
