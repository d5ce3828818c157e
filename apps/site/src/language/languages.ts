import type { Company } from '@dustforce/office/company'

const names: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' }

/** A language that a company's site is built in. */
export interface SiteLanguage {
  readonly code: string
  /** As its speakers call it. */
  readonly name: string
  readonly basename: string
}

/** Every language of a company's site, the default first: `<name>.en.ts` has the messages of English, and the other languages have a file of the same name. */
export function siteLanguages(company: Pick<Company, 'languages'>): readonly SiteLanguage[] {
  return company.languages.map((code, nr) => {
    const letters = code.slice(0, 2)
    return { code, name: names[letters] ?? code, basename: nr === 0 ? '' : `/${letters}` }
  })
}

/** The address of a path of the site's list in a language. */
export function pathIn({ basename }: Pick<SiteLanguage, 'basename'>, path: string): string {
  return path === '/' ? basename || '/' : `${basename}${path}`
}
