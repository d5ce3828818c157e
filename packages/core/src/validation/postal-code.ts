import { type Checked, invalid, valid } from './checked.ts'

// Canada Post leaves out the letters that read like digits or each other, and starts no code with W or Z.
const pattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/

/** The message for a home outside Ontario. */
export const ontarioOnly = 'We serve homes in Ontario only'

/**
 * Formats a postal code while it is typed: upper case, a space after the third character, at most 7 characters.
 *
 * @example
 * formatPostalCode('m5v2t') // => 'M5V 2T'
 */
export function formatPostalCode(text: string): string {
  const characters = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6)
  return characters.length > 3 ? `${characters.slice(0, 3)} ${characters.slice(3)}` : characters
}

/**
 * Checks a Canadian postal code and formats it.
 *
 * @example
 * checkPostalCode('m5v 2t6') // => { ok: true, value: 'M5V 2T6' }
 */
export function checkPostalCode(text: string): Checked {
  const code = formatPostalCode(text)
  return pattern.test(code) ? valid(code) : invalid('Please enter a valid Canadian postal code')
}

/**
 * Checks the postal code of a home: a Canadian one whose first letter is one of Ontario's.
 *
 * @example
 * checkOntarioPostalCode('h2x 1y4') // => { ok: false, message: 'We serve homes in Ontario only' }
 */
export function checkOntarioPostalCode(text: string): Checked {
  const code = checkPostalCode(text)
  return !code.ok || /^[KLMNP]/.test(code.value) ? code : invalid(ontarioOnly)
}

/**
 * Checks an address in one line by its last postal code, which must be one of Ontario.
 *
 * @example
 * checkOntarioAddress('1 King St W, Toronto, ON M5H 1A1').ok // => true
 */
export function checkOntarioAddress(address: string): Checked {
  const code = address.match(/[A-Z]\d[A-Z][ -]?\d[A-Z]\d/gi)?.at(-1)
  if (code === undefined) return invalid('Please enter your complete address')
  const checked = checkOntarioPostalCode(code)
  return checked.ok ? valid(address) : checked
}
