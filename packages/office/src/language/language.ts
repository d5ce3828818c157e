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

/** The two letters of a language, which also name the files of its messages and the folder of its pages: 'fr'. */
export function lettersOf(language: string): string {
  return language.slice(0, 2)
}

/**
 * The language whose messages a company's language has: British English has those of English. Undefined for one without messages.
 *
 * @example
 * messagesOf('en-GB') // => 'en-CA'
 */
export function messagesOf(code: string): Language | undefined {
  return languageOptions.find(({ value }) => lettersOf(value) === lettersOf(code))?.value
}

interface Speaking {
  /** BCP 47; the first is the default. */
  readonly languages: readonly string[]
}

/**
 * A company's own code of a language that is stored with a booking; its default when it does not have that language.
 *
 * @example
 * codeOf({ languages: ['en-GB'] }, 'en-CA') // => 'en-GB'
 */
export function codeOf({ languages }: Speaking, stored: unknown): string {
  const language = languageOf(stored)
  return (
    languages.find((code) => code === stored || messagesOf(code) === language) ?? languages[0] ?? language
  )
}

/**
 * Returns the path below which the pages of a company's site in a language stand; '' for its default language.
 *
 * @param stored the language as it is or as a booking has it
 * @example
 * languagePath({ languages: ['en-CA', 'fr-CA'] }, 'fr-CA') // => '/fr'
 */
export function languagePath(company: Speaking, stored: unknown): string {
  const code = codeOf(company, stored)
  return code === company.languages[0] ? '' : folderOf(code)
}

/** Returns the path of the pages in a language that is not the site's default. */
export function folderOf(code: string): string {
  return `/${lettersOf(code)}`
}
