/** Canada's provinces: what the postal codes of each begin with, and what it is called. */
export const provinces: Readonly<Record<string, readonly [letters: string, name: string]>> = {
  AB: ['T', 'Alberta'],
  BC: ['V', 'British Columbia'],
  MB: ['R', 'Manitoba'],
  NB: ['E', 'New Brunswick'],
  NL: ['A', 'Newfoundland and Labrador'],
  NS: ['B', 'Nova Scotia'],
  NT: ['X', 'the Northwest Territories'],
  NU: ['X', 'Nunavut'],
  ON: ['KLMNP', 'Ontario'],
  PE: ['C', 'Prince Edward Island'],
  QC: ['GHJ', 'Quebec'],
  SK: ['S', 'Saskatchewan'],
  YT: ['Y', 'Yukon'],
}
