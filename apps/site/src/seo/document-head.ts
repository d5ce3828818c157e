import type { Business, Company } from '@dustforce/office/company'
import type { SitePage } from '../app/pages.ts'
import { language, to } from '../language/language.en.ts'
import { pathIn, siteLanguages } from '../language/languages.ts'
import { jsonLdOf } from './json-ld.ts'
import { pageDescriptions } from './page-description.ts'
import { securityHead } from './security-head.ts'
import { absoluteUrl } from './site-url.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`

/** The same page in every language, and the one for everybody else's. */
function alternates(company: Company, path: string): string[] {
  const link = (code: string, url: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escaped(absoluteUrl(company, url))}" />`
  return [
    ...siteLanguages(company).map((other) => link(other.code, pathIn(other, path))),
    link('x-default', path),
  ]
}

/** The card that shared links show, or the company's photograph; nothing where it has neither. */
const shared: string = import.meta.env.SHARED_PICTURE ?? '/social-card.png'

function picture(company: Company): string[] {
  if (shared === '') return [named('twitter:card', 'summary')]
  const image = property('og:image', absoluteUrl(company, shared))
  const size = [property('og:image:width', '1200'), property('og:image:height', '630')]
  return [image, ...(shared === '/social-card.png' ? size : []), named('twitter:card', 'summary_large_image')]
}

/** The head of a prerendered page: security, title, description, canonical address, social cards and structured data. */
export function documentHead(page: SitePage, business: Business): string {
  const { company } = business
  const title = page.title(business)
  const path = page.canonicalPath ?? (page.path === '*' ? '/404' : page.path)
  const url = absoluteUrl(company, to(path))
  const description = pageDescriptions(business)[page.path] ?? ''
  const structured = jsonLdOf(path, business).map(
    // '<' must not end the script element early.
    (data) =>
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  )
  return [
    ...securityHead(page.isPrivate),
    `<title>${escaped(title)}</title>`,
    named('description', description),
    named('robots', page.listed || page.canonicalPath !== undefined ? 'index, follow' : 'noindex'),
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...(page.listed || page.canonicalPath !== undefined ? alternates(company, path) : []),
    property('og:type', 'website'),
    property('og:site_name', company.name),
    property('og:locale', language.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...picture(company),
    '<meta name="theme-color" content="#f8f7f2" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#0d1917" media="(prefers-color-scheme: dark)" />',
    ...structured,
  ].join('\n    ')
}
