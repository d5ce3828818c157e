import { type Availability, type BusinessPolicy, earliestSlot, type OpenSlot } from '@dustforce/core/schedule'
import type { Translation } from '../language/translation.ts'
import type { BookingTerms } from './booking-terms.ts'
import * as english from './free-term-words.en.ts'
import { freeHours, freeUntilOf, refundPercentAt } from './notice.ts'

const hourMs = 3_600_000

/** The minutes that are left for a customer to decide about a start that is offered as free to cancel. */
const minutesToDecide = 60

/** For how long a start can be canceled for everything, as its customer reads before paying or moving. */
export interface FreeTerm {
  /** The last instant of a full refund, in epoch milliseconds; null when it is past, and when there is none. */
  readonly until: number | null
  /** The share that a cancellation gives back now, in percent. */
  readonly refundPercent: number
}

/**
 * For how long a start that is chosen now can be canceled for everything.
 *
 * @param startsAt epoch milliseconds
 * @param now epoch milliseconds
 * @example
 * freeTerm(bookingTerms(gtaPolicy), start, start - 3_600_000) // => { until: null, refundPercent: 0 }
 */
export function freeTerm(
  { cancellation }: Pick<BookingTerms, 'cancellation'>,
  startsAt: number,
  now: number,
): FreeTerm {
  const refundPercent = refundPercentAt(cancellation, startsAt, now)
  return { until: refundPercent === 100 ? freeUntilOf(cancellation, startsAt) : null, refundPercent }
}

/** The sentences of a language for it. */
export type FreeTermWords = Translation<typeof english>

/**
 * Returns what a customer reads of it, beside the start.
 *
 * @param now epoch milliseconds
 * @param words the language; the page's own when left out
 * @example
 * freeTermText(bookingTerms(gtaPolicy), start, now, gtaPolicy.zone) // => 'Free to cancel or move until Nov 22, 2026, 9:00 AM.'
 */
export function freeTermText(
  terms: Pick<BookingTerms, 'cancellation' | 'customerMoves'>,
  startsAt: number,
  now: number,
  zone: string,
  words: FreeTermWords = english,
): string {
  const { until, refundPercent } = freeTerm(terms, startsAt, now)
  const movableUntil = startsAt - terms.customerMoves.hoursBefore * hourMs
  if (until !== null) return words.freeUntil(until, zone, movableUntil === until)
  const hours = freeHours(terms.cancellation)
  const money = words.refunded(refundPercent)
  const move = now > movableUntil ? words.notMovable : ''
  return hours === null ? words.onceBooked(money, move) : words.lessThan(hours, money, move)
}

/**
 * The first slot that can be booked and then be canceled for everything, with an hour left to decide; null when there is none.
 *
 * @example
 * earliestFreeSlot(gtaPolicy, { now: Date.UTC(2026, 10, 21, 15) })?.date // => '2026-11-22'
 */
export function earliestFreeSlot(policy: BusinessPolicy, availability: Availability): OpenSlot | null {
  const hours = freeHours(policy.cancellation ?? [])
  if (hours === null) return null
  const leadMinutes = Math.max(policy.leadMinutes, hours * 60 + minutesToDecide)
  return earliestSlot({ ...policy, leadMinutes }, availability)
}
