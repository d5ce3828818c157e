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
 * A phone number as a telephone dials it, after 'tel:' in a link: ten digits with the country's +1, another country's number with its own
 * code, and an extension apart from the number.
 *
 * @example
 * phoneUri('(416) 555-0123') // => '+14165550123'
 */
export function phoneUri(phone: string): string {
  const at = phone.search(/(?:ext\.?|x|#)\s*\d+\s*$/i)
  return at === -1 ? dialled(phone) : `${dialled(phone.slice(0, at))};ext=${digitsOf(phone.slice(at))}`
}

function dialled(number: string): string {
  // The zero in brackets is dialled within the country only.
  if (isForeign(number)) return `+${digitsOf(number.replace('(0)', ''))}`
  const digits = phoneDigits(number)
  return digits.length === 10 ? `+1${digits}` : digits
}

/** Returns true when a number begins with a plus and the code of a country that is not numbered with +1. */
export function isForeign(number: string): boolean {
  return hasPlus(number) && !digitsOf(number).startsWith('1')
}

/** Returns true when a plus stands before the digits. */
export function hasPlus(number: string): boolean {
  return /^\D*[+＋]/.test(number)
}

/** The digits of a text, those of a Chinese or Japanese keyboard as well. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
