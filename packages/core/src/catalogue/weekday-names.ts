import type { WeekdayName } from './price-book.ts'

/** The days of the week as conditions name them, Sunday first. */
export const weekdayNames: readonly WeekdayName[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]
