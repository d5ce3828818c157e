import { normalizeEmail } from '@dustforce/core/validation'
import { checkReply, replySubject } from '@dustforce/office/inquiry'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { BodyRefused, readJson } from '../http/read-body.ts'
import { requireAdmin } from '../http/require-admin.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import { sendAdminEmail } from './admin-email.ts'
import { emailAnswers, emailResponse, savedButNotSent } from './email-answers.ts'
import { Inquiries } from './inquiries.ts'
import type { SendingPorts } from './send-queued-emails.ts'

const maxBytes = 64 * 1024

const decodeReply = bodyDecoder(
  Schema.Struct({
    to: Schema.String,
    inquiryId: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100)),
    subject: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(300)))),
    reply: Schema.String.check(
      Schema.isMaxLength(10_000),
      Schema.makeFilter((text: string) => {
        const checked = checkReply(text)
        return checked.ok ? undefined : checked.message
      }),
    ),
  }),
)

/**
 * `functions/v1/send-admin-contact-reply`: sends an administrator's stored reply to the author of the inquiry, and to
 * nobody else. Returns `{success, error?}`.
 */
export function contactReplyHandler(runtime: Runtime<AdminAccess | Inquiries | SendingPorts>): Handler {
  return postHandler(
    runtime,
    Effect.fn('send-admin-contact-reply')(function* (request) {
      yield* requireAdmin(request)
      const { to, inquiryId, subject, reply } = yield* decodeReply(yield* readJson(request, maxBytes))
      const inquiries = yield* Inquiries
      const inquiry = yield* inquiries.find(inquiryId)
      if (inquiry === null) return jsonResponse(404, { success: false, error: 'There is no such inquiry' })
      if (normalizeEmail(to) !== normalizeEmail(inquiry.email)) {
        const issue = { field: 'to', message: 'Not the address that the inquiry came from' }
        return yield* new BodyRefused({ status: 400, issues: [issue] })
      }
      const facts = {
        name: inquiry.name,
        subject: replySubject(subject ?? inquiry.subject),
        originalMessage: inquiry.message,
        reply: reply.trim(),
      }
      const email = {
        recipient: inquiry.email,
        ref: inquiryId,
        content: { kind: 'inquiry-reply', facts },
      } as const
      return emailResponse(yield* sendAdminEmail(email, true))
    }, emailAnswers),
    () => jsonResponse(503, { success: false, error: savedButNotSent }),
  )
}
