import type { ChargePolicy } from '../charging/charge-policy.ts'

/** The periods that a price rise owes the customers whose visits repeat, in days. */
export interface RiseTerms {
  /** From the notice to the first day that may cost more. */
  readonly noticeDays: number
  /** The time before a visit at which its price is announced: from then on it stays. */
  readonly announcedDays: number
}

/** Ontario Regulation 17/05, section 42(3): 30 days after the notice. Card networks ask for seven days before a charge that differs. */
export const ontarioRise: RiseTerms = { noticeDays: 30, announcedDays: 7 }

/**
 * The terms of a rise where visits are announced by a table of their own.
 *
 * @example
 * riseTermsOf({ announceDays: 10 }).announcedDays // => 10
 */
export function riseTermsOf({ announceDays }: Pick<ChargePolicy, 'announceDays'>): RiseTerms {
  return { ...ontarioRise, announcedDays: Math.max(ontarioRise.announcedDays, announceDays) }
}
