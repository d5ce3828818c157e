import { WholeCents } from '@dustforce/office/stored/schema'
import { type Answer, certain, type Story } from '@dustforce/office/story'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { decidedSteps } from '../payments/decided-steps.rest.ts'
import { type VisitCharges, VisitChargesError } from './visit-charges.ts'

const Pending = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    booking_id: Schema.String,
    customer_id: Schema.String,
    card_id: Schema.String,
    amount_cents: WholeCents,
    currency: Schema.String,
    is_awaited: Schema.Boolean,
  }),
)
const Pages = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    booking_id: Schema.String,
    session_id: Schema.NullOr(Schema.String),
  }),
)

/** The charges of visits in the database. */
export function visitCharges(database: Database): VisitCharges['Service'] {
  const { call } = database
  const decided = decidedSteps(database)
  const stored = Effect.mapError(
    ({ message }: RestFailure) => new VisitChargesError({ reason: 'unavailable', message }),
  )
  return {
    due: (daysAhead, batch) =>
      call('charges_due', { days_ahead: daysAhead, batch }, Schema.Array(Schema.String)).pipe(stored),
    step: (bookingId, decideOn) =>
      Effect.suspend(() => {
        let answer: Answer | null = null
        const deciding = (story: Story) => {
          answer = decideOn(story)
          const isNothing =
            answer.outcome === 'unchanged' && answer.story.visit?.lookAt === story.visit?.lookAt
          return isNothing ? { instead: null } : certain(answer)
        }
        return decided({ booking_id: bookingId, charge: true }, deciding, Schema.Unknown).pipe(
          Effect.flatMap(() => (answer === null ? Effect.fail(unread) : Effect.succeed<Answer>(answer))),
          stored,
        )
      }),
    pending: call('charges_pending', {}, Pending).pipe(
      Effect.map((rows) =>
        rows.map((row) => ({
          ...{ tryId: row.id, bookingId: row.booking_id, customerId: row.customer_id, cardId: row.card_id },
          ...{ amountCents: row.amount_cents, currency: row.currency, isAwaited: row.is_awaited },
        })),
      ),
      stored,
    ),
    pagesPending: call('charge_pages_pending', {}, Pages).pipe(
      Effect.map((rows) =>
        rows.map((row) => ({ tryId: row.id, bookingId: row.booking_id, sessionId: row.session_id })),
      ),
      stored,
    ),
    attachPage: (tryId, sessionId) =>
      call('attach_charge_page', { try_id: tryId, session_id: sessionId }, Schema.Unknown).pipe(
        Effect.asVoid,
        stored,
      ),
  }
}

const unread: RestFailure = { reason: 'unavailable', message: 'Nothing was decided.' }
