import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/* Time-based one-time codes, RFC 6238: SHA-1, six digits, thirty seconds. */

const stepMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, as authenticator apps take it: base32. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** The code of a step: the thirty seconds since 1970 that are counted by it. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** The step that a code belongs to, when the clocks differ by at most one step; null for any other code. `now` in epoch milliseconds. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / stepMs)
  const typed = Buffer.from(code)
  const steps = [current - 1, current, current + 1].filter((step) => {
    const right = Buffer.from(codeAt(secret, step))
    return right.length === typed.length && timingSafeEqual(right, typed)
  })
  return steps[0] ?? null
}

/** The current code of a secret. `now` in epoch milliseconds. */
export function currentCode(secret: string, now: number): string {
  return codeAt(secret, Math.floor(now / stepMs))
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
