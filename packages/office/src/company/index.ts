export { type Company, type CompanyContact, gtaCompany, senderOf } from './company.ts'
export { exactDollars, gtaMoney } from './gta-money.ts'
