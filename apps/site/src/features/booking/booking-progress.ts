import type { BookingForm } from '@dustforce/office/booking'
import type { BookingProgress } from './booking-frame.tsx'
import type { BookingErrors, BookingField } from './form-part.ts'
import * as words from './words.en.tsx'

/** The parts of the form that a booking needs, in order, by their headings. */
const required: readonly { readonly title: string; readonly fields: readonly BookingField[] }[] = [
  { title: words.customer, fields: ['firstName', 'lastName', 'email', 'phone'] },
  {
    title: words.home,
    fields: ['streetAddress', 'city', 'postalCode', 'bedrooms', 'bathrooms', 'customHomeType'],
  },
  { title: words.schedule, fields: ['date', 'time'] },
]

/**
 * Computes how far the form is: the required parts without a broken rule, the visits to come, and the consents.
 *
 * @param areVisitsAgreed whether the visits to come were agreed to; null for just one visit
 * @param textConsent whether the company asks if it may send texts
 */
export function bookingProgress(
  form: BookingForm,
  problems: BookingErrors,
  areVisitsAgreed: boolean | null,
  textConsent = true,
): BookingProgress {
  const parts = [
    ...required.map(({ title, fields }) => ({
      title,
      isDone: fields.every((field) => problems[field] === undefined),
    })),
    ...(areVisitsAgreed === null ? [] : [{ title: words.visitsToCome, isDone: areVisitsAgreed }]),
    { title: words.agreement, isDone: form.termsConsent && (form.messagesConsent || !textConsent) },
  ]
  return {
    done: parts.filter(({ isDone }) => isDone).length,
    total: parts.length,
    next: parts.find(({ isDone }) => !isDone)?.title ?? null,
  }
}
