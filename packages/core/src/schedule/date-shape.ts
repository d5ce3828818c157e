import type { Issue } from '../validation/parsed.ts'
import { isBusinessDate } from './business-date.ts'

/** How a date is written; whether the calendar has it, `noSuchDate` says. */
export const dateText = { pattern: /^[1-9]\d{3}-\d\d-\d\d$/, words: 'a date as yyyy-MM-dd' }

/** What is wrong with a date that is written as one. */
export function noSuchDate(text: string, field: string): Issue[] {
  return isBusinessDate(text) ? [] : [{ field, message: `${text} is no date of the calendar` }]
}
