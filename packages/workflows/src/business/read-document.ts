import type { Parsed } from '@dustforce/core/validation'
import { parseChargePolicy } from '@dustforce/office/charging/parse-charge-policy'
import { parseCompany } from '@dustforce/office/company/parse-company'
import { parseCompanyPolicy } from '@dustforce/office/company/parse-company-policy'
import { parseCompanyPriceBook } from '@dustforce/office/company/parse-company-price-book'
import { parseCompanyTexts } from '@dustforce/office/company/parse-company-texts'
import type { BusinessDocuments } from './business-versions.ts'

/** Reads a document of each kind whole, and names everything that is wrong with it. */
export const readDocument: {
  readonly [Kind in keyof BusinessDocuments]: (input: unknown) => Parsed<BusinessDocuments[Kind]>
} = {
  'price-book': parseCompanyPriceBook,
  policy: parseCompanyPolicy,
  company: parseCompany,
  charges: parseChargePolicy,
  texts: parseCompanyTexts,
}
