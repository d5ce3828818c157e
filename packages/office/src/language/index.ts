export {
  dateAndTime,
  dayWords,
  formatDate,
  formatInstant,
  formatLongDate,
  monthDay,
  timeWords,
  weekdayName,
} from './dates.en.ts'
export { type Language, languageOf, languageOptions, languagePath } from './language.ts'
export { sentence } from './sentence.en.ts'
export type { Translation } from './translation.ts'
