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
