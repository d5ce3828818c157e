import type { MoneyFormat } from '@dustforce/core/money'
import { locale } from '../language/money.en.ts'

/** How Dust Force shows amounts: Canadian dollars, as they are written in Canadian English. */
export const gtaMoney: MoneyFormat = { currency: 'CAD', locale }
