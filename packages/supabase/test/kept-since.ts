import { type BusinessDate, businessDate, monthOf } from '@dustforce/core/schedule'

/** The first date that is still kept: the same day of the month some months earlier, or the last day of a shorter month. */
export function keptSince(today: BusinessDate, months: number): BusinessDate {
  const { to } = monthOf(today, -months)
  const sameDay = `${to.slice(0, 8)}${today.slice(8)}`
  return sameDay < to ? businessDate(sameDay) : to
}
