const uuid = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i
/** Enough for a sentence. */
const most = 300

/** The patterns of what a text may hold of a person or a secret, and what stands in the log instead. */
const replacements: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bBearer +\S+/gi, '[token]'],
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, '[token]'],
  [/\b(?:sk|rk|pk|re|whsec|sb_secret|sb_publishable)_[\w+/=-]{6,}/g, '[key]'],
  // The tokens of links to bookings, and others of their length.
  [/(?<![\w-])[\w-]{60,}(?![\w-])/g, '[token]'],
  [/\b(\w+:\/\/)[^\s/@]+@/g, '$1'],
  [/[^\s@<>"'(),;:/=]+@[^\s@<>"'(),;:/=]+/g, '[e-mail]'],
  [/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1'],
  // Rows and keys as PostgreSQL quotes them in a detail.
  [/\b(row contains) \(.*/gi, '$1 […]'],
  [/=\([^)]*\)/g, '=[…]'],
  [/\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/gi, '[postal code]'],
  [/\+?\d[\d().\s-]{7,}\d/g, '[number]'],
]

/** A message without what may identify a person or open a door; ids that are UUIDs stay. At most 300 characters. */
export function scrub(text: string): string {
  return text
    .split(uuid)
    .map((part, index) => (index % 2 === 1 ? part : scrubPart(part)))
    .join('')
    .slice(0, most)
}

function scrubPart(text: string): string {
  return replacements.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), withoutValues(text))
}

/** Takes out what a program quotes: it is a value, unless it reads like the name of a column or a setting and stands for itself. */
function withoutValues(text: string): string {
  return text.replace(
    /([:=] ?)?("[^"]*"|(?<!\w)'[^'\n]*'|`[^`]*`)/g,
    (whole, before: string | undefined, quoted: string) =>
      before === undefined && /^.[a-z][a-z_]*.$/.test(quoted) ? whole : `${before ?? ''}[…]`,
  )
}
