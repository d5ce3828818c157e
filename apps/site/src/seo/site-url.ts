import type { Company } from '@dustforce/office/company'

/** The full public address of a path of a company's site; a build for another address sets `VITE_SITE_URL`. */
export function absoluteUrl({ website }: Company, path: string): string {
  return `${(import.meta.env.VITE_SITE_URL ?? website).replace(/\/$/, '')}${path}`
}
