import { reviewDecisions } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type Reviews, ReviewsError } from './reviews.ts'

const Answer = Schema.NullOr(
  Schema.Struct({
    rating: Schema.Int,
    comment: Schema.String,
    may_show: Schema.Boolean,
    decision: Schema.Literals(reviewDecisions),
  }),
)

/** The reviews of a project's bookings. */
export function reviews({ ask, call }: Database): Reviews['Service'] {
  const unavailable = ({ message }: { readonly message: string }) =>
    new ReviewsError({ reason: 'unavailable', message })
  return {
    of: (bookingId) =>
      call('review_of', { booking_id: bookingId }, Answer).pipe(
        Effect.map((row) =>
          row === null
            ? null
            : { rating: row.rating, text: row.comment, mayShow: row.may_show, decision: row.decision },
        ),
        Effect.mapError(unavailable),
      ),
    save: ({ bookingId, rating, text, mayShow, shownName, shownArea }) =>
      ask('save_review', {
        review: {
          booking_id: bookingId,
          rating,
          comment: text,
          may_show: mayShow,
          shown_name: shownName,
          shown_area: shownArea,
        },
      }).pipe(Effect.mapError(unavailable)),
  }
}
