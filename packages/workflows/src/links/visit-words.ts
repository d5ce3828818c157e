import type { BookingRecord } from '@dustforce/office/booking'
import type { PageWords } from './page-words.ts'

/** 'Monday, January 25, 2027 at 9:00 AM', as far as it is known. */
export function whenOf({ bookingDate, bookingTime }: BookingRecord, words: PageWords): string {
  if (bookingDate === null) return words.weCall
  const day = words.formatLongDate(bookingDate)
  return bookingTime === null ? day : words.at(day, words.timeWords(bookingTime))
}

/** Returns the first name of a person; null without a name. */
export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null
}
