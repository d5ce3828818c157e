import type { Company, TextsByLanguage } from '@dustforce/office/company'
import { lettersOf } from '@dustforce/office/language/languages'
import accessibilityEn from '@dustforce/office/texts/accessibility.en.json'
import accessibilityFr from '@dustforce/office/texts/accessibility.fr.json'
import bookEn from '@dustforce/office/texts/book.en.json'
import bookFr from '@dustforce/office/texts/book.fr.json'
import cancellationEn from '@dustforce/office/texts/cancellation.en.json'
import cancellationFr from '@dustforce/office/texts/cancellation.fr.json'
import careersEn from '@dustforce/office/texts/careers.en.json'
import careersFr from '@dustforce/office/texts/careers.fr.json'
import faqEn from '@dustforce/office/texts/faq.en.json'
import faqFr from '@dustforce/office/texts/faq.fr.json'
import frameEn from '@dustforce/office/texts/frame.en.json'
import frameFr from '@dustforce/office/texts/frame.fr.json'
import homeEn from '@dustforce/office/texts/home.en.json'
import homeFr from '@dustforce/office/texts/home.fr.json'
import lettersEn from '@dustforce/office/texts/letters.en.json'
import lettersFr from '@dustforce/office/texts/letters.fr.json'
import offerEn from '@dustforce/office/texts/offer.en.json'
import offerFr from '@dustforce/office/texts/offer.fr.json'
import paymentEn from '@dustforce/office/texts/payment.en.json'
import paymentFr from '@dustforce/office/texts/payment.fr.json'
import searchEn from '@dustforce/office/texts/search.en.json'
import searchFr from '@dustforce/office/texts/search.fr.json'
import storyEn from '@dustforce/office/texts/story.en.json'
import storyFr from '@dustforce/office/texts/story.fr.json'
import termsEn from '@dustforce/office/texts/terms.en.json'
import termsFr from '@dustforce/office/texts/terms.fr.json'
import testimonialsEn from '@dustforce/office/texts/testimonials.en.json'
import testimonialsFr from '@dustforce/office/texts/testimonials.fr.json'

const texts: TextsByLanguage = {
  en: {
    book: bookEn,
    letters: lettersEn,
    site: {
      frame: frameEn,
      home: homeEn,
      offer: offerEn,
      story: storyEn,
      testimonials: testimonialsEn,
      faq: faqEn,
      careers: careersEn,
      payment: paymentEn,
      terms: termsEn,
      cancellation: cancellationEn,
      accessibility: accessibilityEn,
      search: searchEn,
    },
  },
  fr: {
    book: bookFr,
    letters: lettersFr,
    site: {
      frame: frameFr,
      home: homeFr,
      offer: offerFr,
      story: storyFr,
      testimonials: testimonialsFr,
      faq: faqFr,
      careers: careersFr,
      payment: paymentFr,
      terms: termsFr,
      cancellation: cancellationFr,
      accessibility: accessibilityFr,
      search: searchFr,
    },
  },
}

/**
 * Returns the texts of the site's sections and of the letters before anything is published, in each language of a company: its folder's own texts,
 * and those that suit any company where it has none.
 */
export function installedTexts({ languages }: Company): TextsByLanguage {
  return Object.fromEntries(languages.map((code) => [code, texts[lettersOf(code)] ?? {}]))
}
