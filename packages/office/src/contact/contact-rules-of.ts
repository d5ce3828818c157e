import { canadianContact } from './canadian-contact.ts'
import type { ContactPlace, ContactRules } from './contact-rules.ts'
import { worldwideContact } from './worldwide-contact.ts'

const known = new Map<string, ContactRules>()

/**
 * The contact rules of a company by where it is, for servers, which have the data of all countries at hand.
 *
 * @example
 * contactRulesOf({ country: 'CA', region: 'ON' }).checkPhone('4165550123') // => { ok: true, value: '(416) 555-0123' }
 */
export function contactRulesOf({ country, region }: ContactPlace): ContactRules {
  const key = `${country} ${region}`
  const rules =
    known.get(key) ?? (country === 'CA' ? canadianContact(region) : worldwideContact({ country, region }))
  known.set(key, rules)
  return rules
}
