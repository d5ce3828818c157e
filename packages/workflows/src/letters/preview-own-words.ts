import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import { parseCompanyTexts } from '@dustforce/office/company/parse-company-texts'
import { codeOf } from '@dustforce/office/language/languages'
import { type NoticeKind, noticeKinds } from '@dustforce/office/notice'
import * as Effect from 'effect/Effect'
import * as Predicate from 'effect/Predicate'
import * as Schema from 'effect/Schema'
import { publishedBusiness } from '../business/with-published-business.ts'
import { BodyRefused } from '../http/read-body.ts'
import { decodeEmailContent } from './email-content.ts'
import { EmailOutbox } from './email-outbox.ts'
import { EmailRenderer } from './email-renderer.ts'

/** A letter, and sentences of it that an owner thinks of publishing. */
export const OwnWords = Schema.Struct({
  kind: Schema.Literals(noticeKinds),
  language: Schema.String,
  /** By their names, only those that are said otherwise than the program came with. */
  sentences: Schema.Record(Schema.String, Schema.String),
})

/** The last letter of a kind in an owner's words, not to be sent; null while there is no booking to show it with. */
export const previewOwnWords = Effect.fn('previewOwnWords')(function* ({
  kind,
  language,
  sentences,
}: typeof OwnWords.Type) {
  const business = yield* Effect.orDie(publishedBusiness)
  const code = codeOf(business.company, language)
  const read = parseCompanyTexts({ [code]: { letters: { [kind]: sentences } } })
  if (!read.ok) return yield* new BodyRefused({ status: 400, issues: read.issues })
  const stored = (yield* latest(kind)) ?? (yield* latest('booking-confirmation'))
  if (stored === null || !Predicate.isObject(stored.payload)) return null
  const payload = { ...stored.payload, language }
  const content = yield* Effect.option(decodeEmailContent({ kind, payload }))
  if (content._tag === 'None') return null
  const renderer = yield* EmailRenderer
  const shown = businessAsPublished(business, { texts: read.value })
  const { subject, html } = yield* Effect.orDie(renderer.render(content.value, shown, {}))
  return { to: stored.recipient ?? '', subject, html }
})

const latest = (kind: NoticeKind) => EmailOutbox.use((outbox) => outbox.latest(kind))
