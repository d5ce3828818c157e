import type { MoneyFormat } from '../money/index.ts'

/** How Dust Force shows amounts: Canadian dollars, as they are written in Canadian English. */
export const gtaMoney: MoneyFormat = { currency: 'CAD', locale: 'en-CA' }
