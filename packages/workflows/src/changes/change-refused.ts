import type { ClosedReason } from '@dustforce/core/schedule'
import type { CancelPreview, ChangePreview } from '@dustforce/office/ledger'
import * as Data from 'effect/Data'

/** Why an act on a booking was not done; nothing of it is kept. */
export type ChangeRefusal =
  | { readonly code: 'not-found' }
  | { readonly code: 'not-possible'; readonly why: NotPossible }
  | { readonly code: 'preview-changed'; readonly preview: CancelPreview }
  /** The change does not cost now what was shown; null when its price is not touched. */
  | { readonly code: 'price-changed'; readonly change: ChangePreview | null }
  | { readonly code: 'booking-changed' }
  | { readonly code: 'slot-closed'; readonly reason: ClosedReason }
  | { readonly code: 'day-full' }
  | { readonly code: 'overlap'; readonly otherBookingId: string }
  /** The visit would take longer than the time that is free. */
  | { readonly code: 'no-time' }
  /** An add-on that the service does not have. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'reason-missing' }
  | { readonly code: 'amount-invalid' }
  /** A payment by hand without what it is found again by. */
  | { readonly code: 'reference-invalid' }
  /** Another amount than the terms give back is an owner's to give. */
  | { readonly code: 'owner-decides' }
  | { readonly code: 'unavailable' }

/** The obstacle to an act. */
export type NotPossible =
  | 'canceled'
  | 'completed'
  | 'started'
  | 'too-late'
  | 'no-moves-left'
  | 'unpaid'
  | 'no-email'
  | 'not-today'
  | 'too-early'
  | 'unknown-prices'
  | 'refund-due'
  | 'given-back-otherwise'
  | 'nothing-due'
  | 'nothing-to-pay-back'

/** The one error of acts on a booking. */
export class ChangeRefused extends Data.TaggedError('ChangeRefused')<{ readonly refusal: ChangeRefusal }> {}

const whys: Record<NotPossible, string> = {
  canceled: 'This booking is canceled.',
  completed: 'This booking is completed.',
  started: 'This visit has started.',
  'too-late': 'It is too late to do this online. Please call us.',
  'no-moves-left': 'This booking cannot be moved online again. Please call us.',
  unpaid: 'This booking is not paid for.',
  'no-email': 'This booking has no e-mail address, so nothing can be sent. Please add one first.',
  'not-today': 'This visit is not today.',
  'too-early': 'It is too early to tell the customer.',
  'refund-due': 'The payment for this booking is being refunded, so it stays canceled.',
  'given-back-otherwise':
    'A refund of this booking has failed, so its money has to be paid back another way. Please make a new booking instead.',
  'nothing-due': 'Nothing is due for this booking.',
  'nothing-to-pay-back': 'Nothing has to be paid back for this booking.',
  'unknown-prices': 'This booking has an individual price. Please call us to change it.',
}

/** Says in words what stands in the way of a customer. */
export function notPossibleMessage(why: NotPossible): string {
  return whys[why]
}

const closed: Partial<Record<ClosedReason, string>> = {
  closure: 'We are closed at this time.',
  closed: 'We are closed at this time.',
  'outside-hours': 'We do not start at this time.',
  busy: 'Every crew is busy at this time.',
  'in-use': 'What this visit needs is in use at this time.',
  full: 'Bookings are full for this day.',
  past: 'This time has passed.',
  'too-soon': 'This time is too soon.',
  'too-long': 'The visit would end after we close.',
}

/** Returns what the office reads where a customer is asked to call it. */
function officeMessage(refusal: ChangeRefusal): string | null {
  if (refusal.code === 'no-time')
    return 'The visit would take longer than the time that is free after it. Please move it first.'
  return refusal.code === 'not-possible' && refusal.why === 'unknown-prices'
    ? 'The price of this booking cannot be calculated again, so it cannot be changed here.'
    : null
}

/** Returns what the one who asked is told. */
export function changeRefusalMessage(
  refusal: ChangeRefusal,
  reader: 'customer' | 'office' = 'customer',
): string {
  const office = reader === 'office' ? officeMessage(refusal) : null
  if (office !== null) return office
  switch (refusal.code) {
    case 'not-found':
      return 'This booking no longer exists.'
    case 'not-possible':
      return notPossibleMessage(refusal.why)
    case 'preview-changed':
      return 'The refund has changed in the meantime. Please check it again.'
    case 'booking-changed':
      return 'This booking has changed in the meantime. Please check it again.'
    case 'price-changed':
      return 'The price of this change is different now. Please check it again.'
    case 'slot-closed':
      return `${closed[refusal.reason] ?? 'This time cannot be booked.'} Please choose another one.`
    case 'no-time':
      return 'The visit would take longer than the time that is free after it. Please choose another time first, or call us.'
    case 'not-offered':
      return 'This service does not have one of these add-ons.'
    case 'day-full':
      return 'Bookings are full for this day: Please select another available date.'
    case 'overlap':
      return 'The contractor has another job at that time.'
    case 'reason-missing':
      return 'Please say why you refund another amount.'
    case 'amount-invalid':
      return 'This amount cannot be refunded.'
    case 'reference-invalid':
      return 'Please enter the reference of the payment'
    case 'owner-decides':
      return 'Only an owner can refund another amount than the terms say.'
    case 'unavailable':
      return 'This could not be done. Please try again.'
  }
}

/** The HTTP status of a refusal. */
export function changeRefusalStatus({ code }: ChangeRefusal): number {
  if (code === 'not-found') return 404
  if (['reason-missing', 'amount-invalid', 'reference-invalid', 'not-offered'].includes(code)) return 400
  if (code === 'owner-decides') return 403
  return code === 'unavailable' ? 503 : 409
}
