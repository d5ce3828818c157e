import { rateLimitMessage } from '@dustforce/office/stored'
import type { AnsweredRequest } from '@dustforce/workflows'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { stylesheetPath } from '../pages/layout.ts'
import { stylesheet } from '../pages/stylesheet.ts'
import { serveAdmin, serveSite } from '../site/serve-files.ts'
import type { SiteFiles } from '../site/site-files.ts'
import { makeBodyLimits } from './body-limits.ts'
import {
  addressOf,
  announcedBytes,
  bodilessRequest,
  boundedBody,
  type CallerFacts,
} from './bounded-request.ts'
import { requireCanonicalPath } from './canonical-path.ts'
import { crossOrigin } from './cross-origin.ts'
import type { Handler } from './in-process-fetch.ts'
import { isNestedDeeper } from './json-depth.ts'
import { observe, type RequestVariables } from './observe.ts'
import { securityHeaders } from './security-headers.ts'
import { makeStandInGate } from './stand-in-gate.ts'
import { networkOf } from './visitor.ts'

const megabyte = 1024 * 1024
const bodyLimit = megabyte
/** A résumé of 5 MiB, in base64, with the rest of the application. */
const applicationLimit = 8 * megabyte
const mostNested = 64

export interface WebAppParts {
  /** `auth/v1` and `rest/v1`. */
  readonly backend: Handler
  /** The keys of this installation: a body sent to `rest/v1` without one is not read. */
  readonly keys: readonly string[]
  /** Whether an address has sent too many applications to have another one read. */
  readonly hasSentTooMany?: (address: string) => Promise<boolean>
  /** `functions/v1`. */
  readonly functions: Handler
  /** The stand-ins that this installation has, by the path they are mounted at. */
  readonly standIns: Readonly<Record<string, Handler>>
  /** Opens the stand-ins' pages to others than this machine's own users. */
  readonly standInKey?: string | undefined
  readonly site: SiteFiles
  readonly admin: SiteFiles
  /** Whether a proxy in front of this server writes `x-forwarded-for`. */
  readonly trustProxy?: boolean
  readonly onError: (error: Error) => void
  /** Takes how each request was answered. */
  readonly onAnswer?: (request: AnsweredRequest) => void
  /** Numbers for Prometheus; not served without it. */
  readonly metrics?: Handler | undefined
  /** Whether process and database work. */
  readonly liveness: Handler
  /** Whether a proxy may send requests here. */
  readonly readiness: Handler
  /** Called after a huge body; memory is freed when left out. */
  readonly afterHuge?: () => void
}

const failure = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: message, message }, { status, headers })

/** The rest of the body is not read, so the connection cannot be used again. */
const tooLarge = () => failure(413, 'The request is too large.', { connection: 'close' })

/** The same; the sender may try again. */
const busy = (status: 429 | 503) =>
  failure(status, 'There are too many uploads at the moment. Please try again in a few seconds.', {
    connection: 'close',
    'retry-after': '10',
  })
const sentTooMany = () => failure(429, rateLimitMessage, { connection: 'close', 'retry-after': '1800' })

const unknownAddress = () => failure(404, 'There is nothing at this address.')

/** Takes the mount point off a request's path. */
function below(mount: string, request: Request): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(mount.length) || '/'
  return new Request(url, request)
}

const keyOf = (request: Request): string =>
  request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? ''

/** The handler that takes the requests to a path, and which of them. */
interface Route {
  readonly handler: Handler
  /** Bytes. */
  readonly limit: number
  readonly needsKey?: boolean
  /** The answer to a caller that the path is closed to. */
  readonly isClosed?: ((request: Request, caller: CallerFacts) => Response | null) | undefined
  /** Whether an address is refused before its body is read. */
  readonly isRefused?: ((address: string) => Promise<boolean>) | undefined
}

/** Everything that the one port serves. */
export function makeWebApp(parts: WebAppParts): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  const { trustProxy = false } = parts
  app.use(observe((answered) => parts.onAnswer?.(answered)))
  app.use(securityHeaders)
  const page = serveSite(parts.site)
  app.use(
    requireCanonicalPath(async (c) =>
      c.req.method === 'GET' || c.req.method === 'HEAD' ? page(c) : unknownAddress(),
    ),
  )
  // The REST service answers preflights to functions of the database itself.
  for (const path of ['/auth/v1/*', '/rest/v1/:table{(?!rpc).+}']) app.use(path, crossOrigin)
  app.onError((error) => {
    parts.onError(error)
    return failure(500, 'Internal server error')
  })

  // One answer for all visitors, which browsers keep and ask after.
  app.use('/rest/v1/rpc/current_business', etag(), async (c, next) => {
    await next()
    if (c.req.method === 'GET' && c.res.ok) c.header('cache-control', 'no-cache')
  })

  const bodies = makeBodyLimits(parts.afterHuge)
  const standInGate = makeStandInGate(parts.standInKey)
  /** Judges what can be judged before the body is there, then reads it whole. */
  const receive = async (
    request: Request,
    caller: CallerFacts,
    { limit, handler, needsKey = false, isClosed = () => null, isRefused = async () => false }: Route,
  ): Promise<Response> => {
    const refusal = isClosed(request, caller)
    if (refusal !== null) return refusal
    const bare = bodilessRequest(request, caller)
    const bytes = announcedBytes(request)
    if (bytes === 0 || (needsKey && !parts.keys.includes(keyOf(request)))) return handler(bare)
    if (bytes !== null && bytes > limit) return tooLarge()
    const address = addressOf(request.headers, caller) ?? 'unknown'
    if (await isRefused(address)) return sentTooMany()
    const room = await bodies.enter(bytes, networkOf(address))
    if (typeof room === 'string') return busy(room === 'visitor-busy' ? 429 : 503)
    try {
      const body = await boundedBody(request, limit)
      if (body === null) return tooLarge()
      if (isNestedDeeper(body, mostNested)) return failure(400, 'The request is nested too deeply.')
      return await handler(new Request(bare, { body }))
    } finally {
      room.release()
    }
  }
  const pass = (path: string, route: Route) =>
    app.all(path, (c) => {
      const { requestId } = c.var
      return receive(c.req.raw, { address: getConnInfo(c).remote.address, trustProxy, requestId }, route)
    })
  pass('/rest/v1/rpc/submit_application', {
    limit: applicationLimit,
    handler: parts.backend,
    needsKey: true,
    isRefused: parts.hasSentTooMany,
  })
  pass('/rest/v1/*', { limit: bodyLimit, handler: parts.backend, needsKey: true })
  pass('/auth/v1/*', { limit: bodyLimit, handler: parts.backend })
  const askHealth: Handler = (request) =>
    parts.functions(new Request(new URL('/functions/v1/health', request.url), request))
  pass('/livez', { limit: bodyLimit, handler: parts.liveness })
  pass('/readyz', { limit: bodyLimit, handler: parts.readiness })
  pass('/healthz', { limit: bodyLimit, handler: askHealth })
  if (parts.metrics !== undefined) pass('/metrics', { limit: bodyLimit, handler: parts.metrics })
  pass('/functions/v1/*', { limit: bodyLimit, handler: parts.functions })
  for (const [mount, handler] of Object.entries(parts.standIns)) {
    const mounted: Handler = (request) => handler(below(mount, request))
    // The API of the mailbox asks for its own key.
    const isClosed = mount === '/resend' ? undefined : standInGate
    for (const path of [mount, `${mount}/*`]) pass(path, { limit: bodyLimit, handler: mounted, isClosed })
  }
  app.get(stylesheetPath, (c) =>
    c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.all('/realtime/v1/*', () => failure(426, 'This is a websocket.'))
  app.all('/admin', serveAdmin(parts.admin))
  app.all('/admin/*', serveAdmin(parts.admin))
  app.all('*', page)
  return app
}
