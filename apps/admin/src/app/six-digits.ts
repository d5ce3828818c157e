/** The code of an authenticator app, however it is spaced; null for anything else. */
export function sixDigits(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
