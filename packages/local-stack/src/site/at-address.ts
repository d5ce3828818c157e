import { gtaCompany } from '@dustforce/office/company'

/** A text of the built site with the address that the public reaches it at, in place of the company's own, which it was built with. */
export function atAddress(text: string, siteUrl: string | undefined): string {
  return siteUrl === undefined ? text : text.replaceAll(gtaCompany.website, siteUrl)
}
