import type { Cents } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import type { TaxTerms } from '@dustforce/core/quote/parts'
import { addDays, type BusinessDate, type BusinessPolicy } from '@dustforce/core/schedule'
import type { Notice } from '@dustforce/core/validation'
import { type BookingStatus, displayStatus, normalize, type StatusFacts } from '../booking/status.ts'
import { type StoredAmounts, taxSplit } from '../booking/tax-split.ts'

/** The rules that a cleaner's suggested pay depends on. */
export interface PayRules {
  readonly policy: Pick<BusinessPolicy, 'contractorPayPercent'>
  readonly book: TaxTerms
}

/**
 * The pay that is suggested for a stored booking, in cents: a share of its subtotal.
 *
 * @example
 * suggestedPayOf({ totalCents: cents(33600), subtotalCents: cents(33000) }, rules) // => 16500
 */
export function suggestedPayOf(booking: StoredAmounts, { policy, book }: PayRules): Cents {
  return suggestedPay(taxSplit(booking, book).subtotalCents, policy)
}

/** The columns of a booking that assigning a cleaner writes. */
export interface CleanerAssignment {
  readonly contractorId: string
  readonly assignedCleanerName: string
  /** '' when the cleaner has none. */
  readonly assignedCleanerPhone: string
  readonly bookingStatus: 'assigned'
  /** Left out when the pay that was set by hand is kept. */
  readonly contractorPayCents?: Cents
}

/** The effect of choosing a status: the status to write, and whether to offer the confirmation e-mail. */
export interface StatusChange {
  readonly bookingStatus: BookingStatus
  readonly offerConfirmation: boolean
}

/**
 * Returns what assigning a cleaner writes: who it is, with name and phone, the status, and the suggested pay, unless the stored pay is kept.
 *
 * @param pay 'keep' leaves the stored pay as it is
 * @example
 * assignCleaner(booking, { id: 'c1', fullName: 'Ana Diaz', phone: null }, rules).bookingStatus // => 'assigned'
 */
export function assignCleaner(
  booking: StoredAmounts,
  cleaner: { readonly id: string; readonly fullName: string; readonly phone: string | null },
  rules: PayRules,
  pay: 'suggested' | 'keep' = 'suggested',
): CleanerAssignment {
  return {
    contractorId: cleaner.id,
    assignedCleanerName: cleaner.fullName,
    assignedCleanerPhone: cleaner.phone ?? '',
    bookingStatus: 'assigned',
    ...(pay === 'suggested' && { contractorPayCents: suggestedPayOf(booking, rules) }),
  }
}

/**
 * Whether a booking's pay is another than the suggested one, so that assigning would overwrite an admin's choice.
 *
 * @example
 * hasChosenPay({ ...booking, contractorPayCents: cents(20000) }, rules) // => true
 */
export function hasChosenPay(
  booking: StoredAmounts & { readonly contractorPayCents: Cents | null },
  rules: PayRules,
): boolean {
  const { contractorPayCents } = booking
  return contractorPayCents !== null && contractorPayCents !== suggestedPayOf(booking, rules)
}

/**
 * Whether assigning a cleaner would take back a cancellation, which needs a confirmation first.
 *
 * @example
 * assigningRevives({ bookingStatus: 'canceled' }) // => true
 */
export function assigningRevives(booking: StatusFacts): boolean {
  return displayStatus(booking) === 'canceled'
}

/** The number of days back for which an administrator may correct when a booking was. */
const correctableDays = 62

/**
 * The first day that an administrator may give a booking: what happened in the last two months can be corrected.
 *
 * @example
 * firstEditableDate(businessDate('2026-11-21')) // => '2026-09-20'
 */
export function firstEditableDate(today: BusinessDate): BusinessDate {
  return addDays(today, -correctableDays)
}

/**
 * Whether storing a date corrects what happened, so that nobody is written to: the day is over.
 *
 * @example
 * isCorrection(businessDate('2026-11-20'), businessDate('2026-11-21')) // => true
 */
export function isCorrection(date: BusinessDate, today: BusinessDate): boolean {
  return date < today
}

/**
 * Whether a date that an administrator chose can be stored: it is given, and not before the first editable one unless it is the booking's current date. Null when it can, otherwise the message to show.
 *
 * @example
 * editedDateProblem(null, { stored: null, today: businessDate('2026-11-21') }) // => 'Please choose a date.'
 */
export function editedDateProblem(
  date: BusinessDate | null,
  { stored, today }: { readonly stored: BusinessDate | null; readonly today: BusinessDate },
): string | null {
  if (date === null) return 'Please choose a date.'
  return date < firstEditableDate(today) && date !== stored
    ? 'This date is too long ago. Please choose a later date.'
    : null
}

/**
 * Returns what choosing a status from the list does: any may follow any, choosing the current one does nothing, which is null.
 *
 * @example
 * changeStatus({ bookingStatus: 'pending' }, 'confirmed')?.offerConfirmation // => true
 */
export function changeStatus(booking: StatusFacts, chosen: BookingStatus): StatusChange | null {
  if (displayStatus(booking) === chosen) return null
  return { bookingStatus: chosen, offerConfirmation: chosen === 'confirmed' }
}

/**
 * Whether a booking still offers Cancel and Delete: until it is canceled.
 *
 * @example
 * canCancel({ bookingStatus: 'canceled' }) // => false
 */
export function canCancel(booking: StatusFacts): boolean {
  return displayStatus(booking) !== 'canceled'
}

/**
 * Why the confirmation e-mail cannot be sent to a contractor; null when it can.
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
