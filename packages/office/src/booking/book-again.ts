import { addOnsFor } from '@dustforce/core/catalogue'
import type { CompanyPriceBook } from '../company/index.ts'
import { inputsAgain, isUnset } from './booking-details.ts'
import { bookingFields } from './booking-fields.ts'
import { type BookingForm, emptyBookingForm } from './booking-form.ts'
import type { BookingRecord } from './booking-record.ts'
import { type FormRules, roomChecks } from './form-checks.ts'
import type { OwnBookingStage } from './own-booking.ts'

/**
 * Whether a customer's own page of a booking offers to book it again: not before it is over, and not when only its receipt is left.
 *
 * @example
 * canBookAgain('past') // => true
 */
export function canBookAgain(stage: OwnBookingStage): boolean {
  return stage === 'past' || stage === 'canceled' || stage === 'lapsed'
}

/**
 * The form that books the same again: contact, address, home, add-ons, pets and equipment. The customer fills in when, how to get in and
 * notes, which may have changed and may hold codes, and agrees again. What is no longer offered is left out; null when the service is not.
 *
 * @example
 * bookAgainForm({ ...booking, serviceType: 'deep-clean' }, gtaRules)?.service // => 'deep-clean'
 */
export function bookAgainForm(record: BookingRecord, { priceBook, contact }: FormRules): BookingForm | null {
  const service = record.serviceType
  if (!Object.hasOwn(priceBook.services, service)) return null
  return {
    ...emptyBookingForm(service),
    ...inputsAgain(record),
    ...nameParts(record.customerName.trim()),
    email: record.email,
    phone: contact.editPhone(record.phone, 0).value,
    // The office may have written another address, of which no part is guessed.
    ...contact.partsOf(record.address),
    bedrooms: rooms('bedrooms', record.bedrooms, priceBook),
    bathrooms: rooms('bathrooms', record.bathrooms, priceBook),
    ...homeInOwnWords(record.homeType),
    addOns: addOnsFor(priceBook, service)
      .filter(({ name }) => record.addOns.includes(name))
      .map(({ id }) => id),
    hasPets: yesOrNo(record.hasPets),
  }
}

function nameParts(name: string): Pick<BookingForm, 'firstName' | 'lastName'> {
  const end = name.indexOf(' ')
  return end < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, end), lastName: name.slice(end + 1) }
}

function rooms(
  name: keyof ReturnType<typeof roomChecks>,
  count: number | null,
  priceBook: CompanyPriceBook,
): number {
  return count !== null && roomChecks(priceBook)[name](count).ok ? count : 1
}

/** A home of another kind is stored in the customer's own words alone. */
export function homeInOwnWords(
  stored: string | null,
): Partial<Pick<BookingForm, 'homeType' | 'customHomeType'>> {
  const isChoice = bookingFields.homeType.options.some(({ value }) => value === stored)
  return stored === null || isChoice || isUnset(stored) ? {} : { homeType: 'other', customHomeType: stored }
}

function yesOrNo(answer: boolean | null): BookingForm['hasPets'] {
  if (answer === null) return ''
  return answer ? 'yes' : 'no'
}
