const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Whether brackets outside of JSON strings stand more than `most` deep in each other: recursive readers would run out of stack. */
export function isNestedDeeper(bytes: Uint8Array, most: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (opening.has(byte)) {
      depth += 1
      if (depth > most) return true
    } else if (closing.has(byte)) depth -= 1
  }
  return false
}
