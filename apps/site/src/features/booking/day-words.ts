import {
  type BusinessDate,
  formatDate,
  isBusinessDate,
  weekdayName,
  weekdayOf,
} from '@dustforce/core/schedule'
import type { BookingForm } from '@dustforce/office/booking'

/** 'Nov 27'. */
export function monthDay(date: BusinessDate): string {
  return formatDate(date).replace(/,.*/, '')
}

/** 'Friday, Nov 27'. */
export function dayWords(date: BusinessDate): string {
  return `${weekdayName(weekdayOf(date))}, ${monthDay(date)}`
}

/** 'Friday, Nov 27 · 10:00 AM', as far as it is chosen. */
export function startWords({ date, time }: Pick<BookingForm, 'date' | 'time'>): string {
  return [isBusinessDate(date) ? dayWords(date) : '', time].filter((words) => words !== '').join(' · ')
}
