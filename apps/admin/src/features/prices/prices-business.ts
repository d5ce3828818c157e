import { gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import type { PriceRules } from './price-rules.ts'

/** What the program came with. */
export const installed: PriceRules = { book: gtaPriceBook, policy: gtaPolicy }
