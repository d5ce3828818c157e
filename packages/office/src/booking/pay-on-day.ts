import { normalize } from './status.ts'

/** The ways in which the office is paid without the payment provider. */
export const offlinePaymentMethods = ['cash', 'e-transfer', 'card-terminal'] as const

/** A way to be paid without the payment provider. */
export type OfflinePaymentMethod = (typeof offlinePaymentMethods)[number]

/** The note of the office about a payment that it took, or paid back, itself. */
export interface OfflinePayment {
  readonly method: OfflinePaymentMethod
  /** By what the payment is found again: a transfer's number, a terminal's slip. */
  readonly reference: string
}

const methodTexts: Record<OfflinePaymentMethod, string> = {
  cash: 'Cash',
  'e-transfer': 'E-transfer',
  'card-terminal': 'Card terminal',
}

/**
 * The words for a way to pay.
 *
 * @example
 * offlinePaymentText('card-terminal') // => 'Card terminal'
 */
export function offlinePaymentText(method: OfflinePaymentMethod): string {
  return methodTexts[method]
}

/** The longest reference of a payment, in characters. */
export const maxReferenceLength = 100

/**
 * Says what is wrong with what the office notes about a payment, or null. Only cash leaves no trace of its own.
 *
 * @example
 * offlinePaymentProblem({ method: 'e-transfer', reference: '' }) // => 'Please enter the reference of the payment'
 */
export function offlinePaymentProblem({ method, reference }: OfflinePayment): string | null {
  const length = reference.trim().length
  if (length > maxReferenceLength) return `A reference has at most ${maxReferenceLength} characters`
  return method === 'cash' || length > 0 ? null : 'Please enter the reference of the payment'
}

/**
 * Whether a booking is to be paid on the day and was not paid yet.
 *
 * @example
 * isPaymentDue({ paymentStatus: 'due', bookingStatus: 'confirmed' }) // => true
 */
export function isPaymentDue(booking: {
  readonly paymentStatus: string | null
  readonly bookingStatus: string | null
}): boolean {
  return normalize(booking.paymentStatus) === 'due' && normalize(booking.bookingStatus) !== 'canceled'
}
