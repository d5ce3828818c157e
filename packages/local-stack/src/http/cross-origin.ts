import type { MiddlewareHandler } from 'hono'

/**
 * Lets pages of other origins call the backend, as hosted Supabase does: no cookie grants any rights. Answers that
 * say so themselves are left alone.
 */
export const crossOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
    return c.body(null, 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
      'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '',
      'access-control-max-age': '86400',
    })
  }
  await next()
  const { headers } = c.res
  if (headers.has('access-control-allow-origin')) return
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', 'content-range, x-supabase-api-version, retry-after')
}
