import { quote } from '@dustforce/core/quote'
import {
  type CheckoutSubmission,
  quoteRequestOf,
  requestFromPayload,
  soldAs,
} from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { EmailOutbox } from '../letters/email-outbox.ts'
import { BookingStore } from './booking-store.ts'
import { Business } from './business.ts'
import { createCheckout, sellAtOnce } from './create-checkout.ts'
import type { DeskTerms } from './desk-terms.ts'
import { CheckoutRefused } from './refusal.ts'

/** The administrator who takes a booking for its customer, and the place where the customer comes back to after paying. */
interface Desk extends DeskTerms {
  /** The site, without a slash at the end. */
  readonly siteUrl: string
  /** The administrator's e-mail address. */
  readonly takenBy: string
}

/**
 * Takes a booking by phone: the same checkout as on the site, whose page is sent to the customer. Sending it again sends another letter
 * with the same page. One that is sold at once is confirmed, and its customer gets the confirmation.
 */
export const takeByPhone = Effect.fn('takeByPhone')(
  function* (submission: CheckoutSubmission, { siteUrl, takenBy, payBy = 'link', ...terms }: Desk) {
    const { attempt_id: attemptId } = submission
    // The office may hold as many places as it has customers on the phone.
    const visitor = `office ${takenBy} ${attemptId}`
    const sold = soldAs(payBy)
    if (sold !== null) {
      const { bookingId } = yield* sellAtOnce(submission, sold, { visitor, takenBy, ...terms })
      return { url: null, bookingId, holdExpiresAt: null }
    }
    const { url, bookingId } = yield* createCheckout(submission, { siteUrl, visitor, takenBy, ...terms })
    const held = yield* BookingStore.use((store) => store.findAttempt(attemptId))
    const holdExpiresAt = held?.holdExpiresAt ?? null
    if (holdExpiresAt === null) return yield* new CheckoutRefused({ refusal: { code: 'attempt_changed' } })

    const { priceBook } = yield* Business
    const { minutes } = quote(priceBook, quoteRequestOf(priceBook, requestFromPayload(submission)))
    const payload = {
      customer_name: submission.name,
      booking_date: submission.date,
      booking_time: submission.time,
      service_type: submission.selected_service_id,
      address: submission.address,
      ...(minutes !== null && { duration_minutes: minutes }),
      total_price: submission.total_price,
      language: submission.language,
      url,
      hold_expires_at: holdExpiresAt,
    }
    yield* EmailOutbox.use((outbox) =>
      outbox.enqueue({ kind: 'payment-link', ref: bookingId, recipient: submission.email, payload }),
    )
    return { url, bookingId, holdExpiresAt }
  },
  Effect.catchTag(['BookingStoreError', 'EmailOutboxError'], (error) =>
    Effect.andThen(
      Effect.logError('A booking by phone failed', error),
      Effect.fail(new CheckoutRefused({ refusal: { code: 'unavailable' } })),
    ),
  ),
)
