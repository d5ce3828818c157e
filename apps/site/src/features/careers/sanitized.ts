import { sanitizePhone, sanitizeText } from '@dustforce/core/validation'
import type { ApplicationForm } from '@dustforce/office/application'

/** Keeps the space that is being typed: a word may follow. */
function typed(text: string, safe: (text: string) => string) {
  const clean = safe(text)
  return /\s$/.test(text) && clean !== '' ? `${clean} ` : clean
}

/** A change of the application form, made safe while it is typed; the message is left as it is. */
export function sanitized(change: Partial<ApplicationForm>): Partial<ApplicationForm> {
  const { fullName, email, phone } = change
  return {
    ...change,
    ...(fullName === undefined ? {} : { fullName: typed(fullName, sanitizeText) }),
    ...(email === undefined ? {} : { email: sanitizeText(email) }),
    ...(phone === undefined ? {} : { phone: typed(phone, sanitizePhone) }),
  }
}
