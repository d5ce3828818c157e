import { bookingFromRow } from '@dustforce/core/booking'
import { type Cents, isCents } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import {
  type Actor,
  type BookingChanges,
  BookingChangesError,
  type CancelAct,
  type MoveAct,
} from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { InstantColumn, NumberColumn } from '../rest/columns.ts'
import type { Database } from './database.ts'

const CentsColumn = Schema.declare<Cents>(isCents)

const Terms = Schema.Struct({
  version: Schema.String,
  cancellation: Schema.Array(Schema.Struct({ hoursBefore: Schema.Finite, refundPercent: Schema.Finite })),
  ownMoves: Schema.Struct({ hoursBefore: Schema.Finite, times: Schema.Finite }),
})

/** What `booking_facts` answers: the row, of which the rules read these columns besides the record's. */
const Facts = Schema.NullOr(
  Schema.Struct({
    row: Schema.Record(Schema.String, Schema.Unknown),
    version: NumberColumn,
    terms: Schema.NullOr(Terms),
    late_since: Schema.NullOr(InstantColumn),
    own_moves: NumberColumn,
    left_cents: CentsColumn,
    has_open_checkout: Schema.Boolean,
    done_refund_cents: Schema.NullOr(CentsColumn),
  }),
)

const Outcome = Schema.Struct({
  status: Schema.Literals(['done', 'changed', 'not_found', 'day_full', 'overlap']),
  other: Schema.optionalKey(Schema.NullOr(Schema.String)),
})

/** What is done to bookings after they were made, by the database's functions: each act is one transaction there. */
export function bookingChanges({ call }: Database): BookingChanges['Service'] {
  const ask = <S extends Schema.Codec<unknown, unknown>>(
    name: string,
    args: Readonly<Record<string, unknown>>,
    answer: S,
  ) =>
    Effect.mapError(
      call(name, args, answer),
      ({ reason, message }) =>
        new BookingChangesError({ reason: reason === 'refused' ? 'refused' : 'unavailable', message }),
    )

  return {
    find: (bookingId, actId) =>
      Effect.map(ask('booking_facts', { booking_id: bookingId, act_id: actId }, Facts), (facts) =>
        facts === null
          ? null
          : {
              record: bookingFromRow(facts.row),
              version: facts.version,
              leftCents: facts.left_cents,
              terms: facts.terms,
              lateSince: facts.late_since,
              ownMoves: facts.own_moves,
              hasOpenCheckout: facts.has_open_checkout,
              doneAct: facts.done_refund_cents === null ? null : { refundCents: facts.done_refund_cents },
            },
      ),
    cancel: (act) =>
      Effect.map(
        ask(
          'cancel_booking',
          {
            act: {
              ...actColumns(act),
              refund_cents: act.refundCents,
              agreed: {
                refund_cents: act.refundCents,
                policy_refund_cents: act.policyRefundCents,
                terms: act.terms,
              },
            },
          },
          Outcome,
        ),
        ({ status }) => (status === 'done' ? 'done' : status === 'not_found' ? 'not-found' : 'changed'),
      ),
    move: (act) =>
      Effect.map(
        ask(
          'move_booking',
          {
            act: {
              ...actColumns(act),
              date: act.date,
              time: timeLabel(act.minute),
              late_since: act.lateSince === null ? null : new Date(act.lateSince).toISOString(),
              agreed: { date: act.date, time: timeLabel(act.minute) },
            },
          },
          Outcome,
        ),
        ({ status, other }) => {
          if (status === 'overlap') return { overlaps: other ?? '' }
          if (status === 'day_full') return 'day-full'
          return status === 'not_found' ? 'not-found' : status
        },
      ),
  }
}

function actColumns({ actId, bookingId, version, actor, reason, tell }: CancelAct | MoveAct) {
  return {
    id: actId,
    booking_id: bookingId,
    version,
    by: actor.kind,
    actor: actorName(actor),
    reason,
    tell_customer: tell.customer,
    tell_cleaner: tell.cleaner,
  }
}

/** What the history calls who acted; a link's id only tells which one it was. */
function actorName(actor: Actor): string {
  return actor.kind === 'office' ? actor.adminId : `customer ${actor.linkId}`
}
