import type { Review, ReviewDecision } from '@dustforce/office/booking'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A review as its customer left it. */
export interface StoredReview extends Review {
  readonly decision: ReviewDecision
}

/** A review with the name and the area that it would be shown under. */
export interface NewReview extends Review {
  readonly bookingId: string
  readonly shownName: string
  readonly shownArea: string
}

/** The one error of the reviews. */
export class ReviewsError extends Schema.TaggedError<ReviewsError>()('ReviewsError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** The reviews of a visit by its customer, once for each booking. */
export class Reviews extends Context.Service<
  Reviews,
  {
    /** Null when the customer has said nothing yet. */
    readonly of: (bookingId: string) => Effect.Effect<StoredReview | null, ReviewsError>
    /** Keeps a review in place of the one before; false for one that is shown already. */
    readonly save: (review: NewReview) => Effect.Effect<boolean, ReviewsError>
  }
>()('@dustforce/workflows/Reviews') {}
