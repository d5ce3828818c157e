/** The addresses of pages in a language. */
export interface Addresses {
  /** The address of a page, or of a section, in this language. */
  readonly to: (path: string) => string
  /** The path of a page, as the site's list has it, of an address in this language; no page's for one in another. */
  readonly pathOf: (pathname: string) => string
}

/**
 * The addresses below a folder.
 *
 * @param basename '/' for the default language
 */
export function addressesBelow(basename: string): Addresses {
  if (basename === '/') return { to: (path) => path, pathOf: (pathname) => pathname }
  return {
    to: (path) => `${basename}${path.replace(/^\/(?=$|[#?])/, '')}`,
    pathOf: (pathname) =>
      pathname === basename || pathname.startsWith(`${basename}/`)
        ? pathname.slice(basename.length) || '/'
        : '*',
  }
}
