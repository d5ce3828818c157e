import { type Checked, invalid, valid } from './checked.ts'
import { digitsOf, hasPlus, isForeign } from './phone-digits.ts'

const internationalPattern = /^\+?\d{10,15}$/
const emergencyPattern = /^\+?\d{7,15}$/
/** A North American number with its area code and exchange, neither of which starts with 0 or 1. */
const bookingPattern = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/
const longest = 14

/** The message for an invalid phone number. */
export const invalidPhoneMessage = 'Please enter a valid phone number'
const otherCountryMessage = 'Please enter a Canadian or US number of 10 digits, without an extension'

/** The text that the phone field shows while it is empty. */
export const phonePlaceholder = '(xxx) xxx-xxxx'

/**
 * Formats a North American phone number while it is typed or pasted: its ten digits as (123) 456-7890, without the country's 1. Digits that
 * are no such number, because there are more of them or they begin with a plus, 0 or 1, stay as they are, 14 characters at most: they are
 * never cut down to a number, and `checkPhone` refuses them.
 *
 * @example
 * formatPhone('+1 416 555 0123') // => '(416) 555-0123'
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(text)
  if (/^1[2-9]\d{9}$/.test(digits)) return grouped(digits.slice(1))
  const plus = hasPlus(text) ? '+' : ''
  return plus !== '' || /^[01]/.test(digits) || digits.length > 10
    ? `${plus}${digits}`.slice(0, longest)
    : grouped(digits)
}

/** A field's text and the position of its caret, as the number of characters before it. */
export interface EditedText {
  readonly value: string
  readonly caret: number
}

/**
 * Returns what a phone field shows after an edit: the number formatted, with the caret after the same digit or plus as before. A digit too many ends
 * the formatting and is not dropped.
 *
 * @param typed the text after the edit
 * @param caret characters before the caret after the edit
 * @example
 * editPhone('(4716) 555-123', 3) // => { value: '(471) 655-5123', caret: 3 }
 */
export function editPhone(typed: string, caret: number): EditedText {
  const value = formatPhone(typed)
  const after = digitsOf(typed.slice(caret)).length
  const first = value.startsWith('+') && hasPlus(typed.slice(0, caret)) ? 1 : 0
  let position = value.length
  while (position > first && digitsOf(value.slice(position - 1)).length <= after) position -= 1
  return { value, caret: position }
}

/**
 * Checks the phone number of a booking and formats it: ten digits whose area code and exchange start with 2 to 9, as every North American
 * number's do. Spaces, punctuation and the country code +1 make no difference.
 *
 * @example
 * checkPhone('+1 416 555 0123') // => { ok: true, value: '(416) 555-0123' }
 */
export function checkPhone(text: string): Checked {
  const phone = formatPhone(text)
  if (bookingPattern.test(phone)) return valid(phone)
  const isAnothers = isForeign(phone) || digitsOf(phone).length > 10
  return invalid(isAnothers ? otherCountryMessage : invalidPhoneMessage)
}

/**
 * Checks the phone number of a contact message or a job application: 10 to 15 digits besides spaces, dashes and brackets, with an
 * optional leading plus.
 *
 * @example
 * checkInternationalPhone('+44 20 7946 0958') // => { ok: true, value: '+44 20 7946 0958' }
 */
export function checkInternationalPhone(text: string): Checked {
  const phone = text.trim()
  return internationalPattern.test(phone.replace(/[\s()[\]-]/g, ''))
    ? valid(phone)
    : invalid('Please enter a valid phone number (10-15 digits)')
}

/**
 * Checks the phone number of a contractor: at least 7 characters.
 *
 * @example
 * checkContractorPhone('555-012') // => { ok: true, value: '555-012' }
 */
export function checkContractorPhone(text: string): Checked {
  const phone = text.trim()
  return phone.length >= 7 ? valid(phone) : invalid('Enter a valid phone number')
}

/**
 * Checks the phone number of an emergency contact: none, or 7 to 15 digits besides spaces, hyphens, dots and parentheses, with an
 * optional leading plus.
 *
 * @example
 * checkEmergencyPhone('') // => { ok: true, value: '' }
 */
export function checkEmergencyPhone(text: string): Checked {
  const phone = text.trim()
  return phone === '' || emergencyPattern.test(phone.replace(/[\s().-]/g, ''))
    ? valid(phone)
    : invalid('Enter a valid phone number')
}

/**
 * Shows a stored phone number: formatted when it has exactly ten digits, otherwise as it is.
 *
 * @example
 * phoneDisplay('416-555-0123') // => '(416) 555-0123'
 */
export function phoneDisplay(phone: string): string {
  return digitsOf(phone).length === 10 ? formatPhone(phone) : phone
}

function grouped(digits: string): string {
  if (digits.length > 6) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits
}
