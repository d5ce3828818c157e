import { bookingFormProblems, emptyBookingForm } from '@dustforce/office/booking'
import { gtaRules } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { bookingProgress } from './booking-progress.ts'

const progressOf = (form: ReturnType<typeof emptyBookingForm>, areVisitsAgreed: boolean | null = null) =>
  bookingProgress(form, bookingFormProblems(form, gtaRules), areVisitsAgreed)

test('counts the sections without problems, and names the first unfinished one', () => {
  const empty = emptyBookingForm('deep-clean')
  expect(progressOf(empty)).toEqual({ done: 0, total: 4, next: 'Customer Information' })
  const who = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com', phone: '(416) 555-0123' }
  expect(progressOf({ ...empty, ...who })).toEqual({ done: 1, total: 4, next: 'Service Details' })
  expect(progressOf({ ...empty, ...who, phone: '(416) 5' }).done).toBe(0)
  const home = { streetAddress: '100 Queen St W', city: 'Toronto', postalCode: 'M5H 2N2' }
  const timed = { ...empty, ...who, ...home, date: '2026-11-24', time: '9:00 AM' }
  expect(progressOf(timed)).toEqual({ done: 3, total: 4, next: 'Your Agreement' })
  expect(progressOf({ ...timed, homeType: 'other' }).next).toBe('Service Details')
  expect(progressOf({ ...timed, messagesConsent: true }).done).toBe(3)
  const agreed = { ...timed, messagesConsent: true, termsConsent: true }
  expect(progressOf(agreed)).toEqual({ done: 4, total: 4, next: null })
  const withoutTexts = { ...agreed, messagesConsent: false }
  expect(bookingProgress(withoutTexts, {}, null, false)).toEqual({ done: 4, total: 4, next: null })
  expect(progressOf(agreed, false)).toEqual({ done: 4, total: 5, next: 'Your Visits to Come' })
  expect(progressOf(agreed, true)).toEqual({ done: 5, total: 5, next: null })
})
