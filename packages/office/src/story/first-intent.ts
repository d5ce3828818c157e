import type { ProviderEvent } from './provider-event.ts'
import type { Story } from './story.ts'

/** The event's payment where it can be the booking's first: not where the office took that itself, nor where it is another one's. */
export function firstIntent({ payments }: Story, { paymentIntent }: ProviderEvent): string | null {
  const isOther = payments.some((payment) =>
    payment.purpose === 'first'
      ? payment.isOffline
      : paymentIntent !== null && payment.paymentIntent === paymentIntent,
  )
  return isOther ? null : paymentIntent
}
