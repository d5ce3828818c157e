import type { Weekday } from './date-arithmetic.ts'
import type { MinuteOfDay } from './time-label.ts'

/** When a day's first and last slots start. The last slot starts at the closing time itself. */
export interface OpeningHours {
  readonly opensAt: MinuteOfDay
  readonly closesAt: MinuteOfDay
}

/** How a company runs, as opposed to what it charges. `gtaPolicy` holds the defaults. */
export interface BusinessPolicy {
  /** The IANA name of the time zone of all dates and times. */
  readonly zone: string
  /** Opening hours from Sunday to Saturday; null on a closed day. */
  readonly hours: readonly (OpeningHours | null)[]
  /** Minutes from one slot to the next. Default: 60. */
  readonly slotMinutes: number
  /** How many minutes before its start a slot can last be booked. Default: 30. */
  readonly leadMinutes: number
  /** How many days, today included, can be booked. Default: 60. */
  readonly lookaheadDays: number
  /** Bookings a day unless the settings name another limit. Default: 10. */
  readonly dailyLimit: number
  /** The first day of a week, 0 for Sunday. Default: 1, Monday. */
  readonly weekStart: Weekday
  /** Booking statuses that, once paid, take a place of the day. Default: all from 'confirmed' to 'completed', 'assigned' included. The database counts the same ones. */
  readonly occupyingStatuses: readonly string[]
  /** Which bookings count as revenue. Default: those that are paid and not canceled. The database sums the same ones. */
  readonly revenue: 'paid-and-not-canceled' | 'every-booking'
  /** Hours before the start until which cancelling refunds everything. Default: 24. */
  readonly freeCancellationHours: number
  /** How many business days a refund takes: at least, at most. */
  readonly refundBusinessDays: readonly [number, number]
  /** The share of the subtotal that a cleaner is paid, in percent. Default: 50. */
  readonly contractorPayPercent: number
  /** The regions that cleaners are matched by. */
  readonly regions: readonly string[]
}

const weekday: OpeningHours = { opensAt: 480, closesAt: 1080 }
const weekend: OpeningHours = { opensAt: 540, closesAt: 960 }

/** How Dust Force runs in the Greater Toronto Area. */
export const gtaPolicy: BusinessPolicy = {
  zone: 'America/Toronto',
  hours: [weekend, weekday, weekday, weekday, weekday, weekday, weekend],
  slotMinutes: 60,
  leadMinutes: 30,
  lookaheadDays: 60,
  dailyLimit: 10,
  weekStart: 1,
  occupyingStatuses: ['confirmed', 'assigned', 'scheduled', 'in_progress', 'completed'],
  revenue: 'paid-and-not-canceled',
  freeCancellationHours: 24,
  refundBusinessDays: [5, 7],
  contractorPayPercent: 50,
  regions: [
    'toronto',
    'etobicoke',
    'scarborough',
    'north york',
    'york',
    'east york',
    'mississauga',
    'brampton',
    'vaughan',
    'markham',
    'richmond hill',
  ],
}
