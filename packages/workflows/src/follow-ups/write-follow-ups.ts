import { dueLetters, gtaFollowUp } from '@dustforce/office/booking'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { FollowUps } from './follow-ups.ts'

/** A letter goes out on the evening before the day that it would be due on, at the earliest. */
const daysAhead = gtaFollowUp.reminderDays + 1
/** A thank-you may wait for the morning. */
const daysBack = gtaFollowUp.thankYouDays + 1

/** Queues the letters that are due by core's rules. Run twice or by two at once, it queues each once. */
export const writeFollowUps = Effect.fn('writeFollowUps')(function* () {
  const followUps = yield* FollowUps
  const { policy } = yield* Business
  const rules = { ...gtaFollowUp, zone: policy.zone }
  const bookings = yield* followUps.candidates(daysAhead, daysBack)
  const now = yield* Clock.currentTimeMillis
  const letters = bookings.flatMap(({ bookingId, version, facts, written }) =>
    dueLetters(facts, written, rules, now).map(({ kind, once }) => ({ bookingId, version, kind, once })),
  )
  if (letters.length > 0) yield* followUps.write(letters)
})
