import { type Language, languageOf, type Translation } from '@dustforce/office/language'
import * as english from './page-words.en.ts'
import * as french from './page-words.fr.ts'

/** The words of a booking's page and its calendar, in one language. */
export type PageWords = Translation<typeof english>

const inEach: Readonly<Record<Language, PageWords>> = { 'en-CA': english, 'fr-CA': french }

/** The words for somebody, by the language that is stored with the booking; the office's own for its cleaners. */
export function pageWordsFor(stored: unknown): PageWords {
  return inEach[languageOf(stored)]
}
