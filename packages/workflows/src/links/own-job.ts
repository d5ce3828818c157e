import { formatInstant } from '@dustforce/core/schedule'
import { gtaFollowUp, serviceName, visitStart } from '@dustforce/office/booking'
import { measuredRooms } from '@dustforce/office/company'
import { routeLegs } from '@dustforce/office/hub'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { onMyWayProblem } from '../follow-ups/tell-customer.ts'
import type { LinkedJob } from './booking-links.ts'
import { linkTokens } from './link-tokens.ts'
import { pageWordsFor } from './page-words.ts'
import { firstNameOf, whenOf } from './visit-words.ts'

const hourMs = 3_600_000

/**
 * Returns the answer to the page of a cleaner's job: what is needed to be there, and whether the customer can be told. No code, no note, no price, no
 * phone.
 */
export const jobPage = Effect.fn('jobPage')(function* (job: LinkedJob) {
  const { record, durationMinutes, isOnTheWay } = job
  const { company, policy, priceBook } = yield* Business
  const startsAt = visitStart(record, policy.zone)
  const from = startsAt === null ? null : startsAt - gtaFollowUp.onTheWayHours * hourMs
  return {
    service: serviceName(record.serviceType, priceBook),
    when: whenOf(record, pageWordsFor(null)),
    durationMinutes,
    customer: firstNameOf(record.customerName),
    address: record.address,
    directions: routeLegs([record.address])[0]?.url ?? null,
    rooms:
      measuredRooms(priceBook.measures).length === 0
        ? null
        : { bedrooms: record.bedrooms, bathrooms: record.bathrooms },
    addOns: record.addOns,
    /** The customer was told. */
    isOnTheWay,
    /** Why the customer cannot be told now; null when that is possible. */
    problem: yield* onMyWayProblem(job),
    /** From when on it is possible; null when that is past. */
    tellFrom:
      from === null || from <= (yield* Clock.currentTimeMillis) ? null : formatInstant(from, policy.zone),
    company: { name: company.name, phone: company.phone },
  }
})

/** The addresses of the pages of a cleaner's jobs, by booking; of those that are not theirs there are none. */
export const jobLinks = Effect.fn('jobLinks')(function* (
  { email, bookingIds }: { readonly email: string; readonly bookingIds: readonly string[] },
  siteUrl: string,
) {
  const tokens = yield* linkTokens(
    bookingIds.map((bookingId) => ({ bookingId, email })),
    'job',
  )
  return Object.fromEntries(
    [...tokens].map(([id, token]) => [id, `${siteUrl.replace(/\/+$/, '')}/job#${token}`]),
  )
})
