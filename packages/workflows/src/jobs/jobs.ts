import * as Effect from 'effect/Effect'
import type { BusinessVersions } from '../business/business-versions.ts'
import { withPublishedBusiness } from '../business/with-published-business.ts'
import { careForCards } from '../charging/care-for-cards.ts'
import { chargeVisits } from '../charging/charge-visits.ts'
import type { Business } from '../checkout/business.ts'
import { writeFollowUps } from '../follow-ups/write-follow-ups.ts'
import { flushOutbox } from '../letters/send-queued-emails.ts'
import { giveRefunds } from '../payments/give-refunds.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { holdRises } from '../price-rise/hold-rises.ts'
import { extendSeries } from '../series/extend-series.ts'
import { WaitingList } from '../waiting/waiting-list.ts'
import { eraseExpired } from './erase-expired.ts'
import { Operations } from './operations.ts'

/** Days in one run: all of a day's, and what was changed meanwhile; those of a database that was filled are kept within hours. */
const daysARun = 100

/**
 * One run of the jobs: lost webhooks, due refunds, visits that repeat and their charges, offers that lapse, reminders, waiting e-mails, expired customer data, figures of days that are over. Each part runs even when
 * another fails. Returns the parts that failed, which are logged and recorded.
 */
export const runJobs = Effect.fn('runJobs')(function* () {
  const failed = [
    ...(yield* failureOf('lost webhooks', reconcilePayments())),
    ...(yield* failureOf('refunds', giveRefunds())),
    ...(yield* failureOf('visits that repeat', extendSeries())),
    // The visits before a rise are written by the old prices first.
    ...(yield* failureOf('price rises', holdRises())),
    ...(yield* failureOf('charges of visits', chargeVisits())),
    ...(yield* failureOf('kept cards', careForCards())),
    ...(yield* failureOf(
      'offers',
      WaitingList.use((list) => list.lapse),
    )),
    ...(yield* failureOf('reminders', writeFollowUps())),
    ...(yield* failureOf('e-mail', flushOutbox())),
    ...(yield* failureOf('expired data', eraseExpired())),
    ...(yield* failureOf(
      'figures',
      Operations.use((operations) => operations.keepFigures(daysARun)),
    )),
  ]
  const unrecorded = yield* failureOf(
    'recording the run',
    Operations.use((operations) => operations.recordRun(failed)),
  )
  return [...failed, ...unrecorded]
})

/** Does what a settled payment leaves to do, at once and outside its transaction. */
export const followUp = Effect.fn('followUp')(function* () {
  yield* failureOf('refunds', giveRefunds())
  yield* failureOf('e-mail', flushOutbox())
})

/** The name of a part of the jobs if it fails, in a list. Each works with what the company is now. */
function failureOf<A, E, R>(
  part: string,
  job: Effect.Effect<A, E, R>,
): Effect.Effect<readonly string[], never, Exclude<R, Business> | Business | BusinessVersions> {
  return withPublishedBusiness(job).pipe(
    Effect.as([]),
    Effect.catchCause((cause) => Effect.as(Effect.logError(`The jobs failed at ${part}`, cause), [part])),
  )
}
