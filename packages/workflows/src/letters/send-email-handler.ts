import { CleanerAssignmentRequest, JobAssignmentRequest } from '@dustforce/office/hub/assignment-emails'
import { kindsThatSay, type NoticeKind } from '@dustforce/office/notice'
import * as Effect from 'effect/Effect'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { readJson } from '../http/read-body.ts'
import { requireAdmin } from '../http/require-admin.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import {
  type AdminEmail,
  cleanerAssignmentEmail,
  holdAdminEmail,
  jobAssignmentEmail,
  previewAdminEmail,
  sendAdminEmail,
} from './admin-email.ts'
import { emailAnswers, emailResponse, savedButNotSent } from './email-answers.ts'
import { EmailOutbox } from './email-outbox.ts'
import { SendEmailRequest, StoredMessage, withCamelKeys } from './email-request.ts'
import { OwnWords, previewOwnWords } from './preview-own-words.ts'
import { type SendingPorts, sendQueuedEmails } from './send-queued-emails.ts'

const maxBytes = 64 * 1024

const decodeRequest = bodyDecoder(SendEmailRequest)
const decodeMessage = bodyDecoder(StoredMessage)
const decodeJob = bodyDecoder(JobAssignmentRequest)
const decodeCleaner = bodyDecoder(CleanerAssignmentRequest)
const decodeWords = bodyDecoder(OwnWords)

/**
 * `functions/v1/send-email`: `{type, data}` → `{success, error?}`. `contact` and `job-application` name a stored message
 * by `data.id` and send the e-mails that wait for it; the other two types are an administrator's, and with `preview: true` they are
 * answered `{success, preview: {to, subject, html}}` in place of being sent; with `hold: true` they wait ten seconds, and the answer's `held` is the
 * id by which `admin_take_back` withdraws them. `own-words` is answered with the last letter of a kind in other words, `preview` null without one.
 */
export function sendEmailHandler(runtime: Runtime<AdminAccess | SendingPorts>): Handler {
  return postHandler(
    runtime,
    Effect.fn('send-email')(function* (request) {
      const { type, data, ...how } = yield* decodeRequest(yield* readJson(request, maxBytes))
      switch (type) {
        case 'contact':
          return yield* sendWaiting(kindsThatSay('contact'), (yield* decodeMessage(data)).id)
        case 'job-application':
          return yield* sendWaiting(kindsThatSay('application'), (yield* decodeMessage(data)).id)
        case 'job-assignment-confirmation': {
          yield* requireAdmin(request)
          const job = yield* decodeJob(withCamelKeys(data))
          return yield* answerAdmin(jobAssignmentEmail(job), how)
        }
        case 'cleaner-assignment': {
          yield* requireAdmin(request)
          const cleaner = yield* decodeCleaner(withCamelKeys(data))
          return yield* answerAdmin(cleanerAssignmentEmail(cleaner), how)
        }
        case 'own-words': {
          yield* requireAdmin(request)
          return jsonResponse(200, {
            success: true,
            preview: yield* previewOwnWords(yield* decodeWords(data)),
          })
        }
      }
    }, emailAnswers),
    () => jsonResponse(503, { success: false, error: savedButNotSent }),
  )
}

const answerAdmin = Effect.fn('answerAdmin')(function* (
  email: AdminEmail,
  { preview = false, hold = false }: Pick<typeof SendEmailRequest.Type, 'preview' | 'hold'>,
) {
  if (preview) return jsonResponse(200, { success: true, preview: yield* previewAdminEmail(email) })
  if (hold) return jsonResponse(200, { success: true, held: yield* holdAdminEmail(email) })
  return emailResponse(yield* sendAdminEmail(email, false))
})

/** Sends the waiting e-mails of a stored message, which stays stored: an e-mail that does not get out now is tried again later. */
const sendWaiting = Effect.fn('sendWaiting')(function* (kinds: readonly NoticeKind[], ref: string) {
  const outbox = yield* EmailOutbox
  for (const kind of kinds) yield* sendQueuedEmails({ only: { kind, ref } })
  const statuses = yield* Effect.forEach(kinds, (kind) => outbox.statuses({ kind, ref }))
  if (statuses.flat().length === 0)
    return jsonResponse(404, { success: false, error: 'There is no such message' })
  return emailResponse(statuses.flat().every((status) => status === 'sent' || status === 'sending'))
})
