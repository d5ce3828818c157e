import { gtaPriceBook } from '@dustforce/core/catalogue'

const [tax] = gtaPriceBook.taxes

/** What is missing from receipts while the company has given no number for the tax. */
export const noTaxNumber = `Receipts and e-mails have no ${tax.name} registration number.`

/** Why that matters. */
export const whyTaxNumber = `A company that charges ${tax.name} has to name its number on receipts.`
