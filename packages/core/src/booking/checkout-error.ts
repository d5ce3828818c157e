import { promoNotApplicableTitle } from '../promo/promo-message.ts'
import type { Notice } from '../validation/index.ts'

/** Shown when the answer of a checkout has no url. Public spec, section 8. */
export const noCheckoutUrlMessage = 'No checkout URL received'

/**
 * What the customer is told when checkout fails, classified by the error's text; 'Promo Code Not Applicable' comes with its own words. Public spec, section 8.
 *
 * @example
 * checkoutErrorNotice('Day is fully booked').title // => 'Bookings are full for this day'
 */
export function checkoutErrorNotice(errorText: string): Notice {
  // A rule that the specification has no words for says its own.
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
