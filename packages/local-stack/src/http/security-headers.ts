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

/** Browsers that do not count a socket as `'self'` need its origin; a host that is no host gets none. */
const socketOf = (host: string | undefined): { readonly socket?: string } =>
  host !== undefined && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)
    ? { socket: `ws://${host} wss://${host}` }
    : {}

/** The policy of a page that is served at `host`. */
export function pagePolicy(host: string | undefined): string {
  return contentSecurityPolicy(socketOf(host))
}

/** Puts the security headers on every answer, errors included. An answer that brings its own policy keeps it. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', pagePolicy(c.req.header('host')))
  }
}
