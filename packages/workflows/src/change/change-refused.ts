import type { CancelPreview } from '@dustforce/core/ledger'
import type { ClosedReason } from '@dustforce/core/schedule'
import * as Data from 'effect/Data'

/** Why an act on a booking was not done; nothing of it is kept. */
export type ChangeRefusal =
  | { readonly code: 'not-found' }
  | { readonly code: 'not-possible'; readonly why: NotPossible }
  | { readonly code: 'preview-changed'; readonly preview: CancelPreview }
  | { readonly code: 'booking-changed' }
  | { readonly code: 'slot-closed'; readonly reason: ClosedReason }
  | { readonly code: 'day-full' }
  | { readonly code: 'overlap'; readonly otherBookingId: string }
  | { readonly code: 'reason-missing' }
  | { readonly code: 'amount-invalid' }
  | { readonly code: 'unavailable' }

/** What stands in the way of an act. */
export type NotPossible =
  | 'canceled'
  | 'completed'
  | 'started'
  | 'too-late'
  | 'no-moves-left'
  | 'unpaid'
  | 'not-today'

/** The one error of acts on a booking. */
export class ChangeRefused extends Data.TaggedError('ChangeRefused')<{ readonly refusal: ChangeRefusal }> {}

const whys: Record<NotPossible, string> = {
  canceled: 'This booking is canceled.',
  completed: 'This booking is completed.',
  started: 'This cleaning has started.',
  'too-late': 'It is too late to do this online. Please call us.',
  'no-moves-left': 'This booking was moved as often as is possible online. Please call us.',
  unpaid: 'This booking is not paid for.',
  'not-today': 'This cleaning is not today.',
}

/** What the one who asked is told. */
export function changeRefusalMessage(refusal: ChangeRefusal): string {
  switch (refusal.code) {
    case 'not-found':
      return 'This booking no longer exists.'
    case 'not-possible':
      return whys[refusal.why]
    case 'preview-changed':
      return 'What is given back has changed meanwhile. Please look at it again.'
    case 'booking-changed':
      return 'This booking has changed meanwhile. Please look at it again.'
    case 'slot-closed':
      return 'This time cannot be booked. Please choose another one.'
    case 'day-full':
      return 'Bookings are full for this day: Please select another available date.'
    case 'overlap':
      return 'The cleaner has another job at that time.'
    case 'reason-missing':
      return 'Please say why another amount is given back.'
    case 'amount-invalid':
      return 'This amount cannot be given back.'
    case 'unavailable':
      return 'This could not be done. Please try again.'
  }
}

/** The HTTP status of a refusal. */
export function changeRefusalStatus({ code }: ChangeRefusal): number {
  if (code === 'not-found') return 404
  if (code === 'reason-missing' || code === 'amount-invalid') return 400
  return code === 'unavailable' ? 503 : 409
}
