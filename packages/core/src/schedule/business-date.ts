declare const calendarDay: unique symbol

/** A calendar day in the business's zone, as 'yyyy-MM-dd'. Made by `businessDate`, so that not any string passes for a date. */
export type BusinessDate = string & { readonly [calendarDay]: 'BusinessDate' }

const pattern = /^[1-9]\d{3}-\d\d-\d\d$/
const dayMs = 86_400_000

/**
 * Whether a value is an existing calendar day written as 'yyyy-MM-dd', from year 1000.
 *
 * @example
 * isBusinessDate('2026-02-30') // => false
 */
export function isBusinessDate(value: unknown): value is BusinessDate {
  if (typeof value !== 'string' || !pattern.test(value)) return false
  // A day that a month does not have is another day of the next.
  return new Date(dayNumber(value) * dayMs).toISOString().startsWith(value)
}

/**
 * Reads 'yyyy-MM-dd' as a calendar day.
 *
 * @throws RangeError when the text is no existing day
 * @example
 * businessDate('2026-11-21') // => '2026-11-21'
 */
export function businessDate(text: string): BusinessDate {
  if (!isBusinessDate(text)) throw new RangeError(`Not a date as yyyy-MM-dd: ${text}`)
  return text
}

/**
 * The days from 1970-01-01 to a date: dates as integers, for arithmetic.
 *
 * @example
 * dayNumberOf(businessDate('1970-01-02')) // => 1
 */
export function dayNumberOf(date: BusinessDate): number {
  return dayNumber(date)
}

/**
 * The date that lies a number of days after 1970-01-01. The inverse of `dayNumberOf`.
 *
 * @throws RangeError outside the years 1000 to 9999
 * @example
 * dateOfDayNumber(1) // => '1970-01-02'
 */
export function dateOfDayNumber(day: number): BusinessDate {
  const place = day & mostWritten
  const known = written[place]
  if (known?.day === day) return known.text
  const text = write(day)
  if (!isInRange(text, day)) throw new RangeError(`No date with four digits of year: day ${day}`)
  written[place] = { day, text }
  return text
}

// Calendars ask for the same days over and over: about three years of them are kept, each in the place that its last bits say.
const mostWritten = 1023
const written: { readonly day: number; readonly text: BusinessDate }[] = []

function dayNumber(text: string): number {
  return Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8))) / dayMs
}

/** Writes a day number by the rules of the calendar alone: a `Date` would cost more than the rest of a day's slots. */
function write(day: number): string {
  // Years are counted from March 1, 0000, so that a leap day is the last of its year; the calendar repeats every 400 years.
  const sinceMarch = day + 719_468
  const cycle = wholes(sinceMarch, 146_097)
  const dayOfCycle = sinceMarch - cycle * 146_097
  const leapDays = wholes(dayOfCycle, 1460) - wholes(dayOfCycle, 36_524) + wholes(dayOfCycle, 146_096)
  const yearOfCycle = wholes(dayOfCycle - leapDays, 365)
  const dayOfYear = dayOfCycle - yearOfCycle * 365 - wholes(yearOfCycle, 4) + wholes(yearOfCycle, 100)
  const monthFromMarch = wholes(5 * dayOfYear + 2, 153)
  const dayOfMonth = dayOfYear - wholes(153 * monthFromMarch + 2, 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = cycle * 400 + yearOfCycle + (month < 3 ? 1 : 0)
  return `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

/** Counts how often a part fits into a number of days. The bar keeps the division one of integers. */
function wholes(days: number, part: number): number {
  return (days / part) | 0
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`
}

// Days from 1970-01-01 to the first and the last of four digits of year.
const firstDay = -354_285
const lastDay = 2_932_896

// The range is checked on the number: reading the text back would cost more than the rest of a calendar.
function isInRange(_text: string, day: number): _text is BusinessDate {
  return day >= firstDay && day <= lastDay
}
