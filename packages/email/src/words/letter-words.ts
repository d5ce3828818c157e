import { type Business, businessIn } from '@dustforce/office/company'
import { type Language, languageOf, languagePath, type Translation } from '@dustforce/office/language'
import { createContext, use } from 'react'
import * as english from './letters.en.ts'
import * as french from './letters.fr.ts'

/** What letters say, in one language, of one company. */
export interface LetterWords extends Translation<typeof english> {
  readonly business: Business
  /** Where the site's pages in this language are. */
  readonly basename: string
}

const inEach: Readonly<Record<Language, Translation<typeof english>>> = { 'en-CA': english, 'fr-CA': french }

/** What letters say to somebody, by the language that is stored with the booking; the office's own for any other. */
export function wordsFor(business: Business, stored: unknown): LetterWords {
  const language = languageOf(stored)
  const basename = languagePath(business.company, stored)
  return { ...inEach[language], business: businessIn(business, stored), basename }
}

const Words = createContext<LetterWords | null>(null)

/** Hands the words to the letter that is drawn. */
export const SpokenIn = Words.Provider

/** The words of the letter that is drawn. */
export function useWords(): LetterWords {
  const words = use(Words)
  if (words === null) throw new Error('A letter is drawn without its words')
  return words
}
