import { serviceIds } from '@dustforce/core/catalogue'
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

/** What a new booking takes over from the last one: who the customer is, and the home. */
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
 * formFromBooking({ ...booking, address: '12 Queen St W, Toronto, ON M5H 2N2' }).city // => 'Toronto'
 */
export function formFromBooking(last: Last): KnownCustomer {
  const [firstName = '', ...others] = last.customerName.trim().split(/\s+/)
  const address = /^(.*), ([^,]+), ON ([A-Z]\d[A-Z] ?\d[A-Z]\d)$/i.exec(last.address.trim())
  const [, streetAddress = last.address, city = '', postalCode = ''] = address ?? []
  return {
    firstName,
    lastName: others.join(' '),
    email: last.email,
    phone: last.phone,
    streetAddress,
    city,
    postalCode,
    bedrooms: last.bedrooms ?? 1,
    bathrooms: last.bathrooms ?? 1,
    ...inputsKnown(last),
    ...homeInOwnWords(last.homeType),
    hasPets: last.hasPets === null ? '' : last.hasPets ? 'yes' : 'no',
    service: serviceIds.find((id) => id === last.serviceType) ?? 'standard',
  }
}

function inputsKnown(details: BookingDetails): Partial<DetailInputs> {
  return Object.fromEntries(
    bookingFieldNames
      .filter((name) => fieldUses[name].known)
      .map((name): [string, string] => [name, inputOf(bookingFields[name], details[name])]),
  )
}
