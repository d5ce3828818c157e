import { suggestedPay } from '../contractor/pay.ts'
import type { Cents } from '../money/index.ts'
import type { Notice } from '../validation/checked.ts'
import { type BookingStatus, displayStatus, normalize, type StatusFacts } from './status.ts'
import { type StoredAmounts, taxSplit } from './tax-split.ts'

/** What assigning a cleaner writes to a booking. */
export interface CleanerAssignment {
  readonly assignedCleanerName: string
  /** '' when the cleaner has none. */
  readonly assignedCleanerPhone: string
  readonly bookingStatus: 'assigned'
  readonly contractorPayCents: Cents
}

/** What choosing a status does: the status to write, and whether to offer the confirmation e-mail. */
export interface StatusChange {
  readonly bookingStatus: BookingStatus
  readonly offerConfirmation: boolean
}

/**
 * What assigning a cleaner writes: name and phone, the status, and the suggested pay. Admin spec, sections 4 and 9.
 *
 * @example
 * assignCleaner(booking, { fullName: 'Ana Diaz', phone: null }).bookingStatus // => 'assigned'
 */
export function assignCleaner(
  booking: StoredAmounts,
  cleaner: { readonly fullName: string; readonly phone: string | null },
): CleanerAssignment {
  return {
    assignedCleanerName: cleaner.fullName,
    assignedCleanerPhone: cleaner.phone ?? '',
    bookingStatus: 'assigned',
    contractorPayCents: suggestedPay(taxSplit(booking).subtotalCents),
  }
}

/**
 * What choosing a status from the list does: any may follow any, choosing the current one does nothing, which is null. Admin spec,
 * section 4.
 *
 * @example
 * changeStatus({ bookingStatus: 'pending' }, 'confirmed')?.offerConfirmation // => true
 */
export function changeStatus(booking: StatusFacts, chosen: BookingStatus): StatusChange | null {
  if (displayStatus(booking) === chosen) return null
  return { bookingStatus: chosen, offerConfirmation: chosen === 'confirmed' }
}

/**
 * Whether a booking still offers Cancel and Delete: until it is canceled. Admin spec, section 4.
 *
 * @example
 * canCancel({ bookingStatus: 'canceled' }) // => false
 */
export function canCancel(booking: StatusFacts): boolean {
  return displayStatus(booking) !== 'canceled'
}

/**
 * Why the confirmation e-mail cannot be sent to a contractor; null when it can. Admin spec, section 5.
 *
 * @example
 * confirmationProblem({ bookingStatus: 'confirmed' })?.title // => 'No Contractor Assigned'
 */
export function confirmationProblem(booking: StatusFacts): Notice | null {
  if (normalize(booking.assignedCleanerName) !== '') return null
  return {
    title: 'No Contractor Assigned',
    description: 'Please assign a contractor before sending confirmation',
  }
}
