import type { BookNames } from '../language/book-in.ts'

/** Texts of a section by their names; lists where a section has some of a kind. */
export type SectionTexts = Readonly<Record<string, unknown>>

/**
 * The words of a company in one of its languages: `texts/fr-CA.json` of its folder. What is left out is said as the other files say it, or in words
 * that suit any company.
 */
export interface CompanyTexts {
  /** The words of `company.json` in this language. */
  readonly company?: {
    readonly serviceArea?: string
    readonly visit?: string
    readonly insurance?: string
    readonly jurisdiction?: string
    readonly privacyLaw?: string
  }
  /** The names of the things of the price book in this language. */
  readonly book?: BookNames
  /** The sections of the website. */
  readonly site?: Readonly<Record<string, SectionTexts>>
  /** The sentences of letters, by the notice that they are of. */
  readonly letters?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The words of a company in its languages, by their codes: 'fr-CA'. Published, only what an owner says otherwise than the folder. */
export type TextsByLanguage = Readonly<Record<string, CompanyTexts>>
