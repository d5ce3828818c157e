export type { Business, CompanyPolicy, CompanyPriceBook } from './business.ts'
export {
  type Company,
  type CompanyAddress,
  type CompanyContact,
  type CompanyRegion,
  senderOf,
} from './company.ts'
export { gtaCompany } from './gta-company.ts'
export { exactDollars, gtaMoney } from './gta-money.ts'
