import { formatLongDate } from '@dustforce/core/schedule'
import type { BookingRecord } from '@dustforce/office/booking'

/** 'Monday, January 25, 2027 at 9:00 AM', as far as it is known. */
export function whenOf({ bookingDate, bookingTime }: BookingRecord): string {
  if (bookingDate === null) return 'We will call you about the date'
  const day = formatLongDate(bookingDate)
  return bookingTime === null ? day : `${day} at ${bookingTime}`
}

/** What a person is called; null without a name. */
export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null
}
