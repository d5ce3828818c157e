export { type Company, type CompanyContact, companyContactFrom, gtaCompany, senderOf } from './company.ts'
