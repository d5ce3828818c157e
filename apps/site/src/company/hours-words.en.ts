import { timeLabel, weekdayName } from '@dustforce/core/schedule'

export const fromTo = (opens: number, closes: number) => `${timeLabel(opens)} to ${timeLabel(closes)}`
export const closed = 'Closed'
export const two = (first: number, last: number) => `${weekdayName(first)} and ${weekdayName(last)}`
export const span = (first: number, last: number) => `${weekdayName(first)} to ${weekdayName(last)}`
export const one = (day: number) => weekdayName(day)
