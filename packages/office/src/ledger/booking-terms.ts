import type { BusinessPolicy, OwnMoves, RefundRule } from '@dustforce/core/schedule'

/** Under which terms a booking was made; kept with it, so that a later policy changes nothing for it. */
export interface BookingTerms {
  /** Names the terms in evidence and previews. */
  readonly version: string
  /** What a cancellation gives back. */
  readonly cancellation: readonly RefundRule[]
  /** How often and until when a customer moves or changes a booking without asking. */
  readonly ownMoves: OwnMoves
}

/**
 * The terms that a policy gives to a booking made now.
 *
 * @example
 * bookingTerms(gtaPolicy).ownMoves // => { hoursBefore: 24, times: 3 }
 */
export function bookingTerms({
  cancellation = [],
  ownMoves,
}: Pick<BusinessPolicy, 'cancellation' | 'ownMoves'>): BookingTerms {
  const tiers = cancellation.map(({ hoursBefore, refundPercent }) => `${hoursBefore}h${refundPercent}`)
  const version = [...tiers, `moves${ownMoves.times}x${ownMoves.hoursBefore}h`].join('-')
  return { version, cancellation, ownMoves }
}
