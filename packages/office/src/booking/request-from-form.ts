import { normalizePromoCode } from '@dustforce/core/promo'
import { booleanColumn, textColumn } from '../stored/column.ts'
import { detailsOfForm } from './booking-details.ts'
import type { BookingForm } from './booking-form.ts'
import type { BookingRequest } from './booking-request.ts'
import {
  bookingFormProblems,
  type ContactNeeds,
  checkCustomHomeType,
  emailCheck,
  type FormRules,
  textChecks,
} from './form-checks.ts'

/** A form's request, or the message of every field that is wrong. */
export type FormRequest =
  | { readonly ok: true; readonly value: BookingRequest }
  | { readonly ok: false; readonly problems: ReturnType<typeof bookingFormProblems> }

/**
 * The request that a filled-in form makes: names and address joined, texts trimmed and in their normal form, '' as null.
 *
 * @param needs what the form may do without
 * @example
 * requestFromForm(emptyBookingForm('standard'), gtaRules).ok // => false
 */
export function requestFromForm(form: BookingForm, rules: FormRules, needs: ContactNeeds = {}): FormRequest {
  const checks = textChecks(rules.contact)
  const email = emailCheck(needs.email ?? 'required')(form.email)
  const phone = checks.phone(form.phone)
  const postalCode = checks.postalCode(form.postalCode)
  const date = checks.date(form.date)
  const time = checks.time(form.time)
  const customHomeType = checkCustomHomeType(form)
  const problems = bookingFormProblems(form, rules, needs)
  const isParsed = email.ok && phone.ok && postalCode.ok && date.ok && time.ok && customHomeType.ok
  if (!isParsed || Object.keys(problems).length > 0) return { ok: false, problems }
  const details = detailsOfForm(form)
  return {
    ok: true,
    value: {
      service: form.service,
      bedrooms: form.bedrooms,
      bathrooms: form.bathrooms,
      addOns: form.addOns,
      hasPets: booleanColumn(form.hasPets),
      name: `${form.firstName.trim()} ${form.lastName.trim()}`,
      email: email.value,
      phone: phone.value,
      address: rules.contact.addressOf({
        streetAddress: form.streetAddress.trim(),
        city: form.city.trim(),
        postalCode: postalCode.value,
      }),
      date: date.value,
      minute: time.value,
      ...details,
      homeType: textColumn(customHomeType.value) ?? details.homeType,
      promoCode: textColumn(normalizePromoCode(form.promoCode)),
    },
  }
}
