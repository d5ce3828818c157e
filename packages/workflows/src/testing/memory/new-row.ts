import { zeroCents } from '@dustforce/core/money'
import type { Reservation } from '../../checkout/booking-store.ts'
import type { NewBooking } from '../../checkout/new-booking.ts'
import type { MemoryBookings } from './memory-bookings.ts'
import type { StoredBooking } from './stored-booking.ts'

/** A new booking, pending, unpaid and held by nobody. */
export function newRow(
  bookings: MemoryBookings,
  reservation: Reservation,
  booking: NewBooking,
  now: number,
): StoredBooking {
  const id = bookings.newId('booking')
  const { totalCents: amountCents } = booking.quote
  const none = { sessionId: null, paymentIntent: null, isOffline: false, paidAt: null, isDisputed: false }
  return {
    ...{
      id,
      reservation,
      booking,
      version: 1,
      currency: 'cad',
      hasAttempt: true,
      visitOf: null,
      isDetached: false,
    },
    ...{ sessionId: null, paymentIntent: null, retainableCents: null, refundDue: false, isRefunded: false },
    ...{ refundedCents: zeroCents, lostCents: zeroCents, attention: [], refunds: [], acts: {} },
    ...{ checkoutUrl: null, waiting: null, agreedAt: now, lateSince: null, customerMoves: 0 },
    ...{
      payment: 'pending',
      status: 'pending',
      hasVisitor: true,
      holdExpiresAt: null,
      promo: null,
      changed: {},
    },
    charge: { announcedAt: null, announcedBy: null, lastLetterAt: null, lookAt: null, tries: [] },
    told: { isWhole: false, partCents: zeroCents },
    payments: [{ id: `payment-${id}`, purpose: 'first', amountCents, currency: 'cad', ...none }],
  }
}
