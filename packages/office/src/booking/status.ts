/** The statuses that an admin may set, in the order they are offered. */
export const bookingStatuses = ['pending', 'assigned', 'confirmed', 'completed', 'canceled'] as const

/** Every stored status: those that an admin sets, and two that only count as occupying. */
export const storedBookingStatuses = [...bookingStatuses, 'scheduled', 'in_progress'] as const

/** A stored booking status. */
export type BookingStatus = (typeof storedBookingStatuses)[number]

/** The statuses that a booking can show, in the order they are offered. */
export const displayStatuses = [...bookingStatuses, 'unassigned'] as const

/** The status that an admin sees in place of the stored one. */
export type DisplayStatus = (typeof displayStatuses)[number]

/**
 * Every stored payment status; `completed` is an older word for `paid`, `due` is paid on the day of the visit, and `arranged` is charged before it,
 * to the card that is kept for its series.
 */
export const paymentStatuses = [
  'pending',
  'due',
  'arranged',
  'paid',
  'completed',
  'failed',
  'expired',
  'refunded',
] as const

/** A stored payment status. */
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The facts that a booking's displayed status follows from. */
export interface StatusFacts {
  readonly bookingStatus: string | null
  readonly assignedCleanerName?: string | null
}

const labels: Record<DisplayStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  confirmed: 'Confirmed',
  completed: 'Completed',
  canceled: 'Canceled',
  unassigned: 'Unassigned',
}

/**
 * The status that an admin sees: a stored completed, canceled, confirmed or pending as it is; assigned when a cleaner is; otherwise
 * unassigned. Letter case and surrounding spaces do not matter.
 *
 * @example
 * displayStatus({ bookingStatus: 'scheduled', assignedCleanerName: 'Ana Diaz' }) // => 'assigned'
 */
export function displayStatus(booking: StatusFacts): DisplayStatus {
  const status = normalize(booking.bookingStatus)
  const known = bookingStatuses.find((candidate) => candidate === status)
  if (known) return known
  return normalize(booking.assignedCleanerName) === '' ? 'unassigned' : 'assigned'
}

/**
 * The word for a displayed status.
 *
 * @example
 * displayStatusLabel('unassigned') // => 'Unassigned'
 */
export function displayStatusLabel(status: DisplayStatus): string {
  return labels[status]
}

const paymentLabels: Record<PaymentStatus, string> = {
  pending: 'Unpaid',
  due: 'Due on the day',
  arranged: 'Charged before the visit',
  paid: 'Paid',
  completed: 'Paid',
  failed: 'Payment failed',
  expired: 'Not paid in time',
  refunded: 'Refunded',
}

/**
 * The words for a stored payment status; one that is not known is shown as it is.
 *
 * @param refundDue whether the money is on its way back
 * @param bookingStatus the stored status of the booking: nothing is due for a canceled one
 * @example
 * paymentLabel('completed', false) // => 'Paid'
 */
export function paymentLabel(paymentStatus: string, refundDue: boolean, bookingStatus?: string): string {
  if (refundDue) return 'Refund on its way'
  const status = normalize(paymentStatus)
  if ((status === 'due' || status === 'arranged') && normalize(bookingStatus) === 'canceled')
    return 'Nothing due'
  return isPaymentStatus(status) ? paymentLabels[status] : paymentStatus
}

/**
 * The same in as few words as the row of a list has room for.
 *
 * @example
 * shortPaymentLabel('arranged', false) // => 'On card'
 */
export function shortPaymentLabel(...asked: Parameters<typeof paymentLabel>): string {
  const label = paymentLabel(...asked)
  return label === paymentLabels.arranged ? 'On card' : label
}

function isPaymentStatus(status: string): status is PaymentStatus {
  return Object.hasOwn(paymentLabels, status)
}

/** A stored word without its surrounding spaces and letter case. */
export function normalize(word: string | null | undefined): string {
  return (word ?? '').trim().toLowerCase()
}
