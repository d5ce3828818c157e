import type { Weekday } from './date-arithmetic.ts'
import json from './gta-policy.json' with { type: 'json' }
import type { WeekdayName } from './weekday-names.ts'

/**
 * When a day begins and ends, on a clock of 24 hours: `['08:00', '18:00']`. It may end at midnight, '24:00', or on the day after: '26:00' is
 * two in the morning.
 */
export type Hours = readonly [opens: string, closes: string]

/** The hours of a day: one span, or several in their order, as `[['10:00', '13:00'], ['15:00', '20:00']]`. */
export type DayHours = Hours | readonly Hours[]

/** Dates on which nothing can be booked, and why, in words for a customer: from one to another, or one day of each year. */
export type ClosedDates = { readonly reason: string } & (
  | {
      /** 'yyyy-MM-dd'. */
      readonly from: string
      /** The last of the dates. Default: `from`. */
      readonly to?: string
    }
  | {
      /** 'MM-dd'. */
      readonly yearly: string
    }
)

/** The amount of work that there can be. A field that is left out sets no limit. */
export interface Capacity {
  /** Places of a day. */
  readonly perDay?: number
  /** Places of some days of the week, if fewer. */
  readonly perWeekday?: { readonly [Day in WeekdayName]?: number }
  /** Crews that work at the same time. */
  readonly crews?: number
  /** Minutes that a crew needs before and after a visit. Default: none. */
  readonly bufferMinutes?: number
}

/** The needs of a service besides a crew, and the hours in which it can be had. */
export interface ServiceRules {
  /** The resources that it uses, one of each, by name. */
  readonly needs?: readonly string[]
  /** Its own opening hours, in place of the company's; a day that is missing is closed for it. */
  readonly hours?: { readonly [Day in WeekdayName]?: DayHours }
}

/** The refund of a cancellation up to some hours before the start. */
export interface RefundRule {
  readonly hoursBefore: number
  readonly refundPercent: number
}

/** The moves and changes that a customer may make without asking. */
export interface CustomerMoves {
  /** Hours before the start until which it is possible. */
  readonly hoursBefore: number
  readonly times: number
}

/** When and how much a company works, as plain JSON: `parsePolicy` reads it from a file. */
export interface SchedulePolicy {
  /** The IANA name of the time zone of all dates and times. */
  readonly zone: string
  /** Opening hours; a day that is missing is closed. */
  readonly hours: { readonly [Day in WeekdayName]?: DayHours }
  /** When the last slot of a day starts: at the closing time, or, with 'fits', so that the visit ends by then. */
  readonly lastStart?: 'fits'
  readonly closures?: readonly ClosedDates[]
  /** Dates with other hours than their weekday. */
  readonly specialHours?: readonly { readonly date: string; readonly hours: DayHours }[]
  /** Minutes from one slot to the next. */
  readonly slotMinutes: number
  /** The number of minutes before its start at which a slot can last be booked. */
  readonly leadMinutes: number
  /** The number of days, today included, that can be booked. */
  readonly lookaheadDays: number
  readonly capacity?: Capacity
  /** The number of each resource that services use besides crews, by name. */
  readonly resources?: Readonly<Record<string, number>>
  /** The rules that differ by service, by its id. */
  readonly services?: Readonly<Record<string, ServiceRules>>
  readonly cancellation?: readonly RefundRule[]
}

/** The part of a policy that says when the company is open. */
export type HoursPolicy = Pick<
  SchedulePolicy,
  'zone' | 'hours' | 'lastStart' | 'closures' | 'specialHours' | 'slotMinutes'
>

/** The part of a policy that says which slots the clock allows. */
export type SlotPolicy = HoursPolicy & Pick<SchedulePolicy, 'leadMinutes' | 'lookaheadDays'>

/** The part of a policy that says which slots can be booked. */
export type CalendarPolicy = SlotPolicy & Pick<SchedulePolicy, 'capacity' | 'resources' | 'services'>

/** The rules by which a company runs, as opposed to what it charges. `gtaPolicy` holds the defaults. */
export interface BusinessPolicy extends SchedulePolicy {
  /** The first day of a week, 0 for Sunday. Default: 1, Monday. */
  readonly weekStart: Weekday
  /** Booking statuses that, once paid, take a place of the day. Default: all from 'confirmed' to 'completed', 'assigned' included. The database counts the same ones. */
  readonly occupyingStatuses: readonly string[]
  /** The bookings that count as revenue. Default: those that are paid and not canceled. The database sums the same ones. */
  readonly revenue: 'paid-and-not-canceled' | 'every-booking'
  /** Hours before the start until which cancelling refunds everything. Default: 24. */
  readonly freeCancellationHours: number
  /**
   * The number of times that a customer moves or changes a booking without asking, and until when. Default: three times, until 24 hours before its
   * start.
   */
  readonly customerMoves: CustomerMoves
  /** The business days that a refund takes: at least, at most. */
  readonly refundBusinessDays: readonly [number, number]
  /** The share of the subtotal that a cleaner is paid, in percent. Default: 50. */
  readonly contractorPayPercent: number
  /** The regions that cleaners are matched by. */
  readonly regions: readonly string[]
}

/** The schedule of Dust Force: `gta-policy.json`, trusted here so that a page ships no parser. A test parses it. */
const schedule = trusted(json)

/** The rules by which Dust Force runs in the Greater Toronto Area. */
export const gtaPolicy: BusinessPolicy & { readonly capacity: { readonly perDay: number } } = {
  ...schedule,
  capacity: json.capacity,
  weekStart: 1,
  occupyingStatuses: ['confirmed', 'assigned', 'scheduled', 'in_progress', 'completed'],
  revenue: 'paid-and-not-canceled',
  freeCancellationHours: 24,
  customerMoves: { hoursBefore: 24, times: 3 },
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

function trusted(policy: object): SchedulePolicy {
  return policy as SchedulePolicy
}
