import type { AnsweredRequest } from '@dustforce/workflows'
import { requestIdHeader, requestIdOf } from '@dustforce/workflows/ports'
import type { MiddlewareHandler } from 'hono'

/** The variables that every request is given before it is answered. */
export interface RequestVariables {
  readonly Variables: { readonly requestId: string }
}

/** Mounts whose first part after them is a name: a function, a table. */
const named = /^\/(?:functions\/v1|rest\/v1\/rpc|rest\/v1)\/[a-z][a-z_-]{0,60}$/
const mounts = [
  '/functions/v1',
  '/rest/v1',
  '/auth/v1',
  '/realtime/v1',
  '/stripe',
  '/resend',
  '/mailbox',
  '/admin',
]

/** The paths that machines ask for, every few seconds. */
const watched = ['/livez', '/readyz', '/healthz', '/metrics']

/** Says the route of a request without anything that a caller makes up: a name only once something has answered to it. */
function makeRouteOf() {
  const answered = new Set<string>()
  return (path: string, status: number): string => {
    if (watched.includes(path)) return path
    if (named.test(path)) {
      if (status < 400) answered.add(path)
      if (answered.has(path)) return path
    }
    return mounts.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? '/'
  }
}

/** Gives each request its id, says in the answer what it is, and tells how it was answered. */
export function observe(tell: (request: AnsweredRequest) => void): MiddlewareHandler<RequestVariables> {
  const routeOf = makeRouteOf()
  return async (c, next) => {
    const started = performance.now()
    const requestId = requestIdOf(c.req.raw.headers)
    c.set('requestId', requestId)
    await next()
    c.res.headers.set(requestIdHeader, requestId)
    const { status } = c.res
    const { method, path } = c.req
    tell({
      route: routeOf(path, status),
      method,
      status,
      ms: Math.round(performance.now() - started),
      requestId,
    })
  }
}
