import { type Checked, invalid, valid } from './checked.ts'

const pattern = /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** The greatest lengths of an address, of its part before the at sign and of each part of its domain: no mail server takes a longer one. */
const longest = { address: 254, local: 64, label: 63 }

/** First parts of well-known providers' domains: an address that ends in one of these was left unfinished. */
const providerStems = new Set([
  'gm',
  'gmail',
  'googlemail',
  'outlook',
  'hotmail',
  'live',
  'msn',
  'yahoo',
  'ymail',
  'icloud',
  'aol',
  'proton',
  'protonmail',
  'rogers',
  'bell',
  'sympatico',
])

/**
 * An e-mail address as it is stored and compared: without surrounding spaces, in lower case.
 *
 * @example
 * normalizeEmail(' Ana@Example.COM ') // => 'ana@example.com'
 */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * Checks the e-mail address of a booking, all but its domain's existence (see `emailDomainVerifier`): dots stand only between other
 * characters, and no part is longer than in the addresses that a mail server delivers to: 64 characters before the at sign, 254 in all.
 *
 * @example
 * checkEmail('ana@gmail') // => { ok: false, message: 'Please enter a complete email address with a valid domain' }
 */
export function checkEmail(text: string): Checked {
  const email = normalizeEmail(text)
  if (email === '') return invalid('Email is required')
  const domain = domainOf(email)
  if (providerStems.has(domain)) return invalid('Please enter a complete email address with a valid domain')
  if (domain !== '' && domain.length < 4) {
    return invalid('Please enter a complete email address')
  }
  return isDeliverable(email) ? valid(email) : invalid('Please enter a valid email address')
}

function isDeliverable(email: string): boolean {
  const domain = domainOf(email)
  return (
    email.length <= longest.address &&
    email.length - domain.length - 1 <= longest.local &&
    domain.split('.').every((label) => label.length <= longest.label) &&
    pattern.test(email)
  )
}

/**
 * Whether an address keeps the rules of the contact form and the job application: as `checkEmail`, and at most 100 characters. None of
 * fewer than 5 keeps them.
 *
 * @example
 * isStrictEmail('ana..diaz@example.com') // => false
 */
export function isStrictEmail(text: string): boolean {
  const email = normalizeEmail(text)
  return email.length <= 100 && isDeliverable(email)
}

/**
 * The part after the last at sign; empty without one.
 *
 * @example
 * domainOf('ana@example.com') // => 'example.com'
 */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1 || email.length)
}
