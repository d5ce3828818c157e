/** The locale in which amounts are written: '1 234,50 $'. */
export const locale = 'fr-CA'
