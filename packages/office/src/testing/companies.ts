import londonCompany from '../../../companies/london/company.json' with { type: 'json' }
import londonPolicy from '../../../companies/london/policy.json' with { type: 'json' }
import londonPrices from '../../../companies/london/price-book.json' with { type: 'json' }
import londonEnglish from '../../../companies/london/texts/en-GB.json' with { type: 'json' }
import montrealCompany from '../../../companies/montreal/company.json' with { type: 'json' }
import montrealPolicy from '../../../companies/montreal/policy.json' with { type: 'json' }
import montrealPrices from '../../../companies/montreal/price-book.json' with { type: 'json' }
import montrealEnglish from '../../../companies/montreal/texts/en-CA.json' with { type: 'json' }
import montrealFrench from '../../../companies/montreal/texts/fr-CA.json' with { type: 'json' }
import type { Business } from '../company/business.ts'
import { type CompanyFiles, parseBusiness } from '../company/parse-business.ts'
import { gtaBusiness } from './business.ts'

function read(files: CompanyFiles): Business {
  const parsed = parseBusiness(files)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

/** The companies of the repository, by their folders. */
export const companies: Readonly<Record<string, Business>> = {
  'dust-force': gtaBusiness,
  london: read({
    'company.json': londonCompany,
    'price-book.json': londonPrices,
    'policy.json': londonPolicy,
    texts: { 'en-GB': londonEnglish },
  }),
  montreal: read({
    'company.json': montrealCompany,
    'price-book.json': montrealPrices,
    'policy.json': montrealPolicy,
    texts: { 'en-CA': montrealEnglish, 'fr-CA': montrealFrench },
  }),
}
