import { formatLongDate } from '@dustforce/core/schedule'
import { sanitizeText } from '@dustforce/core/validation'
import { ownBookingStage, type Review, serviceName, shownArea, shownName } from '@dustforce/office/booking'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import type { OwnBooking } from './own-booking.ts'
import { Reviews } from './reviews.ts'
import { firstNameOf } from './visit-words.ts'

/** Returns the answer to the page of a review. */
export const reviewPage = Effect.fn('reviewPage')(function* (booking: OwnBooking) {
  const { record, facts } = booking
  const { priceBook } = yield* Business
  const review = yield* Reviews.use((reviews) => reviews.of(record.id))
  return {
    service: serviceName(facts.service, priceBook),
    when: record.bookingDate === null ? '' : formatLongDate(record.bookingDate),
    cleaner: firstNameOf(record.assignedCleanerName),
    shownAs: shownAs(booking),
    review: review && { rating: review.rating, text: review.text, mayShow: review.mayShow },
    canReview: (yield* hasTakenPlace(booking)) && review?.decision !== 'shown',
    isShown: review?.decision === 'shown',
  }
})

/** Keeps what a customer says; false when there is nothing to say yet, or it is shown already. */
export const saveReview = Effect.fn('saveReview')(function* (
  booking: OwnBooking,
  { rating, text, mayShow }: Review,
) {
  if (!(yield* hasTakenPlace(booking))) return false
  const { id: bookingId, customerName, address } = booking.record
  const said = { rating, text: sanitizeText(text), mayShow }
  const names = {
    shownName: shownName(sanitizeText(customerName)),
    shownArea: shownArea(sanitizeText(address)),
  }
  return yield* Reviews.use((reviews) => reviews.save({ bookingId, ...said, ...names }))
})

const hasTakenPlace = Effect.fn('hasTakenPlace')(function* ({ record, holdExpiresAt }: OwnBooking) {
  const { policy } = yield* Business
  const stage = ownBookingStage({ ...record, holdExpiresAt }, yield* Clock.currentTimeMillis, policy)
  return stage === 'past' || stage === 'receipt'
})

/** 'Ada L., Toronto' */
function shownAs({ record: { customerName, address } }: OwnBooking): string {
  const area = shownArea(address)
  return area === '' ? shownName(customerName) : `${shownName(customerName)}, ${area}`
}
