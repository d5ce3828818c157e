/** The decisions of the office about a review; until it has decided, a review is new. */
export const reviewDecisions = ['new', 'shown', 'hidden'] as const

/** A decision of the office about a review. */
export type ReviewDecision = (typeof reviewDecisions)[number]

/** A customer's review of a visit. */
export interface Review {
  /** From 1 (bad) to 5 (very good). */
  readonly rating: number
  readonly text: string
  /** The customer agreed that it may be shown on the website. */
  readonly mayShow: boolean
}

/** The most letters of a review's text. */
export const reviewLength = 1000

/**
 * Whether a review can be shown among the testimonials: its customer agreed, and it says something.
 *
 * @example
 * canShowReview({ rating: 5, text: '', mayShow: true }) // => false
 */
export function canShowReview({ mayShow, text }: Review): boolean {
  return mayShow && text.trim() !== ''
}

/**
 * A customer's name as the website shows it: the first name and an initial.
 *
 * @example
 * shownName('Ada Lovelace') // => 'Ada L.'
 */
export function shownName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const short = [...first].slice(0, 30).join('')
  if (short === '') return 'A customer'
  return words.length === 1 ? short : `${short} ${[...last].slice(0, 1).join('').toUpperCase()}.`
}

/**
 * The city or district of an address, which says nothing of the house; empty when there is none.
 *
 * @example
 * shownArea('1 King St W, Toronto, ON M5H 1A1') // => 'Toronto'
 */
export function shownArea(address: string): string {
  const [, ...parts] = address.split(',').map((part) => part.trim())
  // A unit may stand before it, and the province after it.
  const area = parts.at(-2) ?? parts[0] ?? ''
  return /\d/.test(area) ? '' : area.slice(0, 60)
}
