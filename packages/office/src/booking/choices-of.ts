import { isBusinessDate, minuteOfLabel } from '@dustforce/core/schedule'
import type { BookingForm } from './booking-form.ts'
import type { PricedChoices } from './booking-request.ts'

/**
 * Reads what a form that is being filled in says of its price: the day and the time count as soon as they are chosen.
 *
 * @example
 * choicesOf({ ...emptyBookingForm('standard'), date: '2026-11-23' }).date // => '2026-11-23'
 */
export function choicesOf(form: BookingForm): PricedChoices {
  const { service, bedrooms, bathrooms, addOns, hasPets, date, time, howOften: frequency } = form
  const minute = minuteOfLabel(time)
  return {
    ...{ service, bedrooms, bathrooms, addOns, hasPets: hasPets === 'yes' },
    ...(isBusinessDate(date) && { date }),
    ...(minute !== null && { minute }),
    ...(frequency !== '' && { frequency }),
  }
}
