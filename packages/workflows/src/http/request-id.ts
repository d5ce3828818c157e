import * as Context from 'effect/Context'

/** The header that carries the id of a request, from the browser on. */
export const requestIdHeader = 'x-request-id'

const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the request that work is done for; null for work that nobody asked for. Logs and rows carry it. */
export const RequestId = Context.Reference<string | null>('@dustforce/workflows/RequestId', {
  defaultValue: () => null,
})

/** The id that a caller gave its request; a new one when there is none, or one of another shape: what is logged must say nothing. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(requestIdHeader)
  return given !== null && shape.test(given) ? given : crypto.randomUUID()
}
