import { type BusinessDate, businessTimeOf, minuteOfLabel, weekdayOf } from '@dustforce/core/schedule'
import { dateInFrench, timeInFrench } from '@dustforce/core/words/fr-ca'

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

/** 'vendredi'. */
export function weekdayName(weekday: number): string {
  const name = weekdays[weekday]
  if (name === undefined) throw new RangeError(`Not a weekday from 0 to 6: ${weekday}`)
  return name
}

/** '27 novembre 2026'. */
export function formatDate(date: BusinessDate): string {
  return dateInFrench(date)
}

/** 'vendredi 27 novembre 2026'. */
export function formatLongDate(date: BusinessDate): string {
  return `${weekdayName(weekdayOf(date))} ${dateInFrench(date)}`
}

/** '21 novembre 2026, 14 h 05'. */
export function formatInstant(instant: number, zone: string): string {
  const { date, minute } = businessTimeOf(instant, zone)
  return `${dateInFrench(date)}, ${timeInFrench(minute)}`
}

/** '27 novembre'. */
export function monthDay(date: BusinessDate): string {
  return dateInFrench(date).replace(/ \d+$/, '')
}

/** 'novembre 2026'. */
export function monthWords(date: BusinessDate): string {
  return dateInFrench(date).replace(/^\S+\s/, '')
}

/** 'vendredi 27 novembre'. */
export function dayWords(date: BusinessDate): string {
  return `${weekdayName(weekdayOf(date))} ${monthDay(date)}`
}

/** A stored time of day, '9:00 AM', as people read it: '9 h 00'. */
export function timeWords(label: string): string {
  const minute = minuteOfLabel(label)
  return minute === null ? label : timeInFrench(minute)
}

/** A date, short or with its weekday, and a stored time: '27 novembre 2026 à 9 h 00'. */
export function dateAndTime(date: string, time: string): string {
  return `${date} à ${timeWords(time)}`
}
