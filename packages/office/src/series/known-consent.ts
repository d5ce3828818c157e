import type { PriceBook } from '@dustforce/core/catalogue'
import type { SeriesVisit } from '@dustforce/core/series'
import { type Business, businessIn } from '../company/index.ts'
import { languageOptions } from '../language/language.ts'
import { type Consent, type ConsentQuestion, seriesConsent } from './consent.ts'
import { consentText as inEnglish } from './consent-words.en.ts'
import { consentText as inFrench } from './consent-words.fr.ts'

/** The consent in the language in which it was shown; in the first when the words are those of none. Null where there is none to give. */
export function knownConsent(
  later: readonly SeriesVisit[],
  business: Business,
  question: Omit<ConsentQuestion, 'money'> & { readonly book: PriceBook },
  shown: string,
): Consent | null {
  const installed = { ...business, priceBook: question.book }
  const consents = languageOptions.map(({ value }) => {
    const { priceBook: book, money } = businessIn(installed, value)
    return seriesConsent(later, { ...question, book, money }, value === 'fr-CA' ? inFrench : inEnglish)
  })
  return consents.find((consent) => consent?.text === shown) ?? consents[0] ?? null
}
