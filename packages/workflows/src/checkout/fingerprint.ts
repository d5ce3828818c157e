import type { BookingRequest } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'

/**
 * Computes what a repeated attempt is recognized by: one text for every choice of the form and the price that was shown. A hash, because it is kept
 * beside the booking.
 */
export function fingerprintOf(request: BookingRequest, shownTotal: number): Effect.Effect<string> {
  // `requestFromPayload` makes the request, so its fields have one order.
  const text = new TextEncoder().encode(JSON.stringify([request, shownTotal]))
  return Effect.map(
    Effect.promise(() => crypto.subtle.digest('SHA-256', text)),
    (hash) => Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  )
}
