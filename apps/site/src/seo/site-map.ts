import type { Company } from '@dustforce/office/company'
import { pages } from '../app/pages.ts'
import { pathIn, siteLanguages } from '../language/languages.ts'
import { absoluteUrl } from './site-url.ts'

/** The sitemap: every page that search engines may list, in every language. Each says itself which others it has. */
export function siteMap(company: Company): string {
  const urls = pages
    .filter((page) => page.listed)
    .flatMap(({ path }) =>
      siteLanguages(company).map((language) => absoluteUrl(company, pathIn(language, path))),
    )
    .map((url) => `  <url><loc>${url}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const paymentPages = ['/payment-success', '/payment-cancelled']

/** Says what crawlers are asked to leave alone, and where the sitemap is. */
export function robotsText(company: Company): string {
  const unlisted = siteLanguages(company)
    .flatMap((language) => paymentPages.map((path) => `Disallow: ${pathIn(language, path)}\n`))
    .join('')
  return `User-agent: *\nDisallow: /admin\n${unlisted}\nSitemap: ${absoluteUrl(company, '/sitemap.xml')}\n`
}
