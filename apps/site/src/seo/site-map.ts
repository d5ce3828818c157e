import { pages } from '../app/pages.ts'
import { absoluteUrl } from './site-url.ts'

/** The sitemap: every page that search engines may list. */
export function siteMap(): string {
  const urls = pages
    .filter((page) => page.listed)
    .map((page) => `  <url><loc>${absoluteUrl(page.path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What crawlers are asked to leave alone, and where the sitemap is. */
export function robotsText(): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /payment-success\nDisallow: /payment-cancelled\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}
