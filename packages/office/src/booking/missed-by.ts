/** By whom or by what a visit is missed that was called off. The database stores no other word. */
export const missedBy = ['customer', 'company', 'access', 'weather'] as const

/** One of `missedBy`. */
export type MissedBy = (typeof missedBy)[number]

const texts: Record<MissedBy, string> = {
  customer: 'The customer',
  company: 'The company',
  access: 'Nobody let us in',
  weather: 'The weather',
}

/**
 * By whom or by what a visit is missed, in words; null where nobody has said.
 *
 * @example
 * missedByText('weather') // => 'The weather'
 */
export function missedByText(by: MissedBy | null): string {
  return by === null ? 'Not said' : texts[by]
}
