import { isBusinessDate } from './business-date.ts'

/** ISO 8601 with its offset, so that no answer depends on the zone of the machine. */
export const instantPattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** The instant of a text, in epoch milliseconds; NaN when the text is not an instant. */
export function instantOfText(text: string): number {
  const [, date] = instantPattern.exec(text) ?? []
  // February 30 would be read as March 2.
  return isBusinessDate(date) ? Date.parse(text) : Number.NaN
}
