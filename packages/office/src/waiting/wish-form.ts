import { timeLabel } from '@dustforce/core/schedule'
import { type BookingForm, emptyBookingForm } from '../booking/booking-form.ts'
import type { Start } from './queue.ts'
import type { WishedHome } from './wish.ts'

/**
 * The booking form filled in with what somebody waits for, and with the time that is offered.
 */
export function wishForm(home: WishedHome, email: string, offer: Start): BookingForm {
  const { service, bedrooms, bathrooms, addOns, hasPets } = home
  return {
    ...emptyBookingForm(service),
    ...{ email, bedrooms, bathrooms, addOns },
    hasPets: hasPets === null ? '' : hasPets ? 'yes' : 'no',
    date: offer.day,
    time: timeLabel(offer.minute),
  }
}
