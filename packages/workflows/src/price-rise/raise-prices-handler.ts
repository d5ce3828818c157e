import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { WholeCents } from '@dustforce/office/stored/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { BusinessVersions } from '../business/business-versions.ts'
import { withPublishedBusiness } from '../business/with-published-business.ts'
import type { PriceBooks } from '../checkout/price-books.ts'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { readJson } from '../http/read-body.ts'
import { requireAdmin } from '../http/require-admin.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import { planRise } from './plan-rise.ts'
import { PriceRises } from './price-rises.ts'
import { raisePrices } from './raise-prices.ts'
import { shownRise } from './shown-rise.ts'

/** Of ten thousand series that are raised at once. */
const maxBytes = 4 * 1024 * 1024

const Day = Schema.declare<BusinessDate>(isBusinessDate)
const Id = Schema.String.check(Schema.isUUID())

const decodeRequest = bodyDecoder(
  Schema.Union([
    Schema.Struct({ act: Schema.Literal('list') }),
    Schema.Struct({ act: Schema.Literal('preview'), from: Day }),
    Schema.Struct({
      act: Schema.Literal('raise'),
      id: Id,
      from: Day,
      series: Schema.NonEmptyArray(
        Schema.Struct({
          id: Schema.String,
          holdsFrom: Day,
          beforeCents: WholeCents,
          afterCents: WholeCents,
        }),
      ),
    }),
    Schema.Struct({ act: Schema.Literal('take-back'), id: Id }),
  ]),
)

/**
 * `functions/v1/raise-prices`, for owners: what the prices that are charged now would do to visits that repeat (`preview`), telling it to the customers of
 * chosen ones (`raise`), taking that back before it holds (`take-back`), and what was decided (`list`). Nothing is raised but what was shown.
 */
export function raisePricesHandler(
  runtime: Runtime<AdminAccess | BusinessVersions | PriceBooks | PriceRises>,
): Handler {
  return postHandler(
    runtime,
    Effect.fn('raise-prices')(
      function* (request) {
        const { email: author } = yield* requireAdmin(request)
        const asked = yield* decodeRequest(yield* readJson(request, maxBytes))
        switch (asked.act) {
          case 'list':
            return jsonResponse(200, { rises: yield* PriceRises.use(({ decided }) => decided) })
          case 'preview':
            return jsonResponse(200, shownRise(yield* withPublishedBusiness(planRise(asked.from))))
          case 'raise':
            return answerOf(yield* withPublishedBusiness(raisePrices({ ...asked, author })))
          case 'take-back':
            return answerOf(yield* PriceRises.use((rises) => rises.takeBack(asked.id, author)))
        }
      },
      Effect.catchTags({
        BodyRefused: ({ status, issues }) =>
          Effect.succeed(
            jsonResponse(status, { error: 'This price rise is not right.', code: 'invalid', issues }),
          ),
        NotAdmin: () => Effect.succeed(jsonResponse(401, { error: 'You are not authenticated.' })),
        AdminAccessError: (error) =>
          Effect.as(Effect.logError('An administrator could not be recognized', error), unavailable()),
        PriceBooksError: (error) =>
          Effect.as(Effect.logError('A price book could not be read', error), unavailable()),
        PriceRisesError: (error) =>
          Effect.as(Effect.logError('Prices could not be raised', error), unavailable()),
      }),
    ),
    unavailable,
  )
}

type Outcome = 'raised' | 'changed' | 'not-owner' | 'taken-back' | 'holds' | 'gone'

function answerOf(outcome: Outcome): Response {
  const refused = (status: number, error: string) => jsonResponse(status, { error, code: outcome })
  switch (outcome) {
    case 'raised':
    case 'taken-back':
      return jsonResponse(200, { status: outcome })
    case 'not-owner':
      return refused(403, 'Only an owner can raise prices.')
    case 'changed':
      return refused(409, 'Something has changed since this was shown. Please look at it again.')
    case 'holds':
      return refused(409, 'It holds for some customers already, so it can no longer be taken back.')
    case 'gone':
      return refused(404, 'There is no such price rise.')
  }
}

function unavailable(): Response {
  return jsonResponse(503, {
    error: 'This could not be done. Please try again.',
    code: 'unavailable',
  })
}
