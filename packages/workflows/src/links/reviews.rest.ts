import { reviewDecisions } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type Reviews, ReviewsError } from './reviews.ts'

const Answer = Schema.NullOr(
  Schema.Struct({
    rating: Schema.Int,
    text: Schema.String,
    mayShow: Schema.Boolean,
    decision: Schema.Literals(reviewDecisions),
  }).pipe(Schema.encodeKeys({ text: 'comment', mayShow: 'may_show' })),
)

/** The reviews of a project's bookings. */
export function reviews({ ask, call }: Database): Reviews['Service'] {
  const unavailable = ({ message }: { readonly message: string }) =>
    new ReviewsError({ reason: 'unavailable', message })
  return {
    of: (bookingId) =>
      call('review_of', { booking_id: bookingId }, Answer).pipe(Effect.mapError(unavailable)),
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
