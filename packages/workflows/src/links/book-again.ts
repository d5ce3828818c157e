import { type BookingForm, bookAgainForm, canBookAgain, ownBookingStage } from '@dustforce/office/booking'
import { contactRulesOf } from '@dustforce/office/contact/of'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import type { OwnBooking } from './own-booking.ts'

/** The form that books a booking again; null when it cannot be, or not yet. */
export const bookAgain = Effect.fn('bookAgain')(function* ({ record, holdExpiresAt }: OwnBooking) {
  const { policy, priceBook, company } = yield* Business
  const stage = ownBookingStage({ ...record, holdExpiresAt }, yield* Clock.currentTimeMillis, policy)
  const form: BookingForm | null = canBookAgain(stage)
    ? bookAgainForm(record, { priceBook, contact: contactRulesOf(company.address) })
    : null
  return { form }
})
