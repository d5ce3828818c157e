/* Apart from the checks of what is typed, so that a page with a link to call loads no more than this. */

/**
 * The digits of a phone number, without the country's 1: what two spellings of one number have in common.
 *
 * @example
 * phoneDigits('+1 416-555-0123') // => '4165550123'
 */
export function phoneDigits(phone: string): string {
  return phone.replace(/^\s*\+1|\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

/**
 * A phone number as a telephone dials it, after 'tel:' in a link.
 *
 * @example
 * phoneUri('(416) 555-0123') // => '+14165550123'
 */
export function phoneUri(phone: string): string {
  const digits = phoneDigits(phone)
  return digits.length === 10 ? `+1${digits}` : digits
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
