import { createHmac } from 'node:crypto'

/** The `stripe-signature` header of a payload sent at an instant (epoch milliseconds). */
export function signatureOf(payload: string, secret: string, instant: number): string {
  const t = Math.floor(instant / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')
  return `t=${t},v1=${v1}`
}
