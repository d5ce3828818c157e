import { gtaPriceBook } from '../catalogue/index.ts'
import { isBusinessDate, parseTimeLabel } from '../schedule/index.ts'
import { type Checked, invalid, messagesOf, valid } from '../validation/checked.ts'
import {
  checkEmail,
  checkInstructions,
  checkName,
  checkOntarioPostalCode,
  checkPhone,
  checkRequired,
  ontarioOnly,
} from '../validation/index.ts'
import type { BookingForm } from './booking-form.ts'

/** A field of the booking form that has a rule of its own. */
export type CheckedField = keyof typeof formChecks

/** The rule of each field, by itself. Public spec, section 5. */
export const formChecks = {
  firstName: required('First name is required', checkName),
  lastName: required('Last name is required', checkName),
  email: checkEmail,
  phone: required('Phone number is required', checkPhone),
  streetAddress: (text: string) => checkRequired(text, 'Please enter your street address'),
  city: (text: string) => checkRequired(text, 'Please enter your city'),
  province: (text: string) => (text === 'ON' ? valid(text) : invalid(ontarioOnly)),
  postalCode: checkOntarioPostalCode,
  date: (text: string) => (isBusinessDate(text) ? valid(text) : invalid('Please choose a date')),
  time: checkTime,
  bedrooms: (count: number) => checkRooms(count, 'bedrooms'),
  bathrooms: (count: number) => checkRooms(count, 'bathrooms'),
  notes: checkInstructions,
}

/**
 * The message of every field that is wrong, at once, by field; empty when none is. Public spec, section 5.
 *
 * @example
 * bookingFormProblems(emptyBookingForm('standard')).email // => 'Email is required'
 */
export function bookingFormProblems(
  form: BookingForm,
): Partial<Record<CheckedField | 'customHomeType' | 'addOns', string>> {
  return messagesOf({
    firstName: formChecks.firstName(form.firstName),
    lastName: formChecks.lastName(form.lastName),
    email: formChecks.email(form.email),
    phone: formChecks.phone(form.phone),
    streetAddress: formChecks.streetAddress(form.streetAddress),
    city: formChecks.city(form.city),
    province: formChecks.province(form.province),
    postalCode: formChecks.postalCode(form.postalCode),
    date: formChecks.date(form.date),
    time: formChecks.time(form.time),
    bedrooms: formChecks.bedrooms(form.bedrooms),
    bathrooms: formChecks.bathrooms(form.bathrooms),
    notes: formChecks.notes(form.notes),
    customHomeType: checkCustomHomeType(form),
    addOns: checkAddOns(form),
  })
}

/**
 * Checks that a home of another kind is named. Public spec, section 5.
 *
 * @example
 * checkCustomHomeType({ homeType: 'other', customHomeType: ' Loft ' }) // => { ok: true, value: 'Loft' }
 */
export function checkCustomHomeType(form: Pick<BookingForm, 'homeType' | 'customHomeType'>): Checked {
  if (form.homeType !== 'other') return valid('')
  return checkRequired(form.customHomeType, 'Please specify your home type')
}

/**
 * Checks that every chosen add-on goes with the service. Public spec, section 3.
 *
 * @example
 * checkAddOns({ service: 'deep-clean', addOns: ['oven-cleaning'] }).ok // => false
 */
export function checkAddOns(form: Pick<BookingForm, 'service' | 'addOns'>): Checked<unknown> {
  const offered = gtaPriceBook.services[form.service].addOns
  return form.addOns.every((id) => offered.includes(id))
    ? valid(form.addOns)
    : invalid('An add-on is not available for this service')
}

/** A rule that says what is missing where nothing was filled in. */
function required(message: string, check: (text: string) => Checked): (text: string) => Checked {
  return (text) => (text.trim() === '' ? invalid(message) : check(text))
}

function checkTime(label: string): Checked<number> {
  const minute = parseTimeLabel(label)
  return minute === null ? invalid('Please choose a time') : valid(minute)
}

function checkRooms(count: number, rooms: string): Checked<number> {
  const { maxRooms } = gtaPriceBook
  return Number.isInteger(count) && count >= 1 && count <= maxRooms
    ? valid(count)
    : invalid(`Please choose 1 to ${maxRooms} ${rooms}`)
}
