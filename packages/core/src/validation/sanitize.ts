const unsafeText = /[<>]|(?:java|vb)script:|\bon\w+\s*=/gi
// Code points that no database text can hold, or that hide what is shown.
const unstorable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu
const unsafePhone =
  /['"`;\\]|--|\b(?:select|insert|update|delete|drop|union|alter|create|exec|execute|truncate|or|and)\b/gi

// Text that still changes after this many passes was built to outlast them. It loses every character that unsafe text needs, so the work
// grows with the length of the text and not with its square.
const mostPasses = 10
const neededByUnsafeText = /[<>:=]/g
const notInPhone = /[^0-9+() .]/g

/**
 * Text as it is stored: without angle brackets, script prefixes, inline event handlers and control characters, trimmed. What removal
 * puts together is removed again, ten times at most; text that is nested deeper loses its colons and equals signs too. The work is linear in the
 * length of the text.
 *
 * @example
 * sanitizeText('<b onclick=x>Hi</b>') // => 'b xHi/b'
 */
export function sanitizeText(text: string): string {
  return stripAll(text.replace(unstorable, ''), unsafeText, neededByUnsafeText).trim()
}

/**
 * A phone number as it is stored: as other text, and without quotes, semicolons, backslashes and SQL keywords.
 *
 * @example
 * sanitizePhone("416-555-0123'; DROP TABLE") // => '416-555-0123  TABLE'
 */
export function sanitizePhone(text: string): string {
  return sanitizeText(stripAll(sanitizeText(text), unsafePhone, notInPhone))
}

function stripAll(text: string, unsafe: RegExp, lastResort: RegExp): string {
  let rest = text
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const stripped = rest.replace(unsafe, '')
    if (stripped === rest) return rest
    rest = stripped
  }
  return rest.replace(lastResort, '')
}
