import { folderOf, languageOptions } from '@dustforce/office/language/languages'
import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The headers of every answer, besides the policy. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Pages that show what is nobody else's business. */
export const privatePages = ['/booking', '/review', '/mail-choices', '/job', '/waiting'] as const

/** The pages of a site's other languages stand below some of these. */
export const languagePaths = languageOptions.map(({ value }) => folderOf(value))

/** Every address that a private page has, in every language: hosts answer with a slash at the end and for its file, too. */
export const privateAddresses: readonly string[] = ['', ...languagePaths]
  .flatMap((language) => privatePages.map((page) => `${language}${page}`))
  .flatMap((path) => [path, `${path}/`, `${path}/index.html`])

/** The headers of a private page, in place of the others': nothing keeps it, and nobody learns of it. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}

/** Browsers that do not count a socket as `'self'` need its origin; a host that is no host gets none. */
const socketOf = (host: string | undefined): { readonly socket?: string } =>
  host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)
    ? { socket: `ws://${host} wss://${host}` }
    : {}

/** The policy of a page that is served at `host`. */
export function pagePolicy(host: string | undefined): string {
  return contentSecurityPolicy(socketOf(host))
}

/**
 * Puts the security headers on every answer, errors included. An answer that brings its own policy keeps it, and one that tells others nothing of where it
 * is linked from stays so.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  const isSilent = headers.get('referrer-policy') === 'no-referrer'
  for (const [name, value] of Object.entries(fixedHeaders)) {
    if (!isSilent || name !== 'referrer-policy') headers.set(name, value)
  }
  if (privateAddresses.includes(c.req.path.replace(/\/+$/, '/'))) {
    for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value)
  }
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', pagePolicy(c.req.header('host')))
  }
}
