import type { Business } from '@dustforce/office/company'
import { showBrand } from '@dustforce/ui/show-brand'
import { pathOf } from '../language/language.en.ts'
import { jsonLdOf } from '../seo/json-ld.ts'
import { pageAt } from './pages.ts'

/** Brings what of a page stands outside of it to what was published: its colours, and what search engines read. */
export function showPublished(built: Business, shown: Business): void {
  showBrand(built.company.brand, shown.company.brand)
  const { path, canonicalPath = path } = pageAt(pathOf(location.pathname))
  const written = document.querySelectorAll('script[type="application/ld+json"]')
  jsonLdOf(canonicalPath, shown).forEach((data, nr) => {
    const element = written[nr]
    if (element !== undefined) element.textContent = JSON.stringify(data)
  })
}
