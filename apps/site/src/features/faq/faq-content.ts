import type { Business } from '@dustforce/office/company'
import faq from '@dustforce/office/texts/faq.en.json'
import { fill, fillEach } from '@dustforce/office/texts/fill'
import { bookValues } from '../../texts/book-values.ts'
import { saidIn } from '../../texts/said-in.ts'
import type { FaqCategory } from './faq-list.tsx'

/** The questions that a company answers. */
export function faqCategories(business: Business): readonly FaqCategory[] {
  const values = bookValues(business)
  return saidIn(business, 'faq', faq).categories.map(({ id, title, entries }) => ({
    id,
    title,
    entries: fillEach(entries, values),
  }))
}

/** Returns the text above them. */
export function faqIntro(business: Business): string {
  return fill(saidIn(business, 'faq', faq).intro, bookValues(business))
}
