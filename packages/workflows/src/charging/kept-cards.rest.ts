import { businessDate } from '@dustforce/core/schedule'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type KeptCards, KeptCardsError } from './kept-cards.ts'

const ToRead = Schema.Array(
  Schema.Struct({
    series_id: Schema.String,
    customer_id: Schema.String,
    card_id: Schema.NullOr(Schema.String),
  }),
)
const Expiring = Schema.Array(
  Schema.Struct({
    series_id: Schema.String,
    customer_id: Schema.String,
    card_id: Schema.String,
    exp_month: Schema.Int,
    exp_year: Schema.Int,
    visits: Schema.Array(Schema.Struct({ booking_id: Schema.String, date: Schema.String })),
  }),
)
const Ids = Schema.Array(Schema.String)

const stored = Effect.mapError(
  ({ message }: RestFailure) => new KeptCardsError({ reason: 'unavailable', message }),
)

/** The kept cards in the database. */
export function keptCards({ call }: Database): KeptCards['Service'] {
  return {
    toRead: call('cards_to_read', {}, ToRead).pipe(
      Effect.map((rows) =>
        rows.map((row) => ({ seriesId: row.series_id, customerId: row.customer_id, cardId: row.card_id })),
      ),
      stored,
    ),
    expect: (bookingId) =>
      call('expect_card', { booking_id: bookingId }, Schema.Unknown).pipe(Effect.asVoid, stored),
    write: (seriesId, card) =>
      call(
        'write_kept_card',
        {
          series_id: seriesId,
          card:
            card === null
              ? null
              : {
                  ...{ card_id: card.cardId, brand: card.brand, last4: card.last4 },
                  ...{ exp_month: card.expMonth, exp_year: card.expYear },
                },
        },
        Schema.Unknown,
      ).pipe(Effect.asVoid, stored),
    expiring: (by) =>
      call('cards_expiring', { month: by }, Expiring).pipe(
        Effect.map((rows) =>
          rows.map((row) => ({
            ...{ seriesId: row.series_id, customerId: row.customer_id, cardId: row.card_id },
            ...{ expMonth: row.exp_month, expYear: row.exp_year },
            visits: row.visits.map(({ booking_id: bookingId, date }) => ({
              bookingId,
              date: businessDate(date),
            })),
          })),
        ),
        stored,
      ),
    tellExpiry: ({ cardId, bookingId, until }) =>
      call('tell_expiry', { expiry: { card_id: cardId, booking_id: bookingId, until } }, Schema.Boolean).pipe(
        stored,
      ),
    release: (batch) => call('release_cards', { batch }, Schema.Int).pipe(stored),
    toForget: (batch) => call('cards_to_forget', { batch }, Ids).pipe(stored),
    forgotten: (cardId) =>
      call('card_forgotten', { card_id: cardId }, Schema.Unknown).pipe(Effect.asVoid, stored),
  }
}
