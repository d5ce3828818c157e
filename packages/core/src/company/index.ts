export { type Company, type CompanyContact, gtaCompany, senderOf } from './company.ts'
