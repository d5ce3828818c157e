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
  return typeof value === 'string' && pattern.test(value) && write(dayNumber(value)) === value
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
  const text = write(day)
  if (!isInRange(text, day)) throw new RangeError(`No date with four digits of year: day ${day}`)
  return text
}

function dayNumber(text: string): number {
  return Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8))) / dayMs
}

function write(day: number): string {
  const date = new Date(day * dayMs)
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`
}

const firstDay = dayNumber('1000-01-01')
const lastDay = dayNumber('9999-12-31')

// The range is checked on the number: reading the text back would cost more than the rest of a calendar.
function isInRange(_text: string, day: number): _text is BusinessDate {
  return day >= firstDay && day <= lastDay
}
