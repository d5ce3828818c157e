import {
  type BusinessDate,
  businessDateOf,
  calendar,
  type Day,
  dayOn,
  type Slot,
} from '@dustforce/core/schedule'
import { placesOfDay, withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { occupiesDay } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { Booking, DayOccupancy } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'

/** Customers see the look-ahead; the office plans a year, which is also as far as `availability` answers. */
const officeDays = 366

/** On which days a booking can be. */
export interface BookableDays {
  readonly days: readonly Day[]
  readonly slotsOn: (date: BusinessDate) => readonly Slot[]
  /** Returns how many of a day's places others have; null while they are read. */
  readonly placesOn: (date: BusinessDate) => { readonly taken: number; readonly limit: number } | null
}

/** The days that a booking can be moved to, with what is sold and what the office has closed. */
export function useBookableDays(booking: Booking, now: number): BookableDays {
  const business = useBusiness()
  const { phoneBookings } = useBackend()
  const today = businessDateOf(now, business.policy.zone)
  const places = useQuery({
    queryKey: ['bookings', 'availability', today, officeDays],
    queryFn: () => phoneBookings.availability(today, officeDays),
  })
  return bookableDaysFor(booking, places.data, now, business)
}

/** The days that a booking can be moved to; undefined occupancy is not known yet, and marks no day. */
export function bookableDaysFor(
  booking: Pick<
    Booking,
    'bookingDate' | 'bookingStatus' | 'paymentStatus' | 'durationMinutes' | 'serviceType'
  >,
  occupancy: DayOccupancy | undefined,
  now: number,
  business: Business,
): BookableDays {
  const { taken = {}, rules = {}, busy = [], limit = business.policy.capacity.perDay } = occupancy ?? {}
  const own = booking.bookingDate ?? ''
  // Its own place is free for it.
  const others = occupiesDay(booking, business.policy)
    ? { ...taken, [own]: Math.max(0, (taken[own] ?? 0) - 1) }
    : taken
  const policy = withOfficeRules({ ...business.policy, lookaheadDays: officeDays }, rules)
  const facts = {
    now,
    limit,
    taken: others,
    busy,
    durationMinutes: booking.durationMinutes,
    service: booking.serviceType,
  }
  return {
    days: calendar(policy, facts),
    slotsOn: (date) => dayOn(policy, facts, date).slots,
    placesOn: (date) =>
      occupancy === undefined ? null : { taken: others[date] ?? 0, limit: placesOfDay(policy, date, limit) },
  }
}
