import type { PriceBook } from '@dustforce/core/catalogue'
import type { SeriesVisit } from '@dustforce/core/series'
import { bookInWords } from '../language/own-names.fr.ts'
import { type Consent, type ConsentQuestion, seriesConsent } from './consent.ts'
import { consentText as inEnglish } from './consent-words.en.ts'
import { consentText as inFrench } from './consent-words.fr.ts'

/** The consent in the language in which it was shown; in English when the words are those of none. Null where there is none to give. */
export function knownConsent(
  later: readonly SeriesVisit[],
  question: ConsentQuestion & { readonly book: PriceBook },
  shown: string,
): Consent | null {
  const french = seriesConsent(later, { ...question, book: bookInWords(question.book) }, inFrench)
  return french?.text === shown ? french : seriesConsent(later, question, inEnglish)
}
