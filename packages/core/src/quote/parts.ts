/** The steps of a quote by themselves, for programs that reckon with amounts which were quoted before. */
export { discountOf } from './discount-of.ts'
export { type TaxLine, type TaxTerms, taxesOf } from './taxes-of.ts'
