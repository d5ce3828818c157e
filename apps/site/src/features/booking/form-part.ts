import type { BookingForm } from '@dustforce/office/booking'
import { type TextName, type TextProps, textOf } from '../../patterns/text-of.ts'

/** A field of the booking form. */
export type BookingField = keyof BookingForm

/** The messages to show, by field. */
export type BookingErrors = Partial<Record<BookingField, string>>

/** The props that every part of the booking form gets. */
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

/** Returns the props of the text fields of a part, by their names. */
export function textIn(
  part: Pick<FormPart, 'form' | 'onChange'> & Partial<FormPart>,
): (name: TextName<BookingForm>) => TextProps & { readonly id: string } {
  return (name) => ({ id: fieldId(name), ...textOf(part, name) })
}
