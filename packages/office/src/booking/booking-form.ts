import type { Interval } from '@dustforce/core/series'
import { type DetailInputs, eachBookingField } from './booking-details.ts'
import type { Choice, yesNoOptions } from './options.ts'

/** The booking form as it is filled in; '' where nothing is chosen yet. */
export interface BookingForm extends DetailInputs {
  readonly service: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly streetAddress: string
  readonly city: string
  /** '' is the company's own. */
  readonly province: string
  readonly postalCode: string
  readonly bedrooms: number
  readonly bathrooms: number
  /** The customer's own words, where `homeType` is 'other'. */
  readonly customHomeType: string
  /** yyyy-MM-dd */
  readonly date: string
  /** A label such as '9:00 AM'. */
  readonly time: string
  readonly addOns: readonly string[]
  readonly hasPets: Choice<typeof yesNoOptions>
  readonly promoCode: string
  /** The interval after which the visit repeats; '' for just once. */
  readonly howOften: '' | Interval
  /** Agrees to text messages and calls about the booking. */
  readonly messagesConsent: boolean
  /** Agrees to the terms and the payment policy. */
  readonly termsConsent: boolean
}

/**
 * The booking form before anything is filled in, for a service chosen on the home page.
 *
 * @example
 * emptyBookingForm('deep-clean').bedrooms // => 1
 */
export function emptyBookingForm(service: string, promoCode = ''): BookingForm {
  const { equipmentPreferences: _notAsked, ...blank } = eachBookingField(() => '' as const)
  return {
    ...blank,
    service,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    streetAddress: '',
    city: '',
    province: '',
    postalCode: '',
    bedrooms: 1,
    bathrooms: 1,
    customHomeType: '',
    date: '',
    time: '',
    addOns: [],
    hasPets: '',
    promoCode,
    howOften: '',
    messagesConsent: false,
    termsConsent: false,
  }
}
