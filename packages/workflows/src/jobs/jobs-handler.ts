import * as Effect from 'effect/Effect'
import type { KeptCards } from '../charging/kept-cards.ts'
import type { VisitCharges } from '../charging/visit-charges.ts'
import type { Availability } from '../checkout/availability.ts'
import type { BookingStore } from '../checkout/booking-store.ts'
import type { Business } from '../checkout/business.ts'
import type { PriceBooks } from '../checkout/price-books.ts'
import type { FollowUps } from '../follow-ups/follow-ups.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { sharedSecret } from '../http/shared-secret.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { PriceRises } from '../price-rise/price-rises.ts'
import type { SeriesStore } from '../series/series-store.ts'
import type { WaitingList } from '../waiting/waiting-list.ts'
import type { CustomerData } from './customer-data.ts'
import { runJobs } from './jobs.ts'
import type { Operations } from './operations.ts'

/**
 * `functions/v1/run-jobs`: runs the jobs once, for a scheduler that shows the secret as its bearer token, or one of
 * several with commas between them; 401 for any other caller. 500 names the parts that failed. Throws for an empty secret.
 */
export function runJobsHandler(
  runtime: Runtime<
    | Availability
    | BookingStore
    | CustomerData
    | FollowUps
    | Operations
    | PaymentGateway
    | PriceBooks
    | SendingPorts
    | PriceRises
    | SeriesStore
    | KeptCards
    | VisitCharges
    | Business
    | WaitingList
  >,
  secret: string,
): Handler {
  const jobs = sharedSecret(secret, 'jobs')
  return postHandler(
    runtime,
    Effect.fn('run-jobs')(function* (request) {
      if (!(yield* Effect.promise(() => jobs.isShownBy(request)))) {
        return jsonResponse(401, { error: 'Not allowed' })
      }
      const failed = yield* runJobs()
      return failed.length === 0
        ? jsonResponse(200, { done: true })
        : jsonResponse(500, { done: false, failed })
    }),
    () => jsonResponse(503, { error: 'Please try again' }),
  )
}
