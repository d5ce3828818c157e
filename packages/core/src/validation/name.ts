import { type Checked, invalid, valid } from './checked.ts'
import { lengthOf } from './text.ts'

// Some letters and marks are invisible: two names that look the same must not be different.
const letter = String.raw`(?!\p{DI})[\p{L}\p{M}]`
const pattern = new RegExp(`^${letter}\\.?(?:${letter}\\.?|[ '‘’-])*$`, 'u')

/** The message for a name of wrong length or with other characters. */
export const invalidNameMessage = 'Please enter a valid name (2-100 characters, letters only)'

/**
 * Whether a text is a name: 2 to 100 letters of any alphabet, spaces, hyphens and apostrophes, also the ‘ that a phone
 * makes of one at the beginning of a word, with a dot after a letter where people have one. It begins with a letter.
 *
 * @example
 * isName("Zoë J. O'Neil-Tremblay") // => true
 */
export function isName(text: string, maxLength = 100): boolean {
  const name = text.trim()
  const length = lengthOf(name)
  return length >= 2 && length <= maxLength && pattern.test(name)
}

/**
 * Checks a name and trims it.
 *
 * @example
 * checkName(' Ana ') // => { ok: true, value: 'Ana' }
 */
export function checkName(text: string): Checked {
  return isName(text) ? valid(text.trim()) : invalid(invalidNameMessage)
}
