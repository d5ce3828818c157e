import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { stylesheetPath } from '../pages/layout.ts'
import { stylesheet } from '../pages/stylesheet.ts'
import { serveAdmin, serveSite } from '../site/serve-files.ts'
import type { SiteFiles } from '../site/site-files.ts'
import { boundedRequest } from './bounded-request.ts'
import type { Handler } from './in-process-fetch.ts'
import { securityHeaders } from './security-headers.ts'

const megabyte = 1024 * 1024
const bodyLimit = megabyte
/** A résumé of 5 MiB, in base64, with the rest of the application. */
const applicationLimit = 8 * megabyte

export interface WebAppParts {
  /** `auth/v1` and `rest/v1`. */
  readonly backend: Handler
  /** `functions/v1`. */
  readonly functions: Handler
  /** The stand-ins that this installation has, by the path they are mounted at. */
  readonly standIns: Readonly<Record<string, Handler>>
  readonly site: SiteFiles
  readonly admin: SiteFiles
  /** Whether a proxy in front of this server writes `x-forwarded-for`. */
  readonly trustProxy?: boolean
  readonly onError: (error: Error) => void
}

const failure = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: message, message }, { status, headers })

/** The rest of the body is not read, so the connection cannot be used again. */
const tooLarge = () => failure(413, 'The request is too large.', { connection: 'close' })

/** Takes the mount point off a request's path. */
const below = (mount: string, request: Request): Request => {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(mount.length) || '/'
  return new Request(url, request)
}

/** Everything that the one port serves. */
export const makeWebApp = (parts: WebAppParts): Hono => {
  const app = new Hono()
  const { trustProxy = false } = parts
  app.use(securityHeaders)
  app.onError((error) => {
    parts.onError(error)
    return failure(500, 'Internal server error')
  })

  const pass = (path: string, limit: number, handler: Handler) =>
    app.all(path, async (c) => {
      const request = await boundedRequest(c, limit, { address: getConnInfo(c).remote.address, trustProxy })
      return request === null ? tooLarge() : handler(request)
    })
  pass('/rest/v1/rpc/submit_application', applicationLimit, parts.backend)
  pass('/rest/v1/*', bodyLimit, parts.backend)
  pass('/auth/v1/*', bodyLimit, parts.backend)
  pass('/functions/v1/*', bodyLimit, parts.functions)
  for (const [mount, handler] of Object.entries(parts.standIns)) {
    const mounted: Handler = (request) => handler(below(mount, request))
    pass(mount, bodyLimit, mounted)
    pass(`${mount}/*`, bodyLimit, mounted)
  }
  app.get(stylesheetPath, (c) =>
    c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.all('/realtime/v1/*', () => failure(426, 'This is a websocket.'))
  app.all('/admin', serveAdmin(parts.admin))
  app.all('/admin/*', serveAdmin(parts.admin))
  app.all('*', serveSite(parts.site))
  return app
}
