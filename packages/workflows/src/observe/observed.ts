import type { Handler } from '../http/handler.ts'
import { requestIdHeader, requestIdOf } from '../http/request-id.ts'
import type { LogLine } from './log-line.ts'

/** A request, and how it was answered. */
export interface AnsweredRequest {
  /** The route that took it, without anything that a caller can choose: `/functions/v1/create-checkout`. */
  readonly route: string
  readonly method: string
  readonly status: number
  /** The time that it took, in milliseconds. */
  readonly ms: number
  readonly requestId: string
}

/** The line that says how a request was answered; `at` in epoch milliseconds. */
export function requestLine({ route, method, status, ms, requestId }: AnsweredRequest, at: number) {
  return {
    at: new Date(at).toISOString(),
    level: status >= 500 ? 'warn' : 'info',
    message: 'request',
    requestId,
    method,
    route,
    status,
    ms,
  } satisfies LogLine & AnsweredRequest
}

/** Gives each request its id, says in the answer what it is, and tells how it was answered. */
export function observed(handler: Handler, route: string, tell: (request: AnsweredRequest) => void): Handler {
  return async (request) => {
    const started = performance.now()
    const requestId = requestIdOf(request.headers)
    const headers = new Headers(request.headers)
    headers.set(requestIdHeader, requestId)
    const answer = await handler(new Request(request, { headers }))
    answer.headers.set(requestIdHeader, requestId)
    const ms = Math.round(performance.now() - started)
    tell({ route, method: request.method, status: answer.status, ms, requestId })
    return answer
  }
}
