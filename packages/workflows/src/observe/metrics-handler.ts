import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import * as Metric from 'effect/Metric'
import { type Handler, jsonResponse, type Runtime } from '../http/handler.ts'
import { inRequest } from '../http/in-request.ts'
import { sharedSecret } from '../http/shared-secret.ts'
import { Operations } from '../jobs/operations.ts'
import { backlogText, overtakenText } from './metrics.ts'
import { overtakenSteps } from './overtaken-steps.ts'

const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }

/**
 * `functions/v1/metrics`: numbers for Prometheus, for a caller that shows the key as its bearer token; 401 for any other. Throws for an
 * empty key. `requests` is the text of what the process counted itself.
 */
export function metricsHandler(
  runtime: Runtime<Operations>,
  key: string,
  requests: () => string = () => '',
): Handler {
  const secret = sharedSecret(key, 'metrics')
  const backlog = Operations.use((operations) => operations.backlog).pipe(
    Effect.catchCause((cause) => Effect.as(Effect.logError('The metrics could not be read', cause), null)),
  )
  const numbers = Effect.gen(function* () {
    const { count } = yield* Metric.value(overtakenSteps)
    return backlogText(yield* backlog, yield* Clock.currentTimeMillis) + overtakenText(count)
  })
  return async (request) => {
    if (request.method !== 'GET') {
      return jsonResponse(405, { error: 'Method not allowed' }, { allow: 'GET' })
    }
    if (!(await secret.isShownBy(request))) return jsonResponse(401, { error: 'Not allowed' })
    const text = await runtime.runPromise(inRequest(request, numbers))
    return new Response(text + requests(), { headers })
  }
}
