const unsafeText = /[<>]|(?:java|vb)script:|\bon\w+\s*=/gi
// Code points that no database text can hold, or that hide what is shown.
const unstorable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu
const unsafePhone =
  /['"`;\\]|--|\b(?:select|insert|update|delete|drop|union|alter|create|exec|execute|truncate|or|and)\b/gi

/**
 * Text as it is stored: without angle brackets, script prefixes, inline event handlers and control characters, trimmed. What removal
 * puts together is removed again. Public spec, section 5.
 *
 * @example
 * sanitizeText('<b onclick=x>Hi</b>') // => 'b xHi/b'
 */
export function sanitizeText(text: string): string {
  return stripAll(text.replace(unstorable, ''), unsafeText).trim()
}

/**
 * A phone number as it is stored: as other text, and without quotes, semicolons, backslashes and SQL keywords. Public spec, section 5.
 *
 * @example
 * sanitizePhone("416-555-0123'; DROP TABLE") // => '416-555-0123  TABLE'
 */
export function sanitizePhone(text: string): string {
  return sanitizeText(stripAll(sanitizeText(text), unsafePhone))
}

function stripAll(text: string, unsafe: RegExp): string {
  let rest = text
  for (let stripped = rest.replace(unsafe, ''); stripped !== rest; stripped = rest.replace(unsafe, '')) {
    rest = stripped
  }
  return rest
}
