import { type BusinessDate, timeLabel } from '@dustforce/core/schedule'
import { serviceName } from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import { availabilityTimes, type Contractor } from '@dustforce/office/contractor'
import { type JobPlace, spanText, type WorkingTime, workingTimes } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { shortDay } from '../../patterns/short-day.ts'

export { shortDay }

/** Returns the label of a job: 'Amelia Wright, 9:00 AM – 11:30 AM, Deep Cleaning'. */
export function jobLabel(job: Booking, priceBook: CompanyPriceBook): string {
  return [job.customerName.trim() || 'No name', spanText(job), serviceName(job.serviceType, priceBook)].join(
    ', ',
  )
}

/** Where a job goes, in words: 'Priya Raman, Tue, Nov 24, 10:00 AM'. */
export function placeText(place: JobPlace, nameOf: (contractorId: string) => string): string {
  const who = place.contractorId === null ? 'Nobody' : nameOf(place.contractorId)
  const when = place.minute === null ? 'no time' : timeLabel(place.minute)
  return `${who}, ${shortDay(place.date)}, ${when}`
}

/** Returns the times when a cleaner works on a day; nothing while off duty. */
export function workOf({ onDuty, availability }: Contractor, date: BusinessDate): readonly WorkingTime[] {
  return onDuty ? workingTimes(availability, date) : []
}

/** Returns what limits a cleaner's day, in words: 'Off', 'Morning, Evening'; null for a whole day. */
export function workText(cleaner: Contractor, date: BusinessDate): string | null {
  const worked = workOf(cleaner, date)
  if (worked.length === 0) return 'Off'
  return worked.length === availabilityTimes.length
    ? null
    : worked.map(({ name }) => name.replace(/ .*/, '')).join(', ')
}

/** '2 h 30 min'. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : null, rest > 0 ? `${rest} min` : null].filter(Boolean).join(' ')
}
