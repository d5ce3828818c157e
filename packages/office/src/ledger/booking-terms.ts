import type { BusinessPolicy, CustomerMoves, RefundRule } from '@dustforce/core/schedule'

/** Under which terms a booking was made; kept with it, so that a later policy changes nothing for it. */
export interface BookingTerms {
  /** Names the terms in evidence and previews. */
  readonly version: string
  /** The refunds that a cancellation gives. */
  readonly cancellation: readonly RefundRule[]
  /** The number of times that a customer moves or changes a booking without asking, and until when. */
  readonly customerMoves: CustomerMoves
}

/**
 * The terms that a policy gives to a booking made now.
 *
 * @example
 * bookingTerms(gtaPolicy).customerMoves // => { hoursBefore: 24, times: 3 }
 */
export function bookingTerms({
  cancellation = [],
  customerMoves,
}: Pick<BusinessPolicy, 'cancellation' | 'customerMoves'>): BookingTerms {
  const tiers = cancellation.map(({ hoursBefore, refundPercent }) => `${hoursBefore}h${refundPercent}`)
  const version = [...tiers, `moves${customerMoves.times}x${customerMoves.hoursBefore}h`].join('-')
  return { version, cancellation, customerMoves }
}
