import type { Issue } from '../validation/parsed.ts'
import { isBusinessDate } from './business-date.ts'

/** The form in which a date is written; whether the calendar has it, `noSuchDate` says. */
export const dateText = { pattern: /^[1-9]\d{3}-\d\d-\d\d$/, words: 'a date as yyyy-MM-dd' }

/** Finds what is wrong with a text that is written as a date. */
export function noSuchDate(text: string, field: string): Issue[] {
  return isBusinessDate(text) ? [] : [{ field, message: `${text} is no date of the calendar` }]
}
