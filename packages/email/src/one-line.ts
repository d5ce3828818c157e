/**
 * Makes one line of a text for a mail header: line breaks and other control characters become spaces, so that no header
 * can follow.
 *
 * @example
 * oneLine('Hello\r\nBcc: a@b.ca') // => 'Hello Bcc: a@b.ca'
 */
export function oneLine(text: string, maxLength = 200): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line
}
