/*
 * Values as PostgREST writes them: numbers as numbers, instants as ISO 8601. The service would pass on the database's own texts, and a client written
 * against those breaks on hosted Supabase.
 */

export const numericType = 1700
export const instantType = 1184

/** A `numeric`; what a number cannot hold, such as 'NaN', stays text. */
export function readNumeric(text: string): number | string {
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

/** A `timestamptz`: '2026-11-21 22:30:56.804+00' as '2026-11-21T22:30:56.804+00:00'. 'infinity' stays as it is. */
export function readInstant(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00')
}
