import { isBusinessDate, minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import { noticeKinds } from '@dustforce/office/notice'
import { textColumn } from '@dustforce/office/stored'
import { InstantColumn, NumberColumn, WholeCents } from '@dustforce/office/stored/schema'
import { certain, decideAct, decideOfflinePayment, paymentsLeft, type Story } from '@dustforce/office/story'
import type { Functions, RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { closedReasons, PendingCheckoutAnswer } from '../checkout/booking-answers.rest.ts'
import type { Database } from '../database/database.ts'
import { StoredTerms } from '../letters/stored-terms.ts'
import { decidedSteps } from '../payments/decided-steps.rest.ts'
import { storyFrom } from '../payments/story-answer.rest.ts'
import {
  type ActOutcome,
  type Actor,
  type BookingChanges,
  BookingChangesError,
  type CancelAct,
  type ChangeAct,
  type MoneyAct,
  type MoveAct,
  type OpenBookingChange,
  type ReviveAct,
} from './booking-changes.ts'

const OpenChange = Schema.Struct({
  id: Schema.String,
  payment_id: Schema.String,
  amount_cents: WholeCents,
  session_id: Schema.NullOr(Schema.String),
  url: Schema.NullOr(Schema.String),
  expires_at: InstantColumn,
})

/** The answer of `booking_facts`: the row, of which the rules read these columns besides the record's. */
const Facts = Schema.NullOr(
  Schema.Struct({
    row: Schema.Record(Schema.String, Schema.Unknown),
    version: NumberColumn,
    terms: Schema.NullOr(StoredTerms),
    late_since: Schema.NullOr(InstantColumn),
    agreed_at: InstantColumn,
    customer_moves: NumberColumn,
    story: Schema.Unknown,
    has_open_checkout: Schema.Boolean,
    open_change: Schema.NullOr(OpenChange),
    done_refund_cents: Schema.NullOr(WholeCents),
    done_start: Schema.NullOr(Schema.Struct({ date: Schema.String, time: Schema.String })),
  }),
)

const Outcome = Schema.Struct({
  status: Schema.Literals([
    'done',
    'changed',
    'not_found',
    'owner_decides',
    'day_full',
    'slot_closed',
    'overlap',
  ]),
  reason: Schema.optionalKey(Schema.Literals(closedReasons)),
  other: Schema.optionalKey(Schema.NullOr(Schema.String)),
})

const Opened = Schema.Struct({ status: Schema.Literal('pay'), now: InstantColumn, ...OpenChange.fields })

const Letters = Schema.Array(
  Schema.Struct({ kind: Schema.Literals(noticeKinds), recipient: Schema.String, payload: Schema.Unknown }),
)

const Written = Schema.Struct({ status: Schema.Literal('written') })

/** The answer of `preview_act`. */
const Previewed = Schema.Union([
  Schema.Struct({ ...Opened.fields, letters: Schema.optionalKey(Letters) }),
  Schema.Struct({ ...Outcome.fields, letters: Schema.optionalKey(Letters) }),
])

/** Returns the acts on bookings after they were made, by the database's functions: each act is one transaction there. */
export function bookingChanges(database: Database): BookingChanges['Service'] {
  const decided = decidedSteps(database)
  const ask = <Name extends keyof Functions, S extends Schema.Codec<unknown, unknown>>(
    name: Name,
    args: Functions[Name]['Args'],
    answer: S,
  ) => Effect.mapError(database.call(name, args, answer), changesError)

  /** Does an act on a booking's money, or previews it; `changed` where what was agreed to is not what it comes to. */
  const done = <S extends Schema.Codec<unknown, unknown>>(
    act: MoneyAct,
    answer: S,
    by: 'write_step' | 'preview_act' = 'write_step',
  ) =>
    Effect.mapError(
      decided(
        { booking_id: act.bookingId, act: moneyColumns(act) },
        (story) => decideAct(story, act) ?? { instead: changed },
        answer,
        { by },
      ),
      changesError,
    )

  return {
    find: (bookingId, actId) =>
      Effect.map(ask('booking_facts', { booking_id: bookingId, act_id: actId }, Facts), (facts) =>
        facts === null
          ? null
          : {
              record: bookingFromRow(facts.row),
              version: facts.version,
              payments: paymentsLeft(storyFrom(facts.story)),
              terms: facts.terms,
              lateSince: facts.late_since,
              agreedAt: facts.agreed_at,
              customerMoves: facts.customer_moves,
              priceBook: textColumn(facts.row.price_book_version),
              openChange: facts.open_change === null ? null : openChange(facts.open_change),
              hasOpenCheckout: facts.has_open_checkout,
              doneAct:
                facts.done_refund_cents === null
                  ? null
                  : { refundCents: facts.done_refund_cents, start: startOf(facts.done_start) },
            },
      ),
    preview: (act) =>
      Effect.map(
        'date' in act
          ? ask('preview_act', { step: moveColumns(act) }, Previewed)
          : done(act, Previewed, 'preview_act'),
        ({ letters = [], ...answer }) => ({ outcome: changeOutcome(answer), letters }),
      ),
    act: (act) => Effect.map(done(act, Schema.Union([Opened, Outcome])), changeOutcome),
    move: (act) => Effect.map(ask('move_booking', { act: moveColumns(act) }, Outcome), changeOutcome),
    recordOfflinePayment: (bookingId, happened, { method, reference, by }) => {
      const noted = { method, reference: reference.trim() || null, by }
      const decideOn = (story: Story) => {
        const answer = decideOfflinePayment(story, happened, crypto.randomUUID())
        return answer === null ? { instead: false } : certain(answer)
      }
      return decided({ booking_id: bookingId, noted }, decideOn, Written).pipe(
        Effect.mapBoth({ onSuccess: (written) => written !== false, onFailure: changesError }),
      )
    },
    attachChange: (paymentId, { sessionId, url }) =>
      database
        .ask('attach_change', { payment_id: paymentId, session_id: sessionId, url })
        .pipe(Effect.asVoid, Effect.mapError(changesError)),
    withdrawChange: (bookingId) =>
      ask('withdraw_change', { booking_id: bookingId }, Schema.NullOr(PendingCheckoutAnswer)),
  }
}

const changed = { status: 'changed', letters: [] } as const

function changesError({ reason, message }: RestFailure): BookingChangesError {
  return new BookingChangesError({ reason: reason === 'refused' ? 'refused' : 'unavailable', message })
}

/** The start that a move was recorded with; null of another act. */
function startOf(recorded: { readonly date: string; readonly time: string } | null) {
  const minute = recorded === null ? null : minuteOfLabel(recorded.time)
  return recorded === null || minute === null || !isBusinessDate(recorded.date)
    ? null
    : { date: recorded.date, minute }
}

function changeOutcome(answer: typeof Opened.Type | typeof Outcome.Type): ActOutcome {
  switch (answer.status) {
    case 'pay':
      return { open: openChange(answer), now: answer.now }
    case 'overlap':
      return { overlaps: answer.other ?? '' }
    case 'day_full':
      return 'day-full'
    case 'slot_closed':
      return { closed: answer.reason ?? 'busy' }
    case 'not_found':
      return 'not-found'
    case 'owner_decides':
      return 'owner-decides'
    default:
      return answer.status
  }
}

function openChange(row: Omit<typeof Opened.Type, 'status' | 'now'>): OpenBookingChange {
  return {
    id: row.id,
    paymentId: row.payment_id,
    amountCents: row.amount_cents,
    sessionId: row.session_id,
    url: row.url,
    expiresAt: row.expires_at,
  }
}

function moneyColumns(act: MoneyAct) {
  if ('refundCents' in act) return cancelColumns(act)
  return 'owedCents' in act ? reviveColumns(act) : changeColumns(act)
}

function cancelColumns(act: CancelAct) {
  return {
    ...actColumns(act),
    kind: 'canceled',
    missed_by: act.missedBy,
    agreed: { refund_cents: act.refundCents, policy_refund_cents: act.policyRefundCents, terms: act.terms },
  }
}

function reviveColumns(act: ReviveAct) {
  return {
    ...actColumns(act),
    kind: 'revived',
    to_status: act.status,
    agreed: { owed_cents: act.owedCents, asks: act.asks },
  }
}

function moveColumns(act: MoveAct) {
  return {
    ...actColumns(act),
    date: act.date,
    time: timeLabel(act.minute),
    late_since: act.lateSince === null ? null : new Date(act.lateSince).toISOString(),
    agreed: { date: act.date, time: timeLabel(act.minute) },
  }
}

function changeColumns(act: ChangeAct) {
  return {
    ...actColumns(act),
    kind: 'changed',
    columns: act.columns,
    minutes: act.minutes,
    difference_cents: act.differenceCents,
    tax_cents: act.taxInDifferenceCents,
    is_owed: act.isOwed === true,
    hold_minutes: act.holdMinutes,
    agreed: { difference_cents: act.differenceCents },
  }
}

function actColumns({
  actId,
  bookingId,
  version,
  actor,
  reason,
  tell,
}: CancelAct | MoveAct | ReviveAct | ChangeAct) {
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

/** Returns what the history calls the actor; a link's id only tells which one it was. */
function actorName(actor: Actor): string {
  return actor.kind === 'office' ? actor.adminId : `customer ${actor.linkId}`
}
