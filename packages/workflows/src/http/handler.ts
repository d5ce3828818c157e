import * as Effect from 'effect/Effect'
import type * as ManagedRuntime from 'effect/ManagedRuntime'
import { inRequest } from './in-request.ts'

/** A function of the web: what `Deno.serve` and Hono take. */
export type Handler = (request: Request) => Promise<Response>

/** The platform's services, built once and shared by all requests. */
export type Runtime<R> = Pick<ManagedRuntime.ManagedRuntime<R, never>, 'runPromise'>

/** Browsers on other hosts may call: nothing is done in the name of a cookie. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-request-id, x-booking-link',
  'access-control-expose-headers': 'x-request-id, retry-after',
  'access-control-max-age': '86400',
}

/** An answer in JSON that no cache keeps. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...corsHeaders,
      ...headers,
    },
  })
}

/** Makes what logs an error under a message, and answers with a response. */
export function logged(message: string, answer: () => Response) {
  return (error: unknown) => Effect.as(Effect.logError(message, error), answer())
}

/**
 * Makes a handler of a program that answers POST requests. A program that dies is logged and answered `broken`, so that
 * no inner message gets out.
 */
export function postHandler<R>(
  runtime: Runtime<R>,
  answer: (request: Request) => Effect.Effect<Response, never, R>,
  broken: () => Response,
): Handler {
  return (request) => {
    if (request.method === 'OPTIONS')
      return Promise.resolve(new Response(null, { status: 204, headers: corsHeaders }))
    if (request.method !== 'POST') {
      return Promise.resolve(jsonResponse(405, { error: 'Method not allowed' }, { allow: 'POST, OPTIONS' }))
    }
    return runtime.runPromise(
      inRequest(
        request,
        answer(request).pipe(
          Effect.catchCause((cause) =>
            Effect.as(Effect.logError('A request could not be answered', cause), broken()),
          ),
        ),
      ),
    )
  }
}
