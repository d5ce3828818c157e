import { canadianContact } from './canadian-contact.ts'
import type { ContactPlace, ContactRules } from './contact-rules.ts'

const known = new Map<string, ContactRules | Promise<ContactRules>>()

/**
 * The contact rules of a company by where it is, for browsers: Canada's at once, others when the data of countries has arrived. The same
 * place has the same promise.
 *
 * @example
 * contactRulesOnDemand({ country: 'GB', region: '' }) instanceof Promise // => true
 */
export function contactRulesOnDemand({
  country,
  region,
}: ContactPlace): ContactRules | Promise<ContactRules> {
  const key = `${country} ${region}`
  const rules = known.get(key) ?? (country === 'CA' ? canadianContact(region) : loaded({ country, region }))
  known.set(key, rules)
  return rules
}

async function loaded(place: ContactPlace): Promise<ContactRules> {
  const { worldwideContact } = await import('./worldwide-contact.ts')
  return worldwideContact(place)
}
