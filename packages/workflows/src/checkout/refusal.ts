import { type Cents, zeroCents } from '@dustforce/core/money'
import { type PromoCode, type PromoRejection, promoMessage } from '@dustforce/core/promo'
import type { Quote } from '@dustforce/core/quote'
import type { ClosedReason } from '@dustforce/core/schedule'
import { payloadProblem } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { contactRulesOf } from '@dustforce/office/contact/of'
import type { ShownVisit } from '@dustforce/office/series'
import { rateLimitMessage, storageFailureMessage } from '@dustforce/office/stored'
import * as Data from 'effect/Data'
import type { FieldIssue } from '../http/field-issue.ts'
import type { PromoRejectionReason } from './promo-store.ts'

/** Why a checkout was not created; nothing is kept of it. */
export type Refusal =
  | {
      readonly code: 'invalid_booking'
      readonly issues: readonly FieldIssue[]
      /** The contents as they were sent, to tell what is missing from what is wrong. */
      readonly sent?: unknown
    }
  | { readonly code: 'price_changed'; readonly quote: Quote }
  | { readonly code: 'slot_passed'; readonly reason: ClosedReason }
  | { readonly code: 'day_full' }
  /** The visits that repeat are no longer those that were shown; these are they. */
  | {
      readonly code: 'schedule_changed'
      readonly visits: readonly ShownVisit[]
      readonly consent: string | null
    }
  | {
      readonly code: 'promo_rejected'
      readonly reason: PromoRejectionReason
      readonly promo: PromoCode | null
    }
  /** The cleaner whom the office chose cannot have the job. */
  | { readonly code: 'cleaner_refused'; readonly message: string }
  | { readonly code: 'attempt_changed' }
  /** The company opens soon: until then only its office takes bookings. */
  | { readonly code: 'not_open' }
  | { readonly code: 'rate_limited' }
  | { readonly code: 'unavailable' }

/** The one error of creating a checkout. */
export class CheckoutRefused extends Data.TaggedError('CheckoutRefused')<{ readonly refusal: Refusal }> {}

export const processingError =
  'Error Processing Booking: There was an issue processing your booking. Please try again or contact support.'

/** Returns what the customer is told. */
export function refusalMessage(refusal: Refusal, business: Business): string {
  switch (refusal.code) {
    case 'invalid_booking':
      return invalidMessage(refusal.issues, refusal.sent, business)
    case 'price_changed':
      return 'Price Changed: The price of this booking has changed. Please review the new total and try again.'
    case 'slot_passed':
      return 'Invalid Booking Time: This time slot is no longer available. Please select a different time.'
    case 'day_full':
      return 'Bookings are full for this day: Please select another available date.'
    case 'schedule_changed':
      return 'Visits Changed: A date or price of your visits to come has changed. Please review them and try again.'
    case 'promo_rejected':
      return promoRejectedMessage(refusal.reason, refusal.promo, business)
    case 'cleaner_refused':
      return `Nothing was booked: ${refusal.message}`
    case 'not_open':
      return `Opening Soon: ${business.company.name} does not take bookings yet. Please call ${business.company.phone}.`
    case 'rate_limited':
      return rateLimitMessage
    case 'attempt_changed':
    case 'unavailable':
      return processingError
  }
}

function invalidMessage(issues: readonly FieldIssue[], sent: unknown, { company }: Business): string {
  const problem = payloadProblem(
    sent,
    issues.map(({ field }) => field),
    contactRulesOf(company.address),
  )
  return problem === null ? storageFailureMessage('constraint') : `${problem.title}: ${problem.description}`
}

function promoRejectedMessage(
  reason: PromoRejectionReason,
  promo: PromoCode | null,
  { priceBook, money }: Business,
): string {
  const rejection = rejectionOf(reason, promo, priceBook.minimumTotal)
  const { title, description } = promoMessage({ ok: false, ...rejection }, money)
  return `${title}: ${description}`
}

/** The reason with what its words name. */
function rejectionOf(
  reason: PromoRejectionReason,
  promo: PromoCode | null,
  leastCents: Cents = zeroCents,
): PromoRejection {
  if (reason === 'too-little-left') return { reason, leastCents }
  if (reason !== 'minimum-not-met') return { reason }
  const minimumCents = promo?.minOrderCents ?? null
  return minimumCents === null ? { reason: 'unknown' } : { reason, minimumCents }
}
