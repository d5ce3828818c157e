export type { Business, CompanyPolicy, CompanyPriceBook } from './business.ts'
export { businessInWords } from './business-in-words.en.ts'
export {
  type Company,
  type CompanyAddress,
  type CompanyContact,
  type CompanyRegion,
  senderOf,
} from './company.ts'
export { exactAmount } from './exact-amount.ts'
export { gtaCompany } from './gta-company.ts'
export { gtaMoney } from './gta-money.ts'
export { moneyFor } from './money-for.ts'
export { scheduleOf } from './schedule-of.ts'
export { type PriceTerms, termsOf } from './terms-of.ts'
export { zoneName } from './zone-name.ts'
