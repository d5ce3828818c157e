import * as Effect from 'effect/Effect'
import { jsonResponse } from '../http/handler.ts'
import type { BodyRefused } from '../http/read-body.ts'
import type { NotAdmin } from '../http/require-admin.ts'
import type { AdminAccessError } from '../team/admin-access.ts'
import type { EmailOutboxError } from './email-outbox.ts'
import type { InquiriesError } from './inquiries.ts'

export const savedButNotSent = 'Saved, but the e-mail could not be sent.'

/** Whether an e-mail was sent; if not, what it is about is still saved. */
export function emailResponse(sent: boolean): Response {
  return jsonResponse(200, sent ? { success: true } : { success: false, error: savedButNotSent })
}

type EmailFailure = BodyRefused | NotAdmin | AdminAccessError | EmailOutboxError | InquiriesError

/** Turns what goes wrong in the e-mail functions into their answers. */
export function emailAnswers<R>(
  program: Effect.Effect<Response, EmailFailure, R>,
): Effect.Effect<Response, never, R> {
  return Effect.catch(program, (failure) => {
    if (failure._tag === 'BodyRefused') {
      const error = 'Please check your input format and try again.'
      return Effect.succeed(jsonResponse(failure.status, { success: false, error, issues: failure.issues }))
    }
    if (failure._tag === 'NotAdmin') {
      return Effect.succeed(jsonResponse(401, { success: false, error: 'You are not authenticated.' }))
    }
    const status = failure.reason === 'refused' ? 400 : 503
    return Effect.as(
      Effect.logError('An e-mail could not be queued', failure),
      jsonResponse(status, { success: false, error: savedButNotSent }),
    )
  })
}
