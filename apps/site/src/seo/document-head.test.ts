import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { notFoundPage, pageAt, pages } from '../app/pages.ts'
import { documentHead } from './document-head.ts'
import { pageDescriptions } from './page-description.ts'

const linesOf = (path: string) => documentHead(pageAt(path), gtaBusiness).split('\n    ')

test('the head of a page says what it is, where it is and how it may be used', () => {
  const title = 'Questions and Answers | Dust Force'
  const description = pageDescriptions(gtaBusiness)['/faq']
  expect(linesOf('/faq').filter((line) => !line.startsWith('<script'))).toEqual([
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://*.supabase.co wss://*.supabase.co https://api.stripe.com https://api.resend.com; object-src 'none'; base-uri 'self'; form-action 'self' https://checkout.stripe.com" />`,
    '<meta http-equiv="X-Content-Type-Options" content="nosniff" />',
    '<meta name="referrer" content="strict-origin-when-cross-origin" />',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    '<meta name="robots" content="index, follow" />',
    '<link rel="canonical" href="https://www.dustforce.ca/faq" />',
    '<link rel="alternate" hreflang="en-CA" href="https://www.dustforce.ca/faq" />',
    '<link rel="alternate" hreflang="fr-CA" href="https://www.dustforce.ca/fr/faq" />',
    '<link rel="alternate" hreflang="x-default" href="https://www.dustforce.ca/faq" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Dust Force" />',
    '<meta property="og:locale" content="en_CA" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:url" content="https://www.dustforce.ca/faq" />',
    '<meta property="og:image" content="https://www.dustforce.ca/social-card.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="theme-color" content="#f8f7f2" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#0d1917" media="(prefers-color-scheme: dark)" />',
  ])
})

test('every page has a description, and every description a page', () => {
  const paths = [...pages, notFoundPage].map((page) => page.path)
  expect(Object.keys(pageDescriptions(gtaBusiness)).toSorted()).toEqual(paths.toSorted())
})

test('a title and a description cannot leave their place', () => {
  const head = documentHead({ ...pageAt('/careers'), title: () => 'A & "B" </title><script>' }, gtaBusiness)
  expect(head).toContain('<title>A &amp; &quot;B&quot; &lt;/title>&lt;script></title>')
  expect(head).not.toContain('<script>')
})

test('another address of a page is indexed as that page; what is not listed is not indexed', () => {
  const facts = (head: string) => [
    /robots" content="([^"]*)/.exec(head)?.[1],
    /canonical" href="([^"]*)/.exec(head)?.[1],
  ]
  expect(facts(documentHead(pageAt('/book-online'), gtaBusiness))).toEqual([
    'index, follow',
    'https://www.dustforce.ca/',
  ])
  expect(facts(documentHead(pageAt('/payment-success'), gtaBusiness))).toEqual([
    'noindex',
    'https://www.dustforce.ca/payment-success',
  ])
  expect(facts(documentHead(notFoundPage, gtaBusiness))).toEqual(['noindex', 'https://www.dustforce.ca/404'])
})

test('every page is described', () => {
  for (const page of [...pages, notFoundPage])
    expect(documentHead(page, gtaBusiness)).toMatch(/<meta name="description" content="[^"]{20,}" \/>/)
  expect(documentHead({ ...pageAt('/faq'), path: '/new' }, gtaBusiness)).toContain(
    '<meta name="description" content="" />',
  )
})

test('structured data stands in scripts that no text can end early', () => {
  const scripts = linesOf('/faq').filter((line) => line.startsWith('<script'))
  expect(scripts).toHaveLength(1)
  const text =
    scripts[0]?.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '') ?? ''
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@type': 'FAQPage' })
  expect(linesOf('/careers').some((line) => line.startsWith('<script'))).toBe(false)
})

test('a private page tells nobody where a visitor comes from, and is not listed', () => {
  const lines = linesOf('/booking')
  expect(lines).toContain('<meta name="referrer" content="no-referrer" />')
  expect(lines).toContain('<meta name="robots" content="noindex" />')
})
