import type { SitePage } from '../app/pages.ts'
import { language, to } from '../language/language.en.ts'
import { pathIn, siteLanguages } from '../language/languages.ts'
import { jsonLdOf } from './json-ld.ts'
import { pageDescriptions } from './page-descriptions.en.ts'
import { securityHead } from './security-head.ts'
import { absoluteUrl } from './site-url.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`

/** The same page in every language, and the one for everybody else's. */
function alternates(path: string): string[] {
  const link = (code: string, url: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escaped(absoluteUrl(url))}" />`
  return [...siteLanguages.map((other) => link(other.code, pathIn(other, path))), link('x-default', path)]
}

/** The head of a prerendered page: security, title, description, canonical address, social cards and structured data. */
export function documentHead(page: SitePage): string {
  const path = page.canonicalPath ?? (page.path === '*' ? '/404' : page.path)
  const url = absoluteUrl(to(path))
  const description = pageDescriptions[page.path] ?? ''
  const structured = jsonLdOf(path).map(
    // '<' must not end the script element early.
    (data) =>
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  )
  return [
    ...securityHead(page.isPrivate),
    `<title>${escaped(page.title)}</title>`,
    named('description', description),
    named('robots', page.listed || page.canonicalPath !== undefined ? 'index, follow' : 'noindex'),
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...(page.listed || page.canonicalPath !== undefined ? alternates(path) : []),
    property('og:type', 'website'),
    property('og:site_name', 'Dust Force'),
    property('og:locale', language.replace('-', '_')),
    property('og:title', page.title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', absoluteUrl('/social-card.png')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
    '<meta name="theme-color" content="#f8f7f2" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#0d1917" media="(prefers-color-scheme: dark)" />',
    ...structured,
  ].join('\n    ')
}
