import type { Handler } from './in-process-fetch.ts'

/**
 * `/livez`, for machines that restart what does not work: 200 while this process answers and its database does, whatever waits to be done. Work that
 * waits for another service is `/healthz`'s to tell, to people: a restart would not help it.
 */
export function livenessHandler(ask: () => Promise<unknown>): Handler {
  return async () => {
    const isAlive = await ask().then(
      () => true,
      () => false,
    )
    return isAlive
      ? Response.json({ ok: true })
      : Response.json(
          { ok: false, problems: ['The database does not answer.'] },
          { status: 503, headers: { 'retry-after': '2' } },
        )
  }
}

/** `/readyz`, for a proxy that shares requests out among several servers. */
export interface Readiness {
  readonly handler: Handler
  /** Says from now on that this server ends. */
  readonly drain: () => void
}

/**
 * 200 as long as this server takes requests, 503 when it is about to end. The database has no part in it: it is every server's, and a proxy that sees none
 * ready would hide the pages, which need no database, and the answers that say when to try again.
 */
export function makeReadiness(): Readiness {
  let isDraining = false
  return {
    drain: () => {
      isDraining = true
    },
    handler: () =>
      isDraining
        ? Response.json({ ok: false, problems: ['draining'] }, { status: 503 })
        : Response.json({ ok: true }),
  }
}
