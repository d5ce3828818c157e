/** Where cleaners work, as the application form lists it. Public spec, section 3. */
export const serviceAreas = [
  'Toronto (Downtown)',
  'Etobicoke',
  'Scarborough',
  'North York',
  'York',
  'East York',
  'Mississauga',
  'Brampton',
  'Vaughan',
  'Markham',
] as const
