import { promoNotApplicableTitle } from '@dustforce/core/promo'
import type { Notice } from '@dustforce/core/validation'

/** Shown when the response of a checkout has no url. */
export const noCheckoutUrlMessage = 'No checkout URL received'

/**
 * The notice for a checkout that failed, classified by the error's text; 'Promo Code Not Applicable' comes with its own words.
 *
 * @example
 * checkoutErrorNotice('Day is fully booked').title // => 'Bookings are full for this day'
 */
export function checkoutErrorNotice(errorText: string): Notice {
  // A rule without a notice here brings its own words.
  const notApplicable = `${promoNotApplicableTitle}: `
  if (errorText.startsWith(notApplicable)) {
    return { title: promoNotApplicableTitle, description: errorText.slice(notApplicable.length) }
  }
  if (/first[- ]time|promo/i.test(errorText)) {
    return {
      title: 'First-Time Customer Only',
      description:
        'This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
    }
  }
  if (/fully booked|booking limit|bookings are full/i.test(errorText)) {
    return { title: 'Bookings are full for this day', description: 'Please select another available date.' }
  }
  return {
    title: 'Error Processing Booking',
    description: 'There was an issue processing your booking. Please try again or contact support.',
  }
}
