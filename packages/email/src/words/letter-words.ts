import { type Language, languageOf, type Translation } from '@dustforce/office/language'
import { createContext } from 'react'
import * as english from './letters.en.ts'
import * as french from './letters.fr.ts'

/** What letters say, in one language. */
export type LetterWords = Translation<typeof english>

const inEach: Readonly<Record<Language, LetterWords>> = { 'en-CA': english, 'fr-CA': french }

/** What letters say to somebody, by the language that is stored with the booking. */
export function wordsFor(stored: unknown): LetterWords {
  return inEach[languageOf(stored)]
}

/** The words of the letter that is drawn; the office's own language in the letters to the company and its contractors. */
export const Words = createContext<LetterWords>(english)
