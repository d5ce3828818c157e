import { gtaPriceBook } from '@dustforce/core/catalogue'
import type { PayRules } from '@dustforce/core/hub'
import { gtaPolicy } from '@dustforce/core/schedule'

/** What a cleaner's suggested pay depends on at Dust Force. */
export const payRules: PayRules = { policy: gtaPolicy, book: gtaPriceBook }
