import { phoneUri } from '@dustforce/core/validation'
import type { Business, Company } from '@dustforce/office/company'
import { showBrand } from '@dustforce/ui/show-brand'

/** Brings what of a page stands outside of it to what was published: its colours, and how search engines reach the company. */
export function showPublished(built: Business, { company }: Business): void {
  showBrand(built.company.brand, company.brand)
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data: Readonly<Record<string, unknown>> = JSON.parse(script.textContent)
    if (data['@type'] === 'LocalBusiness')
      script.textContent = JSON.stringify({ ...data, ...reachedAs(company) })
  }
}

/** Returns who a company is and how it is reached, as schema.org has it. */
function reachedAs({ name, phone, email, address }: Company) {
  return {
    ...{ name, telephone: phoneUri(phone), email },
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
  }
}
