import { addDays, type BusinessDate, businessDateOf, daysBetween } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Availability } from '../checkout/availability.ts'
import { Business } from '../checkout/business.ts'

/** Reads what series are planned on now: the hours, the closures and what is taken, from today until a date. */
export const seriesAvailability = Effect.fn('seriesAvailability')(function* (through: BusinessDate) {
  const { policy } = yield* Business
  const now = yield* Clock.currentTimeMillis
  const today = businessDateOf(now, policy.zone)
  // A visit that is moved may be after the last date that the series has.
  const days = daysBetween(today, addDays(through, 31))
  // Crews limit only where the office counts them.
  const { limit, taken, rules, busy } = yield* Availability.use(({ occupancy }) => occupancy(today, days))
  return { policy: withOfficeRules(policy, rules), availability: { now, limit, taken, busy } }
})
