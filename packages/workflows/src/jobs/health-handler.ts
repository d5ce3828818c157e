import * as Effect from 'effect/Effect'
import { type Handler, jsonResponse, type Runtime } from '../http/handler.ts'
import { inRequest } from '../http/in-request.ts'
import { checkHealth } from './health.ts'
import type { Operations } from './operations.ts'

const down = { ok: false, problems: ['The database does not answer.'] }

/** `functions/v1/health`: 200 while the work gets done, 503 with what does not. It says when things happened and never to whom. */
export function healthHandler(runtime: Runtime<Operations>): Handler {
  const answer = checkHealth().pipe(
    Effect.map((health) => jsonResponse(health.ok ? 200 : 503, health)),
    Effect.catchCause((cause) =>
      Effect.as(Effect.logError('The health could not be read', cause), jsonResponse(503, down)),
    ),
  )
  return async (request) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? runtime.runPromise(inRequest(request, answer))
      : jsonResponse(405, { error: 'Method not allowed' }, { allow: 'GET, HEAD' })
}
