// Made by `npm run test:one -- packages/supabase/test/database-types.db.test.ts -u` from the migrated database; the same test fails when they differ.

import { Day, InstantColumn, NumberColumn, WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { NoAnswer } from './no-answer.ts'

/** The answers of the functions that the server calls, in the rules' words, as far as the catalog says it. */
export const answers = {
  accept_invitation: Schema.Boolean,
  admit_checkout: Schema.Boolean,
  attach_change: Schema.Boolean,
  attach_charge_page: NoAnswer,
  attach_checkout: Schema.Boolean,
  backlog: Schema.Array(
    Schema.Struct({
      oldestWaitingEmail: Schema.NullOr(InstantColumn),
      waitingEmails: NumberColumn,
      failedEmails: NumberColumn,
      oldestDueRefund: Schema.NullOr(InstantColumn),
      refundsDue: NumberColumn,
      lastWebhook: Schema.NullOr(InstantColumn),
      lastRun: Schema.NullOr(InstantColumn),
      failedParts: Schema.Array(Schema.String),
    }).pipe(Schema.encodeKeys({
      oldestWaitingEmail: 'oldest_waiting_email',
      waitingEmails: 'waiting_emails',
      failedEmails: 'failed_emails',
      oldestDueRefund: 'oldest_due_refund',
      refundsDue: 'refunds_due',
      lastWebhook: 'last_webhook',
      lastRun: 'last_run',
      failedParts: 'failed_parts',
    })),
  ),
  card_forgotten: NoAnswer,
  cards_to_forget: Schema.Array(Schema.String),
  cards_to_read: Schema.Array(
    Schema.Struct({
      seriesId: Schema.String,
      customerId: Schema.String,
      cardId: Schema.NullOr(Schema.String),
    }).pipe(Schema.encodeKeys({
      seriesId: 'series_id',
      customerId: 'customer_id',
      cardId: 'card_id',
    })),
  ),
  charge_pages_pending: Schema.Array(
    Schema.Struct({
      tryId: Schema.String,
      bookingId: Schema.String,
      sessionId: Schema.NullOr(Schema.String),
    }).pipe(Schema.encodeKeys({
      tryId: 'try_id',
      bookingId: 'booking_id',
      sessionId: 'session_id',
    })),
  ),
  charges_due: Schema.Array(Schema.String),
  charges_pending: Schema.Array(
    Schema.Struct({
      tryId: Schema.String,
      bookingId: Schema.String,
      customerId: Schema.String,
      cardId: Schema.String,
      amountCents: WholeCents,
      currency: Schema.String,
      isAwaited: Schema.Boolean,
    }).pipe(Schema.encodeKeys({
      tryId: 'try_id',
      bookingId: 'booking_id',
      customerId: 'customer_id',
      cardId: 'card_id',
      amountCents: 'amount_cents',
      isAwaited: 'is_awaited',
    })),
  ),
  expect_card: NoAnswer,
  find_price_book: Schema.Array(
    Schema.Struct({
      book: Schema.Unknown,
      supersededAt: Schema.NullOr(InstantColumn),
    }).pipe(Schema.encodeKeys({
      supersededAt: 'superseded_at',
    })),
  ),
  finish_emails: NoAnswer,
  invite_admin: NoAnswer,
  is_first_time: Schema.Boolean,
  keep_figures: Schema.Int,
  keep_link_hashes: NoAnswer,
  keep_resources: NoAnswer,
  lapse_offers: Schema.Int,
  note_series_problem: NoAnswer,
  own_checkouts: Schema.Array(
    Schema.Struct({
      bookingId: Schema.String,
      sessionId: Schema.NullOr(Schema.String),
      holdExpiresAt: InstantColumn,
    }).pipe(Schema.encodeKeys({
      bookingId: 'booking_id',
      sessionId: 'session_id',
      holdExpiresAt: 'hold_expires_at',
    })),
  ),
  pass_series: Schema.Int,
  pending_checkouts: Schema.Array(
    Schema.Struct({
      bookingId: Schema.String,
      sessionId: Schema.NullOr(Schema.String),
      holdExpiresAt: InstantColumn,
    }).pipe(Schema.encodeKeys({
      bookingId: 'booking_id',
      sessionId: 'session_id',
      holdExpiresAt: 'hold_expires_at',
    })),
  ),
  postpone_refund: Schema.Boolean,
  price_rises_decided: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      priceBook: Schema.String,
      from: Day,
      author: Schema.String,
      at: InstantColumn,
      takenBackAt: Schema.NullOr(InstantColumn),
      holdsFrom: Schema.NullOr(Day),
      told: NumberColumn,
      held: NumberColumn,
      ended: NumberColumn,
    }).pipe(Schema.encodeKeys({
      priceBook: 'price_book',
      takenBackAt: 'taken_back_at',
      holdsFrom: 'holds_from',
    })),
  ),
  queue_follow_ups: NoAnswer,
  record_email_delivery: Schema.Boolean,
  record_run: Schema.Boolean,
  release_cards: Schema.Int,
  save_review: Schema.Boolean,
  send_booking_links: Schema.Boolean,
  tell_expiry: Schema.Boolean,
  write_about_booking: NoAnswer,
  write_kept_card: NoAnswer,
}
