import { serviceName } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { payVisit } from '../charging/pay-visit.ts'
import { Business } from '../checkout/business.ts'
import type { OwnBooking } from './own-booking.ts'
import { pageWordsFor } from './page-words.ts'
import { whenOf } from './visit-words.ts'

/** Opens the page on which a customer pays a visit, which it names. */
export const payOwnVisit = Effect.fn('payOwnVisit')(function* (
  { record, facts }: OwnBooking,
  siteUrl: string,
) {
  const { priceBook } = yield* Business
  const when = whenOf(record, pageWordsFor(record.language))
  const label = `${serviceName(facts.service, priceBook)}, ${when}, with tax`
  return yield* payVisit({ bookingId: record.id, email: record.email, label }, siteUrl)
})
