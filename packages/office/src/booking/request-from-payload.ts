import { businessDate, minuteOfLabel } from '@dustforce/core/schedule'
import { sanitizePhone, sanitizeText } from '@dustforce/core/validation'
import { detailsOfRow, isUnset } from './booking-details.ts'
import type { BookingRequest } from './booking-request.ts'
import { equipmentText } from './checkout-payload.ts'
import type { CheckoutPayload } from './payload.ts'

const equipmentWords: ReadonlySet<string> = new Set([true, false].map(equipmentText))

/**
 * The choices in a decoded payload, for pricing them again: its prices are left aside, its texts are made safe to store. The inverse of
 * `checkoutPayload`.
 *
 * @throws RangeError when the payload was not decoded by its Schema
 * @example
 * requestFromPayload(payload).minute // => 540
 */
export function requestFromPayload(payload: CheckoutPayload): BookingRequest {
  const minute = minuteOfLabel(payload.time)
  if (minute === null) throw new RangeError(`Not a time: ${payload.time}`)
  const details = detailsOfRow({ ...payload }, textOf)
  const { equipmentPreferences: own } = details
  return {
    service: payload.selected_service_id,
    bedrooms: payload.bedrooms,
    bathrooms: payload.bathrooms,
    addOns: payload.add_ons_details.map((addOn) => addOn.id),
    hasPets: payload.has_pets,
    name: sanitizeText(payload.name),
    email: payload.email.trim().toLowerCase(),
    phone: sanitizePhone(payload.phone),
    address: sanitizeText(payload.address),
    date: businessDate(payload.date),
    minute,
    ...details,
    equipmentPreferences: own === null || equipmentWords.has(own) ? null : own,
    promoCode: payload.applied_promo_code === null ? null : textOf(payload.applied_promo_code.toUpperCase()),
  }
}

function textOf(sent: unknown): string | null {
  const text = sanitizeText(String(sent))
  return text === '' || isUnset(text) ? null : text
}
