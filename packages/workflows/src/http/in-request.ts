import * as Effect from 'effect/Effect'
import { RequestId, requestIdOf } from './request-id.ts'

/** Does work in the name of a request: logs, rows and calls that it makes carry the request's id. */
export function inRequest<A, E, R>(request: Request, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> {
  const requestId = requestIdOf(request.headers)
  return work.pipe(Effect.provideService(RequestId, requestId), Effect.annotateLogs({ requestId }))
}
