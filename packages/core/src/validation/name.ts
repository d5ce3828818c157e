import { type Checked, invalid, valid } from './checked.ts'

const pattern = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u

/** The message for a name of wrong length or with other characters. */
export const invalidNameMessage = 'Please enter a valid name (2-100 characters, letters only)'

/**
 * Whether a text is a name: 2 to 100 letters of any alphabet, spaces, hyphens and apostrophes. Public spec, section 5.
 *
 * @example
 * isName("Zoë O'Neil-Tremblay") // => true
 */
export function isName(text: string, maxLength = 100): boolean {
  const name = text.trim()
  return name.length >= 2 && name.length <= maxLength && pattern.test(name)
}

/**
 * Checks a name and trims it. Public spec, section 5.
 *
 * @example
 * checkName(' Ana ') // => { ok: true, value: 'Ana' }
 */
export function checkName(text: string): Checked {
  return isName(text) ? valid(text.trim()) : invalid(invalidNameMessage)
}
