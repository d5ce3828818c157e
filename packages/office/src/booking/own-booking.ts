import {
  addDays,
  type BusinessDate,
  type BusinessPolicy,
  businessDateOf,
  instantOf,
  type MinuteOfDay,
} from '@dustforce/core/schedule'
import { defaultMinute } from './default-minute.ts'
import { isSold } from './occupies-day.ts'
import { normalize } from './status.ts'

/**
 * The stage of a booking, which decides what its customer's own page shows. `unpaid`: it can still be paid; `lapsed`: it was not paid in time;
 * `receipt`: long past, only the receipt is left.
 */
export type OwnBookingStage = 'unpaid' | 'lapsed' | 'upcoming' | 'past' | 'receipt' | 'canceled'

/** The facts that determine the stage. */
export interface OwnBookingFacts {
  readonly bookingDate: BusinessDate | null
  readonly bookingMinute: MinuteOfDay | null
  readonly bookingStatus: string
  readonly paymentStatus: string
  /** Until when it keeps its place unpaid, in epoch milliseconds. */
  readonly holdExpiresAt: number | null
}

/** For how many days after the visit the whole page is shown, and a canceled visit stays in calendars. */
export const ownBookingDays = 30

/**
 * Finds the stage of a booking at an instant, which decides what its customer's own page shows.
 *
 * @param now epoch milliseconds
 * @example
 * ownBookingStage(booking, now, gtaPolicy) // => 'upcoming'
 */
export function ownBookingStage(
  booking: OwnBookingFacts,
  now: number,
  { zone }: Pick<BusinessPolicy, 'zone'>,
): OwnBookingStage {
  const { bookingDate, paymentStatus, holdExpiresAt } = booking
  const isCanceled = normalize(booking.bookingStatus) === 'canceled'
  if (bookingDate !== null && businessDateOf(now, zone) > addDays(bookingDate, ownBookingDays))
    return isSold(paymentStatus) || normalize(paymentStatus) === 'refunded' ? 'receipt' : 'lapsed'
  if (isCanceled) return 'canceled'
  if (normalize(paymentStatus) === 'pending' && holdExpiresAt !== null && now < holdExpiresAt) return 'unpaid'
  if (normalize(paymentStatus) === 'refunded') return 'canceled'
  if (!isSold(paymentStatus)) return 'lapsed'
  const startsAt = visitStart(booking, zone)
  return normalize(booking.bookingStatus) === 'completed' || (startsAt !== null && startsAt <= now)
    ? 'past'
    : 'upcoming'
}

/**
 * Whether a visit has begun, and by its length is not over yet.
 *
 * @param now epoch milliseconds
 * @example
 * isUnderWay(booking, now, gtaPolicy) // => false
 */
export function isUnderWay(
  booking: OwnBookingFacts & { readonly durationMinutes: number },
  now: number,
  policy: Pick<BusinessPolicy, 'zone'>,
): boolean {
  const startsAt = visitStart(booking, policy.zone)
  return (
    startsAt !== null &&
    ownBookingStage(booking, now, policy) === 'past' &&
    normalize(booking.bookingStatus) !== 'completed' &&
    now < startsAt + booking.durationMinutes * 60_000
  )
}

/** When a visit starts, in epoch milliseconds; null without a date. */
export function visitStart(
  { bookingDate, bookingMinute }: Pick<OwnBookingFacts, 'bookingDate' | 'bookingMinute'>,
  zone: string,
): number | null {
  return bookingDate === null ? null : instantOf(bookingDate, bookingMinute ?? defaultMinute, zone)
}

/**
 * An e-mail address that its owner recognizes and nobody else can write to.
 *
 * @example
 * maskedEmail('ada@example.com') // => 'a•••@example.com'
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${[...email].slice(0, 1).join('')}•••${email.slice(at)}`
}

/**
 * A phone number of which the last four digits are left.
 *
 * @example
 * maskedPhone('(416) 555-0123') // => '•••-0123'
 */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 8 ? '' : `•••-${digits.slice(-4)}`
}
