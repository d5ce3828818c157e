export { type Company, type CompanyContact, gtaCompany, senderOf } from './company.ts'
export { gtaMoney } from './gta-money.ts'
