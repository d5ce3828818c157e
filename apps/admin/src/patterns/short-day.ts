import { type BusinessDate, formatDate, weekdayName, weekdayOf } from '@dustforce/core/schedule'

/** 'Mon, Nov 23'. */
export function shortDay(date: BusinessDate): string {
  return `${weekdayName(weekdayOf(date)).slice(0, 3)}, ${formatDate(date).replace(/,.*/, '')}`
}
