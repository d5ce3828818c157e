import { displayStatus, displayStatusLabel, paymentLabel, serviceName } from '@dustforce/core/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { amount, cleanerOf, whenText } from './booking-words.ts'

const facts: readonly (readonly [name: string, text: (booking: Booking) => string])[] = [
  ['When', whenText],
  ['Status', (booking) => displayStatusLabel(displayStatus(booking))],
  ['Payment', (booking) => paymentLabel(booking.paymentStatus, booking.refundDue, booking.bookingStatus)],
  ['Price', ({ totalCents }) => amount(totalCents)],
  ['Cleaner', (booking) => cleanerOf(booking) || 'nobody'],
  ['Service', ({ serviceType }) => serviceName(serviceType)],
  ['Name', ({ customerName }) => customerName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Address', ({ address }) => address],
]

/** What of a booking that matters to a decision has changed, in words: 'When: Nov 21, 2026, 9:00 AM → Nov 22, 2026, 9:00 AM'. */
export function bookingDifferences(before: Booking, after: Booking): readonly string[] {
  return facts.flatMap(([name, text]) => {
    const [was, is] = [text(before), text(after)]
    return was === is ? [] : [`${name}: ${was} → ${is}`]
  })
}
