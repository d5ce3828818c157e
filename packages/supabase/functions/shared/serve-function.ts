import { type Handler, observed, requestLine } from '@dustforce/workflows'
import { reportsOf, writeLine } from './observation.ts'

/**
 * Serves a function, with a line of the log for each request. A setting that is missing is thrown by its name, so that nothing is served without
 * it.
 */
export function serveFunction(make: (environment: (name: string) => string | undefined) => Handler): void {
  const environment = (name: string) => Deno.env.get(name)
  const handler = make(environment)
  Deno.serve(async (request) => {
    const answer = await observed(handler, routeOf(request), (answered) =>
      writeLine(requestLine(answered, Date.now())),
    )(request)
    const reports = reportsOf(environment)
    if (reports !== null) defer(reports.flush())
    return answer
  })
}

/** The function's name is the path's first part on the platform; what follows it is the caller's. */
function routeOf(request: Request): string {
  const [, name = ''] = new URL(request.url).pathname.split('/')
  return `/functions/v1/${/^[a-z-]{1,40}$/.test(name) ? name : ''}`
}

/** Hands work that outlives the answer to the platform. */
export function defer(work: Promise<void>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
}
