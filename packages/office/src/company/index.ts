export type { Business, CompanyPolicy, CompanyPriceBook, CompanySchedule } from './business.ts'
export { businessIn, nameIn } from './business-in.ts'
export {
  type Company,
  type CompanyAddress,
  type CompanyContact,
  type CompanyRegion,
  senderOf,
} from './company.ts'
export type { CompanyTexts, SectionTexts, TextsByLanguage } from './company-texts.ts'
export { currencyName, currencySign } from './currency-words.ts'
export { exactAmount } from './exact-amount.ts'
export { cleansHomes, type HomeMeasures, homeMeasures, measuredRooms, type Range } from './home-measures.ts'
export { capital, visitOf, workerOf } from './own-words.ts'
export { scheduleOf } from './schedule-of.ts'
export { setUpProblems } from './set-up-problems.ts'
export { taxName } from './tax-name.ts'
export { type PriceTerms, termsOf } from './terms-of.ts'
export { zoneMark, zoneName } from './zone-name.ts'
