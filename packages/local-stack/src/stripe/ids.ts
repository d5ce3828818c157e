import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new id in Stripe's manner: the prefix and `length` random letters and digits. */
export const newId = (prefix: string, length: number): string =>
  prefix + Array.from(randomBytes(length), (byte) => letters.charAt(byte % letters.length)).join('')
