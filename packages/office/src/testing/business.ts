import company from '../../../companies/dust-force/company.json' with { type: 'json' }
import policy from '../../../companies/dust-force/policy.json' with { type: 'json' }
import priceBook from '../../../companies/dust-force/price-book.json' with { type: 'json' }
import english from '../../../companies/dust-force/texts/en-CA.json' with { type: 'json' }
import french from '../../../companies/dust-force/texts/fr-CA.json' with { type: 'json' }
import type { FormRules } from '../booking/form-checks.ts'
import type { Business } from '../company/business.ts'
import { parseBusiness } from '../company/parse-business.ts'
import { contactRulesOf } from '../contact/contact-rules-of.ts'

/** Dust Force as its folder has it: the company of the tests and the stories. */
export const gtaBusiness: Business = dustForce()

/** The rules that the checks of its forms go by. */
export const gtaRules: FormRules = {
  priceBook: gtaBusiness.priceBook,
  contact: contactRulesOf(gtaBusiness.company.address),
}

function dustForce(): Business {
  const parsed = parseBusiness({
    'company.json': company,
    'price-book.json': priceBook,
    'policy.json': policy,
    texts: { 'en-CA': english, 'fr-CA': french },
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}
