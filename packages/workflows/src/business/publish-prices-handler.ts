import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { Business } from '../checkout/business.ts'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { BodyRefused, readJson } from '../http/read-body.ts'
import { requireAdmin } from '../http/require-admin.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import { BusinessVersions, type PublishOutcome } from './business-versions.ts'
import { forgetPublished } from './with-published-business.ts'

/** Of a price book with its texts; that of Dust Force has 8 kB. */
const maxBytes = 256 * 1024

const decodeRequest = bodyDecoder(
  Schema.Struct({
    book: Schema.Unknown,
    /** The version that was edited; null when none was published. */
    basedOn: Schema.NullOr(Schema.Int),
    /** Epoch milliseconds. */
    holdsFrom: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 })),
    note: Schema.String.check(Schema.isMaxLength(300)),
  }),
)

/**
 * `functions/v1/publish-prices`, for owners: `{book, basedOn, holdsFrom, note}` publishes a price book, which is charged from `holdsFrom` on (epoch
 * milliseconds). Returns `{id}`, or `{error, code, issues?}`: nothing is published of a book that is wrong anywhere, or was made of another than the
 * last one.
 */
export function publishPricesHandler(runtime: Runtime<AdminAccess | Business | BusinessVersions>): Handler {
  return postHandler(
    runtime,
    Effect.fn('publish-prices')(
      function* (request) {
        const admin = yield* requireAdmin(request)
        const asked = yield* decodeRequest(yield* readJson(request, maxBytes))
        const book = parsePriceBook(asked.book)
        if (!book.ok) return yield* new BodyRefused({ status: 400, issues: book.issues })
        const { priceBook: installed } = yield* Business
        const versions = yield* BusinessVersions
        const publication = { ...asked, book: book.value, installed, author: admin.email }
        const outcome = yield* versions.publishPriceBook(publication)
        forgetPublished(versions)
        return answerOf(outcome)
      },
      Effect.catchTags({
        BodyRefused: ({ status, issues }) =>
          Effect.succeed(
            jsonResponse(status, { error: 'This price book is not right.', code: 'invalid', issues }),
          ),
        NotAdmin: () => Effect.succeed(jsonResponse(401, { error: 'You are not authenticated.' })),
        AdminAccessError: (error) =>
          Effect.as(Effect.logError('An administrator could not be recognized', error), unavailable()),
        BusinessVersionsError: (error) =>
          Effect.as(Effect.logError('Prices could not be published', error), unavailable()),
      }),
    ),
    unavailable,
  )
}

function answerOf(outcome: PublishOutcome): Response {
  switch (outcome.status) {
    case 'published':
      return jsonResponse(200, { id: outcome.id })
    case 'not-owner':
      return jsonResponse(403, { error: 'Only an owner can publish prices.', code: outcome.status })
    case 'version-taken':
      return jsonResponse(409, {
        error: 'A price book with this version was published already. Please give it another version.',
        code: outcome.status,
      })
    case 'overtaken':
      return jsonResponse(409, {
        error:
          'Somebody else published prices in the meantime. Nothing of yours is lost: please look at theirs.',
        code: outcome.status,
      })
  }
}

function unavailable(): Response {
  return jsonResponse(503, {
    error: 'The prices could not be published. Please try again.',
    code: 'unavailable',
  })
}
