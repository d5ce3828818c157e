import { type Answer, certain, type Story } from '@dustforce/office/story'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { decidedSteps } from '../payments/decided-steps.rest.ts'
import { type VisitCharges, VisitChargesError } from './visit-charges.ts'

/** The charges of visits in the database. */
export function visitCharges(database: Database): VisitCharges['Service'] {
  const { ask } = database
  const decided = decidedSteps(database)
  const stored = Effect.mapError(
    ({ message }: RestFailure) => new VisitChargesError({ reason: 'unavailable', message }),
  )
  return {
    due: (daysAhead, batch) => ask('charges_due', { days_ahead: daysAhead, batch }).pipe(stored),
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
    pending: ask('charges_pending', {}).pipe(stored),
    pagesPending: ask('charge_pages_pending', {}).pipe(stored),
    attachPage: (tryId, sessionId) =>
      ask('attach_charge_page', { try_id: tryId, session_id: sessionId }).pipe(stored),
  }
}

const unread: RestFailure = { reason: 'unavailable', message: 'Nothing was decided.' }
