import { homeInOwnWords } from '../booking/book-again.ts'
import {
  type BookingDetails,
  bookingFieldNames,
  type DetailInputs,
  inputOf,
} from '../booking/booking-details.ts'
import { bookingFields } from '../booking/booking-fields.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import type { BookingRecord } from '../booking/booking-record.ts'
import { fieldUses } from '../booking/field-uses.ts'
import type { FormRules } from '../booking/form-checks.ts'

/** The fields that a new booking takes over from the last one: who the customer is, and the home. */
export type KnownCustomer = Partial<DetailInputs> &
  Pick<
    BookingForm,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'streetAddress'
    | 'city'
    | 'postalCode'
    | 'bedrooms'
    | 'bathrooms'
    | 'hasPets'
    | 'service'
  > &
  Partial<Pick<BookingForm, 'customHomeType'>>

type Last = BookingDetails &
  Pick<
    BookingRecord,
    'customerName' | 'email' | 'phone' | 'address' | 'bedrooms' | 'bathrooms' | 'hasPets' | 'serviceType'
  >

/**
 * The parts of a booking form that the customer's last booking answers already.
 *
 * @example
 * formFromBooking({ ...booking, address: '12 Queen St W, Toronto, ON M5H 2N2' }, gtaRules).city // => 'Toronto'
 */
export function formFromBooking(last: Last, { priceBook, contact }: FormRules): KnownCustomer {
  const [firstName = '', ...others] = last.customerName.trim().split(/\s+/)
  const parts = contact.partsOf(last.address.trim())
  const [firstService = ''] = Object.keys(priceBook.services)
  return {
    firstName,
    lastName: others.join(' '),
    email: last.email,
    phone: last.phone,
    ...parts,
    streetAddress: parts.streetAddress || last.address,
    bedrooms: last.bedrooms ?? 1,
    bathrooms: last.bathrooms ?? 1,
    ...inputsKnown(last),
    ...homeInOwnWords(last.homeType),
    hasPets: last.hasPets === null ? '' : last.hasPets ? 'yes' : 'no',
    service: Object.hasOwn(priceBook.services, last.serviceType) ? last.serviceType : firstService,
  }
}

function inputsKnown(details: BookingDetails): Partial<DetailInputs> {
  return Object.fromEntries(
    bookingFieldNames
      .filter((name) => fieldUses[name].known)
      .map((name): [string, string] => [name, inputOf(bookingFields[name], details[name])]),
  )
}
