import type { BookingForm } from '@dustforce/office/booking'

/** A field of the booking form. */
export type BookingField = keyof BookingForm

/** The messages to show, by field. */
export type BookingErrors = Partial<Record<BookingField, string>>

/** What every part of the booking form gets. */
export interface FormPart {
  readonly form: BookingForm
  readonly errors: BookingErrors
  readonly onChange: (change: Partial<BookingForm>) => void
  /** Called when a field is left, so that its message may show from then on. */
  readonly onLeave: (field: BookingField) => void
}

/** The id of a field's control, by which the form moves the focus to it. */
export function fieldId(field: BookingField): string {
  return `booking-${field}`
}
