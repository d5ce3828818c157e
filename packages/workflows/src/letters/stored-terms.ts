import type { BookingTerms } from '@dustforce/office/ledger'
import * as Schema from 'effect/Schema'

/** The terms of a booking, as they are stored with it. */
export const StoredTerms: Schema.Codec<BookingTerms> = Schema.Struct({
  version: Schema.String,
  cancellation: Schema.Array(Schema.Struct({ hoursBefore: Schema.Finite, refundPercent: Schema.Finite })),
  customerMoves: Schema.Struct({ hoursBefore: Schema.Finite, times: Schema.Finite }),
})
