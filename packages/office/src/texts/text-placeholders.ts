/** The names that may stand in braces in any text. */
export const companyPlaceholders: readonly string[] = [
  ...['company', 'legalName', 'area', 'city', 'phone', 'email', 'taxNumber', 'jurisdiction', 'privacyLaw'],
  ...['visit', 'insurance', 'lookaheadDays', 'leadMinutes', 'freeHours'],
]

/** The names that may stand in those that have room for a sentence about it. */
export const policyPlaceholders: readonly string[] = [
  ...[...companyPlaceholders, 'places', 'address', 'zone', 'refundDays', 'hours', 'lead', 'cancellation'],
]

/** The names that may stand in those about prices, too. */
export const bookPlaceholders: readonly string[] = [
  ...[...policyPlaceholders, 'currency', 'tax', 'taxPercent', 'taxes', 'services', 'prices', 'addOns'],
  ...['frequencies', 'petFee', 'extraBedroom', 'extraBathroom', 'maxRooms'],
]

/**
 * Lists what stands in braces in a text.
 *
 * @example
 * placeholdersIn('Call {phone}.') // => ['phone']
 */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
}

/** The names that a letter may leave out, the person who is greeted among them. */
const spared = [...bookPlaceholders, 'customer']

/**
 * Lists what a text must keep of its own words: facts of a booking, which nothing else there says.
 *
 * @example
 * neededIn('Hello {customer}, it is canceled. {money}') // => ['money']
 */
export function neededIn(example: string): readonly string[] {
  return placeholdersIn(example).filter((name) => !spared.includes(name))
}

const headlines = [
  'title',
  'subject',
  'name',
  'badge',
  'area',
  'areas',
  'code',
  'percent',
  'service',
  'why',
  'question',
]

/**
 * Returns how many characters a text may have: headlines are short.
 *
 * @param path where it stands
 */
export function textLimit(path: string): number {
  const isHeadline = path.split('.').some((part) => headlines.includes(part))
  return isHeadline ? 160 : 2000
}
