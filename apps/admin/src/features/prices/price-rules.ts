import type { PriceBook } from '@dustforce/core/catalogue'
import type { BusinessPolicy } from '@dustforce/core/schedule'

/** The rules that the page of prices takes from the company. */
export interface PriceRules {
  /** The book that holds while none was published. */
  readonly book: PriceBook
  readonly policy: Pick<BusinessPolicy, 'zone' | 'contractorPayPercent'>
}
