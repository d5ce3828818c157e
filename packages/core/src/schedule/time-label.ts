/** A time of day as minutes since midnight on the clock of the business: 540 is 9:00 AM. */
export type MinuteOfDay = number

const pattern = /^(\d{1,2}):(\d\d)(?: ?([ap])\.?m\.?)?$/i

/**
 * Formats minutes since midnight as a label: 540 is '9:00 AM'.
 *
 * @param minute whole, from 0 to 1439
 * @example
 * timeLabel(540) // => '9:00 AM'
 */
export function timeLabel(minute: MinuteOfDay): string {
  const hour = Math.floor(minute / 60)
  const rest = String(minute % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * The minute that a stored time means: a label ('9:00 AM') or a 24-hour clock ('09:00', the admin's default). Null when it is neither.
 *
 * @example
 * minuteOfLabel('1:30 PM') // => 810
 */
export function minuteOfLabel(label: string): MinuteOfDay | null {
  const parts = pattern.exec(label.trim())
  if (!parts) return null
  const [, hourText, minuteText, half] = parts
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (minute > 59) return null
  if (half === undefined) return hour < 24 ? hour * 60 + minute : null
  if (hour < 1 || hour > 12) return null
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
}
