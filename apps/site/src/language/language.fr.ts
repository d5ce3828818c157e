/** The language that the pages of this build are in. */
export const language: string = 'fr-CA'

/** Where its pages begin. */
export const basename: string = '/fr'

/** The address of a page, or of a section, in this language. */
export function to(path: string): string {
  return `${basename}${path.replace(/^\/(?=$|[#?])/, '')}`
}

/** The path of a page, as the site's list has it, of an address in this language; no page's for one in another. */
export function pathOf(pathname: string): string {
  return pathname === basename || pathname.startsWith(`${basename}/`)
    ? pathname.slice(basename.length) || '/'
    : '*'
}
