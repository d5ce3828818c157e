import type { Handler } from '@dustforce/workflows'

/** Serves a function. A setting that is missing is thrown by its name, so that nothing is served without it. */
export function serveFunction(make: (environment: (name: string) => string | undefined) => Handler): void {
  Deno.serve(make((name) => Deno.env.get(name)))
}

/** Hands work that outlives the answer to the platform. */
export function defer(work: Promise<void>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
}
