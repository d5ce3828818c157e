import type { Handler } from '@dustforce/workflows'

/** Serves a function, or ends with one line that says why it cannot: a secret that is missing must not go unnoticed. */
export function serveFunction(make: (environment: (name: string) => string | undefined) => Handler): void {
  let handler: Handler
  try {
    handler = make((name) => Deno.env.get(name))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the only way to tell whoever starts it
    console.error(error instanceof Error ? error.message : String(error))
    Deno.exit(1)
  }
  Deno.serve(handler)
}

/** Hands work that outlives the answer to the platform. */
export function defer(work: Promise<void>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
}
