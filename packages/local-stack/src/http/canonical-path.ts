import type { MiddlewareHandler } from 'hono'

/** Segments of letters that mean the same to every reader, encoded or not. A slash at the end is the pages' own. */
const plain = /^(?:\/[\w.~:@-]+)*\/?$/
const services = /^\/(?:auth|rest|functions|realtime)\/v1\/./

/**
 * The spelling that a path has to have, so that comparing its text finds what a router that decodes it finds. A service's address has no slash at
 * its end.
 */
function isCanonical(path: string): boolean {
  return plain.test(path) && !(services.test(path) && path.endsWith('/'))
}

/**
 * Keeps every other spelling of an address from the services: the guards before them compare the text of a path, the services decode it. `otherwise`
 * answers it.
 */
export function requireCanonicalPath(otherwise: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url)
    return isCanonical(pathname) && pathname === c.req.path ? next() : otherwise(c, next)
  }
}
