import company from '../../../companies/dust-force/company.json' with { type: 'json' }
import policy from '../../../companies/dust-force/policy.json' with { type: 'json' }
import priceBook from '../../../companies/dust-force/price-book.json' with { type: 'json' }
import type { Business } from '../company/business.ts'
import { parseBusiness } from '../company/parse-business.ts'

/** Dust Force as its folder has it: the company of the tests and the stories. */
export const gtaBusiness: Business = dustForce()

function dustForce(): Business {
  const parsed = parseBusiness({
    'company.json': company,
    'price-book.json': priceBook,
    'policy.json': policy,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}
