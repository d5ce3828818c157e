import { isReversalEvent, type ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking } from './story.ts'

/** Whether an event is about money of a payment that is none of the booking's. */
export function isForeignReport({ payments }: Story, booking: StoryBooking, event: ProviderEvent): boolean {
  return (
    isReversalEvent(event.type) &&
    booking.paymentIntent !== null &&
    booking.paymentIntent !== event.paymentIntent &&
    !payments.some(
      ({ paymentIntent, paidAt }) =>
        paymentIntent !== null && paymentIntent === event.paymentIntent && paidAt !== null,
    )
  )
}
