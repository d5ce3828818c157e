import type { PaymentStatus } from './status.ts'

/** The ways to pay for a booking that the office takes: by a link that its customer is sent, or without the payment provider. */
export const waysToPay = ['link', 'day'] as const

/** A way to pay for a booking that the office takes. */
export type WayToPay = (typeof waysToPay)[number]

/** The payment status of a booking that is sold before any money has come. */
export type SoldUnpaid = Extract<PaymentStatus, 'due'>

const statuses: Record<WayToPay, SoldUnpaid | null> = { link: null, day: 'due' }

/**
 * The payment status with which a booking is sold at once; null for a way whose place is held until the customer has paid.
 *
 * @example
 * soldAs('day') // => 'due'
 */
export function soldAs(way: WayToPay): SoldUnpaid | null {
  return statuses[way]
}

/**
 * Whether a booking that is paid so needs the customer's e-mail address: a link has to be sent there.
 *
 * @example
 * emailOf('day') // => 'optional'
 */
export function emailOf(way: WayToPay): 'required' | 'optional' {
  return soldAs(way) === null ? 'required' : 'optional'
}
