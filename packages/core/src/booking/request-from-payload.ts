import { businessDate, parseTimeLabel } from '../schedule/index.ts'
import { sanitizePhone, sanitizeText } from '../validation/index.ts'
import type { BookingRequest } from './booking-request.ts'
import { equipmentText, unset } from './checkout-payload.ts'
import type { CheckoutPayload } from './payload.ts'

const unsetWords: ReadonlySet<string> = new Set(['', ...Object.values(unset)])
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
  const minute = parseTimeLabel(payload.time)
  if (minute === null) throw new RangeError(`Not a time: ${payload.time}`)
  const equipment = textOf(payload.equipment_preferences)
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
    homeType: textOf(payload.home_type),
    someoneHome: textOf(payload.someone_home),
    entryInstructions: textOf(payload.entry_instructions),
    petDetails: textOf(payload.pet_details),
    avoidAreas: textOf(payload.avoid_areas),
    parkingAvailable: textOf(payload.parking_available),
    buildingAccess: textOf(payload.building_access),
    useCustomerEquipment: payload.use_customer_equipment,
    ...(equipment !== null && !equipmentWords.has(equipment) && { equipmentPreferences: equipment }),
    notes: textOf(payload.notes),
    promoCode: payload.applied_promo_code === null ? null : textOf(payload.applied_promo_code.toUpperCase()),
  }
}

function textOf(stored: string): string | null {
  const text = sanitizeText(stored)
  return unsetWords.has(text) ? null : text
}
