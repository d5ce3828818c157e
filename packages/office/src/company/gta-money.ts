import type { MoneyFormat } from '@dustforce/core/money'

/** How Dust Force shows amounts: Canadian dollars, as they are written in Canadian English. */
export const gtaMoney: MoneyFormat = { currency: 'CAD', locale: 'en-CA' }
