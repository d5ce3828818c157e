import { isBusinessDate, minuteOfLabel } from '@dustforce/core/schedule'
import {
  type Checked,
  checkEmail,
  checkName,
  checkRequired,
  invalid,
  valid,
} from '@dustforce/core/validation'
import { type CompanyPriceBook, homeMeasures } from '../company/index.ts'
import type { ContactRules } from '../contact/index.ts'
import { type DetailInputs, inputNames } from './booking-details.ts'
import { bookingFields, type DeclaredField } from './booking-fields.ts'
import type { BookingForm } from './booking-form.ts'

/** The rules that the checks of a booking form need besides it: what the company offers, and how people write where it is. */
export interface FormRules {
  readonly priceBook: CompanyPriceBook
  readonly contact: ContactRules
}

/** The rule of each text that every booking needs, by itself, in the order of the form. */
export function textChecks({ checkPhone, checkRegion, checkPostalCode }: ContactRules) {
  return {
    firstName: required('First name is required', checkName),
    lastName: required('Last name is required', checkName),
    email: checkEmail,
    phone: required('Phone number is required', checkPhone),
    streetAddress: (text: string) => checkRequired(text, 'Please enter your street address'),
    city: (text: string) => checkRequired(text, 'Please enter your city'),
    province: checkRegion,
    postalCode: checkPostalCode,
    date: (text: string) => (isBusinessDate(text) ? valid(text) : invalid('Please choose a date')),
    time: checkTime,
  }
}

/** The fields that a form may do without. */
export interface ContactNeeds {
  /** 'optional' where nothing has to be sent: a booking by phone that is paid on the day. */
  readonly email?: 'required' | 'optional'
}

/** The rule of the e-mail address; '' passes where it may be left out. */
export function emailCheck(email: 'required' | 'optional'): (text: string) => Checked {
  return (text) => (email === 'optional' && text.trim() === '' ? valid('') : checkEmail(text))
}

/** The rule of each number of rooms, by itself. */
export function roomChecks(priceBook: CompanyPriceBook) {
  return {
    bedrooms: (count: number) => checkRooms(count, 'bedrooms', priceBook),
    bathrooms: (count: number) => checkRooms(count, 'bathrooms', priceBook),
  }
}

/**
 * The message of every field that is wrong, at once, by field; empty when none is.
 *
 * @param needs what the form may do without
 * @example
 * bookingFormProblems(emptyBookingForm('standard'), gtaRules).email // => 'Email is required'
 */
export function bookingFormProblems(
  form: BookingForm,
  { priceBook, contact }: FormRules,
  { email: emailIs = 'required' }: ContactNeeds = {},
): Partial<Record<keyof BookingForm, string>> {
  const problems: Partial<Record<keyof BookingForm, string>> = {}
  const note = (field: keyof BookingForm, result: Checked<unknown>) => {
    if (!result.ok) problems[field] = result.message
  }
  checkEach({ ...textChecks(contact), email: emailCheck(emailIs) }, form, note)
  checkEach(roomChecks(priceBook), form, note)
  for (const field of inputNames) note(field, checkInput(field, form[field]))
  note('customHomeType', checkCustomHomeType(form))
  note('addOns', checkAddOns(form, priceBook))
  return problems
}

function checkEach<F extends keyof BookingForm, V>(
  checks: Readonly<Record<F, (value: V) => Checked<unknown>>>,
  form: Readonly<Record<NoInfer<F>, V>>,
  note: (field: NoInfer<F>, result: Checked<unknown>) => void,
): void {
  for (const field in checks) note(field, checks[field](form[field]))
}

/**
 * Checks that a home of another kind is named.
 *
 * @example
 * checkCustomHomeType({ homeType: 'other', customHomeType: ' Loft ' }) // => { ok: true, value: 'Loft' }
 */
export function checkCustomHomeType(form: Pick<BookingForm, 'homeType' | 'customHomeType'>): Checked {
  if (form.homeType !== 'other') return valid('')
  return checkRequired(form.customHomeType, 'Please specify your home type')
}

/**
 * Checks that every chosen add-on goes with the service.
 *
 * @example
 * checkAddOns({ service: 'deep-clean', addOns: ['oven-cleaning'] }, priceBook).ok // => false
 */
export function checkAddOns(
  form: Pick<BookingForm, 'service' | 'addOns'>,
  priceBook: CompanyPriceBook,
): Checked<unknown> {
  const offered = priceBook.services[form.service]?.addOns ?? []
  return form.addOns.every((id) => offered.includes(id))
    ? valid(form.addOns)
    : invalid('An add-on is not available for this service')
}

/** Checks a field of the form that may be left empty. */
export function checkInput(name: keyof DetailInputs, input: string): Checked {
  const { check = valid }: DeclaredField = bookingFields[name]
  return check(input)
}

/** A rule that says what is missing where nothing was filled in. */
function required(message: string, check: (text: string) => Checked): (text: string) => Checked {
  return (text) => (text.trim() === '' ? invalid(message) : check(text))
}

function checkTime(label: string): Checked<number> {
  const minute = minuteOfLabel(label)
  return minute === null ? invalid('Please choose a time') : valid(minute)
}

function checkRooms(
  count: number,
  rooms: 'bedrooms' | 'bathrooms',
  { measures }: CompanyPriceBook,
): Checked<number> {
  const range = homeMeasures(measures)[rooms]
  if (range === null) return valid(count)
  const { min, max } = range
  return Number.isInteger(count) && count >= min && count <= max
    ? valid(count)
    : invalid(`Please choose ${min} to ${max} ${rooms}`)
}
