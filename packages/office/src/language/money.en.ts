/** How amounts are written. */
export const locale = 'en-CA'
