import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { type BookingForm, emptyBookingForm } from '@dustforce/office/booking'
import { fn } from 'storybook/test'
import type { FormPart } from './form-part.ts'

/** A booking as it is half-way through, for stories. */
export const filledForm: BookingForm = {
  ...emptyBookingForm('deep-clean', 'WELCOME10'),
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.com',
  phone: '(416) 555-0123',
  streetAddress: '100 Queen St W, Unit 405',
  city: 'Toronto',
  postalCode: 'M5H 2N2',
  bedrooms: 3,
  bathrooms: 2,
  homeType: 'condo',
  date: '2026-11-24',
  time: '9:00 AM',
  addOns: ['laundry', 'dishwashing'],
  hasPets: 'yes',
  petDetails: 'Two cats, shy',
}

export const emptyForm = emptyBookingForm('deep-clean')

/** The props that every part of the form gets, for stories. */
export const part: FormPart = { form: emptyForm, errors: {}, onChange: fn(), onLeave: fn() }

const choices = {
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: ['laundry', 'dishwashing'],
  pets: true,
} as const

/** 270 + 35 + 25, less 33, plus 39: 336. */
export const fullQuote = quote(gtaPriceBook, { ...choices, promo: { type: 'percentage', value: 10 } })
export const plainQuote = quote(gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1 })
export const largeQuote = quote(gtaPriceBook, { service: 'standard', bedrooms: 2, bathrooms: 5 })
export const dearerQuote = quote(gtaPriceBook, { ...choices, bedrooms: 4 })
