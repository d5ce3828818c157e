import type { DayHours, Hours } from '@dustforce/core/schedule'

/**
 * The hours of a day as they are typed; empty for a closed day.
 *
 * @example
 * hoursText([['10:00', '13:00'], ['15:00', '20:00']]) // => '10:00 – 13:00, 15:00 – 20:00'
 */
export function hoursText(day: DayHours | undefined): string {
  if (day === undefined) return ''
  const spans: readonly (string | Hours)[] = day
  return spans.every((span) => typeof span === 'string')
    ? spans.join(' – ')
    : spans.map((span) => (typeof span === 'string' ? span : span.join(' – '))).join(', ')
}

/**
 * The hours of a day of what was typed: one span or several with commas, '8 - 18' or '08:00 – 18:30'; undefined for a closed day, and the text
 * itself where it is no hours, so that the parser of policies names it.
 *
 * @example
 * hoursFromText('8-18') // => ['08:00', '18:00']
 */
export function hoursFromText(text: string): DayHours | string | undefined {
  const typed = text.trim()
  if (typed === '' || /^closed$/i.test(typed)) return undefined
  const spans = typed.split(',').map(spanOf)
  const [first] = spans
  if (first === undefined || spans.includes(null)) return typed
  return spans.length === 1 && first !== null ? first : spans.filter((span) => span !== null)
}

function spanOf(text: string): Hours | null {
  const found = /^\s*(\d{1,2})(?::(\d\d))?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d\d))?\s*$/.exec(text)
  if (found === null) return null
  const [, from = '', fromMinute = '00', to = '', toMinute = '00'] = found
  return [`${from.padStart(2, '0')}:${fromMinute}`, `${to.padStart(2, '0')}:${toMinute}`]
}
