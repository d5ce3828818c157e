/** The language that the pages of this build are in. */
export const language = 'en-CA'

/** Where its pages begin. */
export const basename = '/'

/** The address of a page, or of a section, in this language. */
export function to(path: string): string {
  return path
}

/** The path of a page, as the site's list has it, of an address in this language. */
export function pathOf(pathname: string): string {
  return pathname
}
