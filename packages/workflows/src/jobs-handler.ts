import type { BookingStore, CustomerData, Operations, PaymentGateway } from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import type { SendingPorts } from './email/send-queued-emails.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from './http/handler.ts'
import { runJobs } from './jobs.ts'

/**
 * `functions/v1/run-jobs`: runs the jobs once, for a scheduler that shows the secret as its bearer token; 401 for
 * any other caller. 500 names the parts that failed. Throws for an empty secret.
 */
export function runJobsHandler(
  runtime: Runtime<BookingStore | CustomerData | Operations | PaymentGateway | SendingPorts>,
  secret: string,
): Handler {
  if (secret.trim() === '') throw new RangeError('The secret of the jobs is empty')
  return postHandler(
    runtime,
    Effect.fn('run-jobs')(function* (request) {
      const shown = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
      if (!(yield* Effect.promise(() => isSame(shown, secret)))) {
        return jsonResponse(401, { error: 'Not allowed' })
      }
      const failed = yield* runJobs()
      return failed.length === 0
        ? jsonResponse(200, { done: true })
        : jsonResponse(500, { done: false, failed })
    }),
    () => jsonResponse(503, { error: 'Please try again' }),
  )
}

/** Compares digests, whose first difference tells nothing about the secret's. */
async function isSame(shown: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([shown, secret].map(digestOf))
  return a === b
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return String(new Uint8Array(digest))
}
