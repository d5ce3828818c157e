export {
  dateAndTime,
  dayWords,
  formatDate,
  formatLongDate,
  monthDay,
  timeWords,
  weekdayName,
} from './dates.en.ts'
export { areaInWords, bookInWords } from './own-names.en.ts'
export { sentence } from './sentence.en.ts'
export type { Translation } from './translation.ts'
