const wellFormed = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Counts the bytes that a base64 text stands for, without decoding it; null when it is no base64.
 *
 * @example
 * base64Size('JVBERg==') // => 4
 */
export function base64Size(text: string): number | null {
  if (text.length % 4 !== 0 || !wellFormed.test(text)) return null
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return (text.length / 4) * 3 - padding
}

/**
 * The bytes that a base64 text stands for; null when it is no base64.
 *
 * @example
 * bytesFromBase64('JVBERg==') // => Uint8Array.of(0x25, 0x50, 0x44, 0x46)
 */
export function bytesFromBase64(text: string): Uint8Array | null {
  const size = base64Size(text)
  if (size === null) return null
  const bytes = new Uint8Array(size)
  const bitsAt = (index: number) => sixBitsOf(text.charCodeAt(index))
  for (let from = 0, to = 0; to < size; from += 4, to += 3) {
    const group = (bitsAt(from) << 18) | (bitsAt(from + 1) << 12) | (bitsAt(from + 2) << 6) | bitsAt(from + 3)
    bytes[to] = group >> 16
    bytes[to + 1] = group >> 8
    bytes[to + 2] = group
  }
  return bytes
}

/** Returns the bits that a character stands for; any for padding, since its bits are dropped. */
function sixBitsOf(code: number): number {
  if (code >= 97) return code - 71
  if (code >= 65) return code - 65
  if (code >= 48) return code + 4
  return code === 43 ? 62 : 63
}
