import { gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import type { PayRules } from '@dustforce/office/hub'

/** What a cleaner's suggested pay depends on at Dust Force. */
export const payRules: PayRules = { policy: gtaPolicy, book: gtaPriceBook }
