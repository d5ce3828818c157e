import * as Effect from 'effect/Effect'
import { BookingStore } from '../checkout/booking-store.ts'
import { closeCheckout } from './reconcile-payments.ts'

/**
 * Cancels a booking that its customer may still pay for, and closes the checkout page. `refunded`: the customer was faster, and the
 * money goes back. `not-open`: there is no open checkout and nothing was changed.
 *
 * The booking is canceled before the provider is asked, so that whatever happens in between is money that goes back. A page that
 * cannot be closed now ends with its hold.
 */
export const cancelCheckout = Effect.fn('cancelCheckout')(function* (bookingId: string, adminEmail: string) {
  const store = yield* BookingStore
  const open = yield* store.cancelOpenCheckout(bookingId, adminEmail)
  if (open === null) return 'not-open'
  const settlement = yield* closeCheckout(open).pipe(
    Effect.catch((error) =>
      Effect.as(Effect.logWarning('The checkout of a canceled booking stays open', bookingId, error), null),
    ),
  )
  return settlement?.refund === true ? 'refunded' : 'canceled'
})
