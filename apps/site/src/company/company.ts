/** How to reach the company; the number is one of those reserved for examples. */
export const company = {
  name: 'Dust Force',
  phone: '(416) 555-0142',
  phoneUri: '+14165550142',
  email: 'info@dustforce.ca',
  serviceArea: 'Greater Toronto Area',
} as const
