import { type Checked, invalid, valid } from './checked.ts'

/** The maximum length of special instructions, an application's message and other free text: 1000 characters. */
export const maxTextLength = 1000

/** Counts the characters of a text, as the database counts them: an emoji is one and not two. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/**
 * Checks free text such as special instructions: at most 1000 characters.
 *
 * @example
 * checkInstructions('Ring twice') // => { ok: true, value: 'Ring twice' }
 */
export function checkInstructions(text: string): Checked {
  return text.length <= maxTextLength
    ? valid(text)
    : invalid(`Please keep your instructions under ${maxTextLength} characters.`)
}

/**
 * Checks that there is a text, and trims it.
 *
 * @example
 * checkRequired(' ', 'Please enter your message.') // => { ok: false, message: 'Please enter your message.' }
 */
export function checkRequired(text: string, message: string): Checked {
  const trimmed = text.trim()
  return trimmed === '' ? invalid(message) : valid(trimmed)
}

/**
 * Checks what was typed as a promo code: trimmed, upper-cased and not empty.
 *
 * @example
 * checkPromoInput(' welcome10') // => { ok: true, value: 'WELCOME10' }
 */
export function checkPromoInput(text: string): Checked {
  return checkRequired(text.toUpperCase(), 'Enter Promo Code')
}
