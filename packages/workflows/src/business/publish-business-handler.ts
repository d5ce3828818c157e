import { standardCharges } from '@dustforce/office/charging'
import { type Business as InstalledBusiness, scheduleOf, setUpProblems } from '@dustforce/office/company'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { Business } from '../checkout/business.ts'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, logged, postHandler, type Runtime } from '../http/handler.ts'
import { BodyRefused, readJson } from '../http/read-body.ts'
import { requireAdmin, strangerAnswers } from '../http/require-admin.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import { type BusinessDocuments, BusinessVersions, type PublishOutcome } from './business-versions.ts'
import { readDocument } from './read-document.ts'
import { forgetPublished, publishedBusiness } from './with-published-business.ts'

/** Of a price book with its texts, the largest of them. */
const maxBytes = 256 * 1024

const decodeRequest = bodyDecoder(
  Schema.Struct({
    kind: Schema.Literals(['price-book', 'policy', 'company', 'charges', 'texts']),
    document: Schema.Unknown,
    /** The version that was edited; null when none was published. */
    basedOn: Schema.NullOr(Schema.Int),
    /** Epoch milliseconds. */
    holdsFrom: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 })),
    note: Schema.String.check(Schema.isMaxLength(300)),
  }),
)

/**
 * `functions/v1/publish-business`, for owners: `{kind, document, basedOn, holdsFrom, note}` publishes a price book, a policy, a company, when its visits are charged or its texts, which hold from
 * `holdsFrom` on (epoch milliseconds). Returns `{id}`, or `{error, code, issues?}`: nothing is published of a document that is wrong anywhere, or was
 * made of another than the last one, or has another zone or currency once something is booked.
 */
export function publishBusinessHandler(runtime: Runtime<AdminAccess | Business | BusinessVersions>): Handler {
  return postHandler(
    runtime,
    Effect.fn('publish-business')(
      function* (request) {
        const admin = yield* requireAdmin(request)
        const asked = yield* decodeRequest(yield* readJson(request, maxBytes))
        const read = readDocument[asked.kind](asked.document)
        if (!read.ok) return yield* new BodyRefused({ status: 400, issues: read.issues })
        const business = yield* Business
        const versions = yield* BusinessVersions
        const outcome = yield* versions.publish({
          ...asked,
          document: read.value,
          installed: installedOf(business)[asked.kind],
          author: admin.email,
        })
        forgetPublished(versions)
        if (outcome.status === 'published') return jsonResponse(200, { id: outcome.id })
        if (outcome.status === 'in-use')
          return yield* new BodyRefused({
            status: 400,
            issues: setUpProblems(yield* publishedBusiness, read.value),
          })
        return answerOf(outcome.status)
      },
      Effect.catchTags({
        BodyRefused: ({ status, issues }) =>
          Effect.succeed(jsonResponse(status, { error: 'This is not right.', code: 'invalid', issues })),
        ...strangerAnswers(unavailable),
        BusinessVersionsError: logged('A version could not be published', unavailable),
      }),
    ),
    unavailable,
  )
}

function installedOf({
  priceBook,
  policy,
  company,
  charges = standardCharges,
}: InstalledBusiness): BusinessDocuments {
  return { 'price-book': priceBook, policy: scheduleOf(policy), company, charges, texts: {} }
}

function answerOf(status: Exclude<PublishOutcome['status'], 'in-use' | 'published'>): Response {
  switch (status) {
    case 'not-owner':
      return jsonResponse(403, { error: 'Only an owner can publish.', code: status })
    case 'version-taken':
      return jsonResponse(409, {
        error: 'A price book with this version was published already. Please give it another version.',
        code: status,
      })
    case 'overtaken':
      return jsonResponse(409, {
        error: 'Somebody else published in the meantime. Nothing of yours is lost: please look at theirs.',
        code: status,
      })
  }
}

function unavailable(): Response {
  return jsonResponse(503, {
    error: 'This could not be published. Please try again.',
    code: 'unavailable',
  })
}
