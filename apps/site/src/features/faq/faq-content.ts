import type { Business } from '@dustforce/office/company'
import faq from '@dustforce/office/texts/faq.en.json'
import { bookValues } from '../../texts/book-values.ts'
import { fill, fillEach } from '../../texts/fill.ts'
import type { FaqCategory } from './faq-list.tsx'

/** The questions that a company answers. */
export function faqCategories(business: Business): readonly FaqCategory[] {
  const values = bookValues(business)
  return faq.categories.map(({ id, title, entries }) => ({ id, title, entries: fillEach(entries, values) }))
}

/** What stands above them. */
export function faqIntro(business: Business): string {
  return fill(faq.intro, bookValues(business))
}
