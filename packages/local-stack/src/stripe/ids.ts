import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new id in Stripe's manner: the prefix and `length` random letters and digits. */
export function newId(prefix: string, length: number): string {
  return prefix + Array.from(randomBytes(length), (byte) => letters.charAt(byte % letters.length)).join('')
}
