import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import { type Urgency, urgencyOf } from '@dustforce/core/urgency'
import { defaultMinute } from '../booking/default-minute.ts'
import { displayStatus, type StatusFacts } from '../booking/status.ts'
import { needsCleaner } from './needs-cleaner.ts'

/** The facts that urgency follows from. */
export interface UrgencyFacts extends StatusFacts {
  readonly bookingDate: BusinessDate | null
  readonly bookingMinute: MinuteOfDay | null
  /** Unpaid when left out. */
  readonly paymentStatus?: string | null
}

/** The tint of a row of the bookings list. */
export type RowTint = 'red' | 'light-blue' | 'light-red' | 'light-orange' | 'green' | 'none'

const tints: Record<Urgency, RowTint> = {
  overdue: 'red',
  today: 'light-blue',
  within24h: 'light-red',
  within48h: 'light-orange',
  none: 'none',
}

/**
 * Tells how urgent an unassigned or pending booking is: overdue before today, today, or by the hours until it starts. A paid booking without a
 * cleaner counts as unassigned, whatever its status. Any other booking is not urgent. Dates and times are those of the zone.
 *
 * @param now epoch milliseconds
 * @example
 * urgency({ bookingStatus: 'pending', bookingDate: businessDate('2026-11-20'), bookingMinute: 540 }, Date.UTC(2026, 10, 21, 12), gtaPolicy.zone)
 * // => 'overdue'
 */
export function urgency(booking: UrgencyFacts, now: number, zone: string): Urgency {
  const { bookingDate: date, bookingMinute } = booking
  const status = displayStatus(booking)
  const isOpen = status === 'unassigned' || status === 'pending' || isSoldWithoutCleaner(booking)
  return date === null || !isOpen
    ? 'none'
    : urgencyOf({ date, minute: bookingMinute ?? defaultMinute }, now, zone)
}

/**
 * The tint of a booking's row: green while expanded, otherwise by urgency.
 *
 * @example
 * rowTint('overdue', false) // => 'red'
 */
export function rowTint(urgency: Urgency, expanded: boolean): RowTint {
  return expanded ? 'green' : tints[urgency]
}

function isSoldWithoutCleaner({ paymentStatus = null, ...booking }: UrgencyFacts): boolean {
  return needsCleaner({ ...booking, paymentStatus })
}
