import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import type { BookingForm } from '@dustforce/office/booking'
import { dayWords, timeWords } from '@dustforce/office/language'

export { dayWords, monthDay } from '@dustforce/office/language'

const dayOf = (date: BusinessDate | null): string => (date === null ? '' : dayWords(date))

/** 'Friday, Nov 27 · 10:00 AM', as far as it is chosen. */
export function startWords({ date, time }: Pick<BookingForm, 'date' | 'time'>): string {
  return [dayOf(isBusinessDate(date) ? date : null), time === '' ? '' : timeWords(time)]
    .filter((words) => words !== '')
    .join(' · ')
}
