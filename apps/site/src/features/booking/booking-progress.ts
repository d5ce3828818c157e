import type { BookingForm } from '@dustforce/office/booking'
import type { BookingProgress } from './booking-frame.tsx'
import type { BookingErrors, BookingField } from './form-part.ts'

/** The parts of the form that a booking needs, in order, by their headings. */
const required: readonly { readonly title: string; readonly fields: readonly BookingField[] }[] = [
  { title: 'Customer Information', fields: ['firstName', 'lastName', 'email', 'phone'] },
  {
    title: 'Service Details',
    fields: ['streetAddress', 'city', 'postalCode', 'bedrooms', 'bathrooms', 'customHomeType'],
  },
  { title: 'Preferred Schedule', fields: ['date', 'time'] },
]

/** How far the form is: the required parts without a broken rule, and the two consents. */
export function bookingProgress(form: BookingForm, problems: BookingErrors): BookingProgress {
  const parts = [
    ...required.map(({ title, fields }) => ({
      title,
      isDone: fields.every((field) => problems[field] === undefined),
    })),
    { title: 'Your Agreement', isDone: form.messagesConsent && form.termsConsent },
  ]
  return {
    done: parts.filter(({ isDone }) => isDone).length,
    total: parts.length,
    next: parts.find(({ isDone }) => !isDone)?.title ?? null,
  }
}
