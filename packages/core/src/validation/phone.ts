import { type Checked, invalid, valid } from './checked.ts'

const internationalPattern = /^\+?\d{10,15}$/
const emergencyPattern = /^\+?\d{7,15}$/

/** What the phone field shows while it is empty. Public spec, section 5. */
export const phonePlaceholder = '(xxx) xxx-xxxx'

/**
 * Formats a North American phone number while it is typed: digits only, at most ten, without the country's 1. Public spec, section 5.
 *
 * @example
 * formatPhone('416555') // => '(416) 555'
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(text)
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10)
  if (digits.length > 6) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits
}

/**
 * Checks the phone number of a booking and formats it. Public spec, section 5.
 *
 * @example
 * checkPhone('4165550123') // => { ok: true, value: '(416) 555-0123' }
 */
export function checkPhone(text: string): Checked {
  const phone = formatPhone(text)
  return phone.length === 14 ? valid(phone) : invalid('Please enter a valid phone number')
}

/**
 * Checks the phone number of a contact message or a job application: 10 to 15 digits besides spaces, dashes and brackets, with an
 * optional leading plus. Public spec, section 5.
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
 * Checks the phone number of a contractor: at least 7 characters. Admin spec, section 5.
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
 * optional leading plus. Admin spec, section 5.
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
 * Shows a stored phone number: formatted when it has exactly ten digits, otherwise as it is. Admin spec, section 2.
 *
 * @example
 * phoneDisplay('416-555-0123') // => '(416) 555-0123'
 */
export function phoneDisplay(phone: string): string {
  return digitsOf(phone).length === 10 ? formatPhone(phone) : phone
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
