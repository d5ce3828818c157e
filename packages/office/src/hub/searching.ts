import { phoneDigits } from '@dustforce/core/validation'
import { normalize } from '../booking/status.ts'

const looksLikePhone = /^[\d\s().+-]+$/
const accents = /[\u0300-\u036f]/g

/**
 * Whether one of several texts holds what was typed, whatever its letter case, accents and apostrophes, or a phone number has its digits in
 * any spelling of both.
 *
 * @param phone null when there is none to look at
 * @example
 * isFound('helene', ['Hélène Côté'], null) // => true
 */
export function isFound(typed: string, texts: readonly string[], phone: string | null): boolean {
  const wanted = searchable(typed)
  if (texts.some((text) => searchable(text).includes(wanted))) return true
  const digits = phoneDigits(typed)
  return (
    phone !== null && looksLikePhone.test(wanted) && digits.length >= 3 && phoneDigits(phone).includes(digits)
  )
}

/** A text as searches compare it: without accents, and with the apostrophe of the keyboard for typographic ones. */
function searchable(text: string): string {
  return normalize(text).normalize('NFD').replace(accents, '').replace(/[’‘`]/g, "'")
}
