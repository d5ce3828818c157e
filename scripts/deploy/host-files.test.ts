import { describe, expect, test } from 'vitest'
import { pages } from '../../apps/site/src/app/pages.ts'
import { privateHeaders, privatePages } from '../../packages/local-stack/src/http/security-headers.ts'
import { hubPaths } from '../../packages/local-stack/src/site/serve-files.ts'
import { hub, immutable, siteHeaders } from './headers.ts'
import { caddyfile, headersFile, nginxConf, redirects } from './host-files.ts'
import { caddyHost } from './testing/caddy-host.ts'
import { cloudflareHost } from './testing/cloudflare-host.ts'
import { followed, type Host, type HostAnswer } from './testing/host.ts'
import { netlifyHost } from './testing/netlify-host.ts'
import { nginxHost } from './testing/nginx-host.ts'

const deployment = {
  projectUrl: 'https://api.dust.example',
  publishableKey: 'sb_publishable_1',
  siteUrl: 'https://www.dust.example',
}
/** The headers that must not be missing anywhere, whatever else is said. */
const named = [
  ['content-security-policy', /^default-src 'self';.*https:\/\/api\.dust\.example.*frame-ancestors 'none'$/],
  ['strict-transport-security', /^max-age=\d{8}/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
] as const
const common = siteHeaders(deployment)
const pageFile = (path: string) => `${path}/index.html`.slice(path === '/' ? 2 : 1)
const files = new Set([
  ...pages.map(({ path }) => pageFile(path)),
  '404.html',
  'sitemap.xml',
  'assets/page-1.js',
  'admin/index.html',
  'admin/assets/hub-1.js',
])
const blocks = headersFile(deployment)
const hosts: Readonly<Record<string, Host>> = {
  nginx: nginxHost(nginxConf(deployment), files),
  Caddy: caddyHost(caddyfile(deployment), files),
  'Cloudflare Pages': cloudflareHost(redirects, blocks, files),
  Netlify: netlifyHost(redirects, blocks, files, false),
  'a host that adds up headers': netlifyHost(redirects, blocks, files, true),
}

/**
 * Returns what a browser makes of headers that were said more than once: the last policy for referrers that it knows counts, and of a list each word
 * once.
 */
function effective({ headers }: HostAnswer): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const words = [...new Set(value.split(', '))]
      return [name, name === 'referrer-policy' ? (words.at(-1) ?? '') : words.join(', ')]
    }),
  )
}

/** The addresses of a page: its path with and without a slash at the end. */
const spellings = (path: string) => (path === '/' ? ['/'] : [path, `${path}/`])

test.each(named)('the common headers have %s', (name, value) => {
  expect(common[name]).toMatch(value)
})

test('the pages that hosts are told are private are those of the site', () => {
  const isPrivate = pages.filter((page) => page.isPrivate === true).map(({ path }) => path)
  expect(isPrivate.toSorted()).toEqual([...privatePages].toSorted())
})

describe.each(Object.entries(hosts))('%s', (name, host) => {
  const publicPages = pages.filter((page) => page.isPrivate !== true).map(({ path }) => path)
  test.each(publicPages.flatMap(spellings))(
    'sends the public page %s with the common headers alone',
    (path) => {
      const answer = followed(host, path)
      const file = pageFile(path === '/' ? path : path.replace(/\/$/, ''))
      expect(answer).toMatchObject({ status: 200, file })
      expect(effective(answer)).toEqual(common)
    },
  )

  test.each(privatePages.flatMap((path) => [...spellings(path), `${path}/index.html`]))(
    'sends the private page %s to nobody else, and nobody learns of it',
    (path) => {
      const answer = followed(host, path)
      expect(answer).toMatchObject({ status: 200, file: pageFile(path.replace(/\/(index\.html)?$/, '')) })
      expect(effective(answer)).toEqual({ ...common, ...privateHeaders })
    },
  )

  test.each([...hubPaths].flatMap((path) => spellings(path === '' ? '/admin' : `/admin/${path}`)))(
    'sends the Command Hub at %s with all headers',
    (path) => {
      const answer = followed(host, path)
      expect(answer).toMatchObject({ status: 200, file: 'admin/index.html' })
      expect(effective(answer)).toEqual({ ...common, ...hub })
    },
  )

  test.each(['/assets/page-1.js', '/admin/assets/hub-1.js'])('lets browsers keep %s', (path) => {
    const answer = host(path)
    expect(answer).toMatchObject({ status: 200, file: path.slice(1) })
    expect(effective(answer)).toMatchObject({ ...common, ...immutable })
  })

  test.each(['/assets/page-0.js', '/admin/assets/hub-0.js', '/assets/x/y.js', '/admin/assets/x/y.js'])(
    'answers 404 for %s, which is of another build',
    (path) => {
      const answer = followed(host, path)
      expect(answer).toMatchObject({ status: 404, file: '404.html' })
      expect(effective(answer)).toMatchObject(common)
      // Its `_headers` are for paths, whatever becomes of them.
      if (host !== hosts.Netlify && host !== hosts['a host that adds up headers'])
        expect(effective(answer)['cache-control']).not.toBe(immutable['cache-control'])
    },
  )

  test.each([
    '/nope',
    '/nope/',
    '/faq/nope',
    '/faqs',
    '/administrator',
    '/admin-old',
    '/admin.php',
    '/booking/nope',
    '/bookings',
    '/jobs',
    '/assets-old',
    '/x/admin',
    '/x/booking',
  ])('answers 404 for %s with the common headers', (path) => {
    const answer = followed(host, path)
    expect(answer).toMatchObject({ status: 404, file: '404.html' })
    expect(effective(answer)).toMatchObject(common)
  })

  test('answers an unknown address below /admin with the Command Hub or the 404 page, and all headers', () => {
    const answer = followed(host, '/admin/dashboard/nope')
    expect(answer).toMatchObject(
      name === 'Cloudflare Pages'
        ? { status: 404, file: '404.html' }
        : { status: 200, file: 'admin/index.html' },
    )
    expect(effective(answer)).toMatchObject({ ...common, ...hub })
  })
})

test('the page that a host leads to has no more and no fewer headers than the address that leads there', () => {
  const host = hosts['Cloudflare Pages']
  expect(host?.('/booking')).toMatchObject({ status: 308, location: '/booking/' })
  for (const path of privatePages) expect(host?.(path).headers).toEqual(host?.(`${path}/`).headers)
})
