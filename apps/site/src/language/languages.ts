/** A language that the site is built in. */
export interface SiteLanguage {
  readonly code: string
  /** As its speakers call it. */
  readonly name: string
  readonly basename: string
}

/** Every language of the site, the default first: `<name>.en.ts` has its messages, and the other languages have a file of the same name. */
export const siteLanguages: readonly SiteLanguage[] = [
  { code: 'en-CA', name: 'English', basename: '' },
  { code: 'fr-CA', name: 'Français', basename: '/fr' },
]

/** The address of a path of the site's list in a language. */
export function pathIn({ basename }: SiteLanguage, path: string): string {
  return path === '/' ? basename || '/' : `${basename}${path}`
}
