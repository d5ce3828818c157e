import { gtaCompany } from '@dustforce/office/company'

/** Where the public site lives; a build for another address sets `VITE_SITE_URL`. */
const siteUrl: string = (import.meta.env.VITE_SITE_URL ?? gtaCompany.website).replace(/\/$/, '')

/** The full public address of a path. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`
}
