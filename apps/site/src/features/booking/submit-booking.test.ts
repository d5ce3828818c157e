import { gtaPolicy } from '@dustforce/core/schedule'
import { type BookingForm, emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness, gtaRules } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { decideSubmit, isForCapacity, type SubmitFacts } from './submit-booking.ts'

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
  contact: gtaRules.contact,
  now: Date.UTC(2026, 10, 21, 15),
  emailVerified: true,
  emailError: undefined,
  promoInvalid: false,
  promoCode: null,
  dayFull: false,
  policy: gtaPolicy,
}

test('a complete form becomes a request with the applied code', () => {
  const decision = decideSubmit(
    { ...form, promoCode: 'welcome10' },
    { ...facts, promoCode: 'WELCOME10' },
    gtaBusiness.priceBook,
  )
  expect(decision).toMatchObject({
    ok: true,
    request: { promoCode: 'WELCOME10', date: '2026-11-24', minute: 540 },
  })
})

test('each failed check names its field', () => {
  const fieldsOf = (change: Partial<BookingForm>, factChange: Partial<SubmitFacts> = {}) => {
    const decision = decideSubmit({ ...form, ...change }, { ...facts, ...factChange }, gtaBusiness.priceBook)
    return decision.ok ? [] : [decision.title, ...Object.keys(decision.errors)]
  }
  expect(fieldsOf({ city: '' })).toEqual(['Missing Information', 'city'])
  expect(fieldsOf({}, { emailVerified: false })).toEqual(['Invalid Email', 'email'])
  expect(fieldsOf({}, { promoInvalid: true })).toEqual(['Invalid Promo Code', 'promoCode'])
  expect(fieldsOf({}, { now: Date.UTC(2026, 10, 24, 13, 31) })).toEqual(['Invalid Booking Time', 'time'])
  const closed = { ...gtaPolicy, closures: [{ from: '2026-11-24', reason: 'Retreat' }] }
  expect(fieldsOf({}, { policy: closed })).toEqual(['Invalid Booking Time', 'time'])
  expect(fieldsOf({}, { dayFull: true })).toEqual(['Bookings are full for this day', 'date'])
  expect(fieldsOf({ messagesConsent: false })).toEqual(['Consent Required', 'messagesConsent'])
  expect(fieldsOf({ termsConsent: false })).toEqual(['Terms Agreement Required', 'termsConsent'])
  expect(fieldsOf({ phone: '(416) 555' })).toEqual(['Invalid Phone Number', 'phone'])
  expect(fieldsOf({ promoCode: 'WELCOME10' })).toEqual(['Promo code not applied', 'promoCode'])
})

test('the day is looked up again only for a form that passes the checks before', () => {
  expect(isForCapacity({ ...form, termsConsent: false }, facts)).toBe(true)
  expect(isForCapacity({ ...form, city: '' }, facts)).toBe(false)
  expect(isForCapacity(form, { ...facts, promoInvalid: true })).toBe(false)
})

test('a failed check says what it is, beside its field and in the notice', () => {
  const email = { emailVerified: false, emailError: 'This email domain does not exist.' }
  expect(decideSubmit(form, { ...facts, ...email }, gtaBusiness.priceBook)).toEqual({
    ok: false,
    title: 'Invalid Email',
    description: 'Please enter a valid email address with a complete domain.',
    errors: { email: 'This email domain does not exist.' },
  })
  expect(decideSubmit(form, { ...facts, emailVerified: false }, gtaBusiness.priceBook)).toMatchObject({
    errors: { email: 'Please enter a valid email address with a complete domain.' },
  })
  for (const failed of [
    decideSubmit(form, { ...facts, promoInvalid: true }, gtaBusiness.priceBook),
    decideSubmit(form, { ...facts, now: Date.UTC(2026, 10, 24, 13, 31) }, gtaBusiness.priceBook),
    decideSubmit(form, { ...facts, dayFull: true }, gtaBusiness.priceBook),
    decideSubmit({ ...form, messagesConsent: false }, facts, gtaBusiness.priceBook),
    decideSubmit({ ...form, termsConsent: false }, facts, gtaBusiness.priceBook),
  ]) {
    if (failed.ok) throw new Error('It must not be ok')
    expect(Object.values(failed.errors)).toEqual([failed.description])
  }
})

test('a failed check shows the messages of single fields too', () => {
  expect(
    decideSubmit({ ...form, postalCode: 'M5H' }, { ...facts, dayFull: true }, gtaBusiness.priceBook),
  ).toMatchObject({
    title: 'Bookings are full for this day',
    errors: { date: expect.any(String), postalCode: expect.any(String) },
  })
})

test('a broken rule of a field is the notice as well', () => {
  const decision = decideSubmit({ ...form, postalCode: 'M5H' }, facts, gtaBusiness.priceBook)
  if (decision.ok) throw new Error('It must not be ok')
  expect(decision.title).toBe('Please check your details')
  expect(decision.description).toBe(decision.errors.postalCode)
  expect(decision.description).toMatch(/postal code/i)
})

test('a code that was typed but not applied must be applied or cleared; spaces are no code', () => {
  expect(decideSubmit({ ...form, promoCode: 'WELCOME10' }, facts, gtaBusiness.priceBook)).toEqual({
    ok: false,
    title: 'Promo code not applied',
    description: 'Apply the promo code, or clear it to go on without.',
    errors: { promoCode: 'Apply the promo code, or clear it to go on without.' },
  })
  expect(decideSubmit({ ...form, promoCode: '  ' }, facts, gtaBusiness.priceBook)).toMatchObject({
    ok: true,
    request: { promoCode: null },
  })
})
