/** A language that customers are served in: pages, letters, receipts and calendar files. */
export type Language = 'en-CA' | 'fr-CA'

/** Every such language, the office's own first. */
export const languages: readonly Language[] = ['en-CA', 'fr-CA']

/** What the Command Hub calls them. */
export const languageNames: Readonly<Record<Language, string>> = { 'en-CA': 'English', 'fr-CA': 'French' }

/** The language that a text names; English for every other. */
export function languageOf(text: string | null | undefined): Language {
  return languages.find((language) => language === text) ?? 'en-CA'
}
