const [quote, backslash] = [0x22, 0x5c]
const [openingBracket, closingBracket, openingBrace, closingBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/** After so many bytes without an escape a text is taken for a file, of which one search looks at many bytes at once. */
const longText = 64

/** The place of the quote that ends the text whose first byte is at `start`; past the end when none does. */
function endOfText(bytes: Uint8Array, start: number): number {
  let sinceEscape = 0
  for (let at = start; at < bytes.length; at += 1) {
    if (sinceEscape === longText) {
      const found = bytes.indexOf(quote, at)
      if (found === -1) return bytes.length
      let slash = found
      while (slash > at && bytes[slash - 1] === backslash) slash -= 1
      if ((found - slash) % 2 === 0) return found
      at = found
      sinceEscape = 0
    } else if (bytes[at] === quote) return at
    else if (bytes[at] === backslash) {
      at += 1
      sinceEscape = 0
    } else sinceEscape += 1
  }
  return bytes.length
}

/** Whether brackets outside of JSON strings stand more than `most` deep in each other: recursive readers would run out of stack. */
export function isNestedDeeper(bytes: Uint8Array, most: number): boolean {
  let depth = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === quote) at = endOfText(bytes, at + 1)
    else if (byte === openingBracket || byte === openingBrace) {
      depth += 1
      if (depth > most) return true
    } else if (byte === closingBracket || byte === closingBrace) depth -= 1
  }
  return false
}
