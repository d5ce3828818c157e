/**
 * A text of the built site with the address that the public reaches it at, in place of the company's own, which it was built with.
 *
 * @param website the company's
 */
export function atAddress(text: string, website: string, siteUrl: string | undefined): string {
  return siteUrl === undefined ? text : text.replaceAll(website, siteUrl)
}
