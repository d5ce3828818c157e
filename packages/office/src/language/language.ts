/** The languages that customers are served in, in pages, letters, receipts and calendar files, as the Command Hub names them; the office's own first. */
export const languageOptions = [
  { value: 'en-CA', label: 'English' },
  { value: 'fr-CA', label: 'French' },
] as const

/** A language that customers are served in. */
export type Language = (typeof languageOptions)[number]['value']

/**
 * The language that a stored text names; the office's own for any other.
 *
 * @example
 * languageOf('fr-CA') // => 'fr-CA'
 */
export function languageOf(stored: unknown): Language {
  return languageOptions.find(({ value }) => value === stored)?.value ?? languageOptions[0].value
}

const paths: Readonly<Record<Language, string>> = { 'en-CA': '', 'fr-CA': '/fr' }

/**
 * Where the site's pages in a language stand: below this path.
 *
 * @param language one of the languages, as it is or as a booking has it
 * @example
 * languagePath('fr-CA') // => '/fr'
 */
export function languagePath(language: unknown): string {
  return paths[languageOf(language)]
}
