import { createHash, timingSafeEqual } from 'node:crypto'
import { addressOf, type CallerFacts } from './bounded-request.ts'

/*
 * The stand-ins show every customer's letters and pay without money, so they are only for users of this machine. Elsewhere a key opens them.
 */

const cookieName = 'stand_in_key'
const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i
/** A page of another site whose name was made to lead here is not local, nor is one that a proxy brings. */
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'cf-connecting-ip',
  'forwarded',
  'via',
]

function isLocal(request: Request, caller: CallerFacts): boolean {
  const { headers } = request
  if (!caller.trustProxy && proxyHeaders.some((name) => headers.has(name))) return false
  const host = headers.get('host') ?? new URL(request.url).host
  return localHost.test(host) && loopback.test(addressOf(headers, caller) ?? '')
}

function isSame(shown: string, key: string): boolean {
  const [a, b] = [shown, key].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const cookieOf = (headers: Headers): string =>
  headers
    .get('cookie')
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === cookieName)?.[1] ?? ''

const closed = (): Response =>
  new Response(
    'This page opens on the machine that the server runs on, or with the STAND_IN_KEY it was started with.',
    {
      status: 403,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  )

/** Keeps the key in a cookie, and out of the address. */
function opened(url: URL, key: string): Response {
  url.searchParams.delete('key')
  return new Response(null, {
    status: 303,
    headers: {
      location: `${url.pathname}${url.search}`,
      'set-cookie': `${cookieName}=${encodeURIComponent(key)}; Path=/; HttpOnly; SameSite=Lax`,
    },
  })
}

/** Judges who may see a stand-in: null lets the request through. */
export function makeStandInGate(key: string | undefined) {
  return (request: Request, caller: CallerFacts): Response | null => {
    if (isLocal(request, caller)) return null
    if (key === undefined) return closed()
    if (isSame(cookieOf(request.headers), encodeURIComponent(key))) return null
    const url = new URL(request.url)
    const shown = url.searchParams.get('key')
    return shown !== null && isSame(shown, key) ? opened(url, key) : closed()
  }
}
