import { type Business, businessIn, visitOf } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import type { Translation } from '@dustforce/office/language'
import { codeOf, type Language, languageOf, languagePath } from '@dustforce/office/language/languages'
import { fill } from '@dustforce/office/texts/fill'
import englishSentences from '@dustforce/office/texts/letters.en.json' with { type: 'json' }
import frenchSentences from '@dustforce/office/texts/letters.fr.json' with { type: 'json' }
import { overlaid } from '@dustforce/office/texts/overlaid'
import { createContext, use } from 'react'
import * as english from './letters.en.ts'
import * as french from './letters.fr.ts'

type Sentences = typeof englishSentences

/** The words of letters, in one language, of one company. */
export interface LetterWords extends Translation<typeof english> {
  readonly business: Business
  /** The company's word for a visit. */
  readonly visit: string
  /** The path below which the site's pages in this language are. */
  readonly basename: string
  /** A sentence of a letter in the company's own words, with what stands in its braces besides what the company says of itself. */
  readonly said: <Kind extends keyof Sentences>(
    kind: Kind,
    name: keyof Sentences[Kind] & string,
    values?: Readonly<Record<string, string>>,
  ) => string
}

const inEach: Readonly<Record<Language, Translation<typeof english>>> = { 'en-CA': english, 'fr-CA': french }
const sentencesIn: Readonly<Record<Language, Sentences>> = {
  'en-CA': englishSentences,
  'fr-CA': frenchSentences,
}

/** Returns the words of letters to somebody, by the language that is stored with the booking; the office's own for any other. */
export function wordsFor(business: Business, stored: unknown): LetterWords {
  const language = languageOf(stored)
  const shown = businessIn(business, stored)
  const own = business.texts?.[codeOf(business.company, stored)]?.letters
  const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = overlaid(
    sentencesIn[language],
    own,
  )
  const ofCompany = companyValues(shown)
  const visit = visitOf(shown)
  return {
    ...inEach[language],
    business: shown,
    visit,
    basename: languagePath(business.company, stored),
    said: (kind, name, values = {}) =>
      fill(
        sentences[kind]?.[name] ?? '',
        (value) => values[value] ?? (value === 'visit' ? visit : ofCompany(value)),
      ),
  }
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
