import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { sessionEnd } from '../checkout/open-checkout.ts'
import { PaymentGateway } from '../payments/payment-gateway.ts'
import { BookingChanges, type ChangeableBooking, type OpenBookingChange } from './booking-changes.ts'

/** Where something is to be paid first, until an instant in epoch milliseconds. */
export interface PayPage {
  readonly status: 'pay'
  readonly url: string
  readonly until: number
}

/** The time for which what the office asks for waits for its payment: as long as a checkout page may live. */
export const officeHoldMinutes = 23 * 60

/** The page where a change is paid: the one that it has, or a new one. Its payment's id is the idempotency key. */
export const payPage = Effect.fn('payPage')(function* (
  { record }: ChangeableBooking,
  { paymentId, amountCents, url, expiresAt }: OpenBookingChange,
  {
    siteUrl,
    label = 'Change of your booking, with tax',
  }: { readonly siteUrl: string; readonly label?: string },
) {
  if (url !== null) return { status: 'pay', url, until: expiresAt } satisfies PayPage
  const gateway = yield* PaymentGateway
  const changes = yield* BookingChanges
  const { priceBook } = yield* Business
  const now = yield* Clock.currentTimeMillis
  const session = yield* gateway
    .openSession({
      bookingId: record.id,
      paymentId,
      lines: [{ label, amountCents }],
      currency: priceBook.currency.toLowerCase(),
      customerEmail: record.email,
      expiresAt: sessionEnd(expiresAt, now, now),
      successUrl: `${siteUrl}/booking?change=paid`,
      cancelUrl: `${siteUrl}/booking?change=canceled`,
    })
    .pipe(
      Effect.timeout('20 seconds'),
      // Without a page nothing waits. If the provider made a page anyway, nobody knows its address.
      Effect.tapError(() => changes.withdrawChange(record.id)),
    )
  yield* changes.attachChange(paymentId, session)
  return { status: 'pay', url: session.url, until: expiresAt } satisfies PayPage
})
