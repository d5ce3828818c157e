import { type CompanyPriceBook, termsOf } from '@dustforce/office/company'

/** Says what is missing from receipts while the company has given no number for the tax. */
export function noTaxNumber(priceBook: CompanyPriceBook) {
  return `Receipts and e-mails have no ${termsOf(priceBook).tax.name} registration number.`
}

/** Why that matters. */
export function whyTaxNumber(priceBook: CompanyPriceBook) {
  return `A company that charges ${termsOf(priceBook).tax.name} has to name its number on receipts.`
}
