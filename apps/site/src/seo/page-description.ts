import type { Business } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import { visitOf } from '@dustforce/office/company/own-words'
import { fill } from '@dustforce/office/texts/fill'
import search from '@dustforce/office/texts/search.en.json'
import { saidIn } from '../texts/said-in.ts'
import { otherPages } from './page-descriptions.en.ts'

/** Returns what search engines and shared links say of each page, by path; only prerendered pages need it. */
export function pageDescriptions(business: Business): Readonly<Record<string, string>> {
  const values = companyValues(business)
  const { home, careers, faq, terms, cancellation, accessibility } = saidIn(business, 'search', search)
  const sections = {
    ...{ '/': home, '/book-online': home, '/careers': careers, '/faq': faq, '/terms-privacy': terms },
    ...{ '/cancellation-policy': cancellation, '/accessibility': accessibility },
  }
  return {
    ...otherPages(business.company.name, visitOf(business)),
    ...Object.fromEntries(Object.entries(sections).map(([path, text]) => [path, fill(text, values)])),
  }
}
