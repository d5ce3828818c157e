import { type BookingForm, emptyBookingForm } from '@dustforce/core/booking'
import { expect, test } from 'vitest'
import { decideSubmit, type SubmitFacts } from './submit-booking.ts'

const form: BookingForm = {
  ...emptyBookingForm('deep-clean'),
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.com',
  phone: '(416) 555-0123',
  streetAddress: '100 Queen St W',
  city: 'Toronto',
  postalCode: 'M5H 2N2',
  date: '2026-11-24',
  time: '9:00 AM',
  messagesConsent: true,
  termsConsent: true,
}
const facts: SubmitFacts = {
  now: Date.UTC(2026, 10, 21, 15),
  emailVerified: true,
  emailError: undefined,
  promoInvalid: false,
  promoCode: null,
  dayFull: false,
}

test('a complete form becomes a request with the applied code', () => {
  const decision = decideSubmit({ ...form, promoCode: 'welcome10' }, { ...facts, promoCode: 'WELCOME10' })
  expect(decision).toMatchObject({
    ok: true,
    request: { promoCode: 'WELCOME10', date: '2026-11-24', minute: 540 },
  })
})

test('each failed check names its field', () => {
  const fieldsOf = (change: Partial<BookingForm>, factChange: Partial<SubmitFacts> = {}) => {
    const decision = decideSubmit({ ...form, ...change }, { ...facts, ...factChange })
    return decision.ok ? [] : [decision.title, ...Object.keys(decision.errors)]
  }
  expect(fieldsOf({ city: '' })).toEqual(['Missing Information', 'city'])
  expect(fieldsOf({}, { emailVerified: false })).toEqual(['Invalid Email', 'email'])
  expect(fieldsOf({}, { promoInvalid: true })).toEqual(['Invalid Promo Code', 'promoCode'])
  expect(fieldsOf({}, { now: Date.UTC(2026, 10, 24, 13, 31) })).toEqual(['Invalid Booking Time', 'time'])
  expect(fieldsOf({}, { dayFull: true })).toEqual(['Bookings are full for this day', 'date'])
  expect(fieldsOf({ messagesConsent: false })).toEqual(['Consent Required', 'messagesConsent'])
  expect(fieldsOf({ termsConsent: false })).toEqual(['Terms Agreement Required', 'termsConsent'])
  expect(fieldsOf({ phone: '(416) 555' })).toEqual(['Please check your details', 'phone'])
  expect(fieldsOf({ promoCode: 'WELCOME10' })).toEqual(['Promo code not applied', 'promoCode'])
})
