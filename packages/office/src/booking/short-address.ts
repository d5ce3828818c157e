import type { ContactRules } from '../contact/contact-rules.ts'
import { provinces } from '../contact/provinces.ts'

/* Of parts whose words are one space apart, so that no text takes longer to read than it is long. */

const unitWord =
  '(?:unit|flat|apt\\.?|apartment|suite|ste\\.?|ph|penthouse|room|rm\\.?|#) ?#? ?(?:[a-z]?\\d\\w*|[a-z])'
const floorWord =
  '(?:basement|bsmt|lower|upper|main|rear|front|\\d+(?:st|nd|rd|th)(?= fl))(?: (?:unit|level|floor|fl\\.?|apartment|apt\\.?|suite))?'
const unit = `(?:${unitWord}|${floorWord})`
const unitBefore = new RegExp(`^${unit} ?(?:[-–] ?| )(?=\\d)`, 'i')
const unitAfter = new RegExp(` ?(?:[-–] ?| )${unit}$`, 'i')
const onlyUnit = new RegExp(`^${unit}$`, 'i')

/** The words that stand beside a street without being one: a box, a rural route, a care-of line. */
const besideStreet = /^(?:p\.? ?o\.? ?box|r\.? ?r\.? ?#? ?\d|rural route|c\/o|attn)\b/i
const province = Object.entries(provinces)
  .flatMap(([letters, [, name]]) => [letters, name])
  .join('|')
const provinceAndCode = new RegExp(
  `(?:^| )(?:(?:${province}) ?)?[a-z]\\d[a-z] ?\\d[a-z]\\d$|^(?:${province})$`,
  'i',
)

/**
 * The part of an address that its owner recognizes and a map finds: number and street, without unit, box, city and postal code.
 *
 * @example
 * shortAddress('Unit 5, 1 King St W, Toronto, ON M5H 1A1', gtaRules.contact) // => '1 King St W'
 */
export function shortAddress(address: string, { partsOf }: Pick<ContactRules, 'partsOf'>): string {
  // As the form joined it; other addresses were typed.
  const { streetAddress } = partsOf(address)
  const parts = (streetAddress === '' ? address : streetAddress)
    .split(/[,;\n]/)
    .map((part) => part.trim().split(/\s+/).join(' ').replace(provinceAndCode, ''))
    .filter((part) => part !== '')
  const known = joinedNumbers(parts).map(withoutUnit)
  const places = known.filter((part) => !onlyUnit.test(part) && !besideStreet.test(part))
  const street = places.find((part) => /^\d.*\p{L}/u.test(part))
  // Without a number, a name of its own stands before the city.
  const hasName = places.length > (streetAddress === '' ? 1 : 0)
  return street ?? (hasName ? places[0] : known[0]) ?? ''
}

/** A number and its street that a comma parted are one. */
function joinedNumbers(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1) ?? ''
    if (/^\d+\p{L}?$/u.test(before) && /^\p{L}/u.test(part)) joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
  }
  return joined
}

function withoutUnit(part: string): string {
  return besideStreet.test(part) ? part : part.replace(unitBefore, '').replace(unitAfter, '')
}
