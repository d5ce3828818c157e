import { businessDate } from '@dustforce/core/schedule'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type KeptCards, KeptCardsError } from './kept-cards.ts'

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

const stored = Effect.mapError(
  ({ message }: RestFailure) => new KeptCardsError({ reason: 'unavailable', message }),
)

/** The kept cards in the database. */
export function keptCards({ ask, call }: Database): KeptCards['Service'] {
  return {
    toRead: ask('cards_to_read', {}).pipe(stored),
    expect: (bookingId) => ask('expect_card', { booking_id: bookingId }).pipe(stored),
    write: (seriesId, card) =>
      ask('write_kept_card', {
        series_id: seriesId,
        card:
          card === null
            ? null
            : {
                ...{ card_id: card.cardId, brand: card.brand, last4: card.last4 },
                ...{ exp_month: card.expMonth, exp_year: card.expYear },
              },
      }).pipe(stored),
    expiring: (by) =>
      call('cards_expiring', { month: by }, Expiring).pipe(
        Effect.map((cards) =>
          cards.map((row) => ({
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
      ask('tell_expiry', { expiry: { card_id: cardId, booking_id: bookingId, until } }).pipe(stored),
    release: (batch) => ask('release_cards', { batch }).pipe(stored),
    toForget: (batch) => ask('cards_to_forget', { batch }).pipe(stored),
    forgotten: (cardId) => ask('card_forgotten', { card_id: cardId }).pipe(stored),
  }
}
