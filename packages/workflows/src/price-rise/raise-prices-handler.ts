import { businessDateOf } from '@dustforce/core/schedule'
import { Day, WholeCents } from '@dustforce/office/stored/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { BusinessVersions } from '../business/business-versions.ts'
import { withPublishedBusiness } from '../business/with-published-business.ts'
import { Business } from '../checkout/business.ts'
import type { PriceBooks } from '../checkout/price-books.ts'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, logged, postHandler, type Runtime } from '../http/handler.ts'
import { readJson } from '../http/read-body.ts'
import { requireAdmin, strangerAnswers } from '../http/require-admin.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import { planRise } from './plan-rise.ts'
import { previewRiseLetter } from './preview-rise-letter.ts'
import { PriceRises } from './price-rises.ts'
import { raisePrices } from './raise-prices.ts'
import { shownRise } from './shown-rise.ts'

/** Of ten thousand series that are raised at once. */
const maxBytes = 4 * 1024 * 1024

const Id = Schema.String.check(Schema.isUUID())

const decodeRequest = bodyDecoder(
  Schema.Union([
    Schema.Struct({ act: Schema.Literal('list') }),
    Schema.Struct({ act: Schema.Literal('preview'), from: Schema.NullOr(Day) }),
    Schema.Struct({ act: Schema.Literal('letter'), from: Day, seriesId: Schema.String }),
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
 * chosen ones (`raise`; `letter` shows what one would read), taking that back before it holds (`take-back`), and what was decided (`list`). Nothing is raised but what was shown.
 */
export function raisePricesHandler(
  runtime: Runtime<AdminAccess | Business | BusinessVersions | PriceBooks | PriceRises | SendingPorts>,
): Handler {
  return postHandler(
    runtime,
    Effect.fn('raise-prices')(
      function* (request) {
        const { email: author } = yield* requireAdmin(request)
        const asked = yield* decodeRequest(yield* readJson(request, maxBytes))
        switch (asked.act) {
          case 'list':
            return jsonResponse(200, { rises: yield* decidedRises() })
          case 'preview':
            return jsonResponse(200, shownRise(yield* withPublishedBusiness(planRise(asked.from))))
          case 'letter': {
            const letter = yield* withPublishedBusiness(previewRiseLetter(asked.seriesId, asked.from))
            return letter === null ? answerOf('gone') : jsonResponse(200, letter)
          }
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
        ...strangerAnswers(unavailable),
        PriceBooksError: logged('A price book could not be read', unavailable),
        PriceRisesError: logged('Prices could not be raised', unavailable),
      }),
    ),
    unavailable,
  )
}

/** Reads the rises that were decided, with their days. */
const decidedRises = Effect.fn('decidedRises')(function* () {
  const { policy } = yield* Business
  const on = (instant: number | null) => (instant === null ? null : businessDateOf(instant, policy.zone))
  const decided = yield* PriceRises.use((rises) => rises.decided)
  return decided.map(({ at, takenBackAt, ...rise }) => ({
    ...rise,
    toldOn: on(at),
    takenBackOn: on(takenBackAt),
  }))
})

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
