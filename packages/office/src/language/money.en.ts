/** The locale in which amounts are written. */
export const locale = 'en-CA'
