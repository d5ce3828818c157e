import { Day } from '@dustforce/office/stored/schema'
import type { RestFailure } from '@dustforce/supabase/rest'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type KeptCards, KeptCardsError } from './kept-cards.ts'

const Expiring = Schema.Array(
  Schema.Struct({
    seriesId: Schema.String,
    customerId: Schema.String,
    cardId: Schema.String,
    expMonth: Schema.Int,
    expYear: Schema.Int,
    visits: Schema.Array(
      Schema.Struct({ bookingId: Schema.String, date: Day }).pipe(
        Schema.encodeKeys({ bookingId: 'booking_id' }),
      ),
    ),
  }).pipe(
    Schema.encodeKeys({
      ...{ seriesId: 'series_id', customerId: 'customer_id', cardId: 'card_id' },
      ...{ expMonth: 'exp_month', expYear: 'exp_year' },
    }),
  ),
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
    expiring: (by) => call('cards_expiring', { month: by }, Expiring).pipe(stored),
    tellExpiry: ({ cardId, bookingId, until }) =>
      ask('tell_expiry', { expiry: { card_id: cardId, booking_id: bookingId, until } }).pipe(stored),
    release: (batch) => ask('release_cards', { batch }).pipe(stored),
    toForget: (batch) => ask('cards_to_forget', { batch }).pipe(stored),
    forgotten: (cardId) => ask('card_forgotten', { card_id: cardId }).pipe(stored),
  }
}
