import { normalizePromoCode } from '@dustforce/core/promo'
import type { CompanyPriceBook } from '../company/index.ts'
import { booleanColumn, textColumn } from '../stored/column.ts'
import { detailsOfForm } from './booking-details.ts'
import type { BookingForm } from './booking-form.ts'
import type { BookingRequest } from './booking-request.ts'
import {
  bookingFormProblems,
  type ContactNeeds,
  checkCustomHomeType,
  emailCheck,
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
 * requestFromForm(emptyBookingForm('standard'), priceBook).ok // => false
 */
export function requestFromForm(
  form: BookingForm,
  priceBook: CompanyPriceBook,
  needs: ContactNeeds = {},
): FormRequest {
  const email = emailCheck(needs.email ?? 'required')(form.email)
  const phone = textChecks.phone(form.phone)
  const postalCode = textChecks.postalCode(form.postalCode)
  const date = textChecks.date(form.date)
  const time = textChecks.time(form.time)
  const customHomeType = checkCustomHomeType(form)
  const problems = bookingFormProblems(form, priceBook, needs)
  const isParsed = email.ok && phone.ok && postalCode.ok && date.ok && time.ok && customHomeType.ok
  if (!isParsed || Object.keys(problems).length > 0) return { ok: false, problems }
  const details = detailsOfForm(form)
  const street = `${form.streetAddress.trim()}, ${form.city.trim()}`
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
      address: `${street}, ${form.province} ${postalCode.value}`,
      date: date.value,
      minute: time.value,
      ...details,
      homeType: textColumn(customHomeType.value) ?? details.homeType,
      promoCode: textColumn(normalizePromoCode(form.promoCode)),
    },
  }
}
