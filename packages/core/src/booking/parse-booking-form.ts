import { normalizePromoCode } from '../promo/promo-code.ts'
import type { BookingForm } from './booking-form.ts'
import type { BookingRequest } from './booking-request.ts'
import { bookingFormProblems, checkCustomHomeType, formChecks } from './form-checks.ts'

/** A form's request, or the message of every field that is wrong. */
export type ParsedBookingForm =
  | { readonly ok: true; readonly value: BookingRequest }
  | { readonly ok: false; readonly problems: ReturnType<typeof bookingFormProblems> }

/**
 * Reads a filled-in form as a request: names and address joined, texts trimmed and in their normal form, '' as null.
 *
 * @example
 * parseBookingForm(emptyBookingForm('standard')).ok // => false
 */
export function parseBookingForm(form: BookingForm): ParsedBookingForm {
  const email = formChecks.email(form.email)
  const phone = formChecks.phone(form.phone)
  const postalCode = formChecks.postalCode(form.postalCode)
  const date = formChecks.date(form.date)
  const time = formChecks.time(form.time)
  const customHomeType = checkCustomHomeType(form)
  const problems = bookingFormProblems(form)
  const isParsed = email.ok && phone.ok && postalCode.ok && date.ok && time.ok && customHomeType.ok
  if (!isParsed || Object.keys(problems).length > 0) return { ok: false, problems }
  const street = `${form.streetAddress.trim()}, ${form.city.trim()}`
  return {
    ok: true,
    value: {
      service: form.service,
      bedrooms: form.bedrooms,
      bathrooms: form.bathrooms,
      addOns: form.addOns,
      hasPets: answerOf(form.hasPets),
      name: `${form.firstName.trim()} ${form.lastName.trim()}`,
      email: email.value,
      phone: phone.value,
      address: `${street}, ${form.province} ${postalCode.value}`,
      date: date.value,
      minute: time.value,
      homeType: textOf(customHomeType.value) ?? textOf(form.homeType),
      someoneHome: textOf(form.someoneHome),
      entryInstructions: textOf(form.entryInstructions),
      petDetails: textOf(form.petDetails),
      avoidAreas: textOf(form.avoidAreas),
      parkingAvailable: textOf(form.parkingAvailable),
      buildingAccess: textOf(form.buildingAccess),
      useCustomerEquipment: answerOf(form.useCustomerEquipment),
      notes: textOf(form.notes),
      promoCode: textOf(normalizePromoCode(form.promoCode)),
    },
  }
}

function textOf(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}

function answerOf(choice: 'yes' | 'no' | ''): boolean | null {
  return choice === '' ? null : choice === 'yes'
}
