import { type BookingErrors, type BookingField, fieldId } from './form-part.ts'

/** The fields in the order they stand in the form. */
const order: readonly BookingField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'streetAddress',
  'city',
  'province',
  'postalCode',
  'bedrooms',
  'bathrooms',
  'customHomeType',
  'date',
  'time',
  'addOns',
  'notes',
  'promoCode',
  'messagesConsent',
  'termsConsent',
]

/** The first field, from the top, that has a message. */
export function firstWrongField(errors: BookingErrors): BookingField | undefined {
  return order.find((field) => errors[field] !== undefined)
}

/** Moves the focus to a field's control, or to what can take it inside a group of controls. */
export function focusField(field: BookingField): void {
  const control = document.getElementById(fieldId(field))
  // A closed part of the form opens.
  for (const part of document.querySelectorAll('details')) if (part.contains(control)) part.open = true
  const target = control?.matches('fieldset')
    ? control.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]')
    : control
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
