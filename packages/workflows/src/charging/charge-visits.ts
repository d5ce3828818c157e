import { standardCharges } from '@dustforce/office/charging'
import { type Answer, type ChargeRules, chargingOf, decideCharge, endTry } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import { BookingStore } from '../checkout/booking-store.ts'
import { Business } from '../checkout/business.ts'
import { closeSession } from '../payments/close-session.ts'
import { type ChargeRequest, PaymentGateway } from '../payments/payment-gateway.ts'
import { loggedFor } from './logged-for.ts'
import { readCards } from './read-cards.ts'
import { type PendingCharge, type PendingPage, VisitCharges } from './visit-charges.ts'

/**
 * The number of visits that are looked at together, and how often one is looked at in a run: told of a decline, it may be charged by another card at
 * once.
 */
const batch = 200
const rounds = 5

/**
 * Does what is to be done for the money of the visits of series: tells of charges and declines, charges, frees places. Each step is written before the
 * provider is asked, so that a run that ends anywhere is continued by the next, and none is done twice. Returns how many steps there were.
 */
export const chargeVisits = Effect.fn('chargeVisits')(function* () {
  const { policy, charges = standardCharges } = yield* Business
  const rules = { policy: charges, zone: policy.zone }
  const store = yield* VisitCharges
  yield* readCards()
  for (const charge of yield* store.pending) yield* loggedFor(charge.bookingId, finishCharge(charge))
  for (const page of yield* store.pagesPending) yield* loggedFor(page.bookingId, closePage(page))
  let steps = 0
  for (let round = 0; round < rounds; round += 1) {
    const due = yield* store.due(charges.announceDays + 1, batch)
    let done = 0
    for (const bookingId of due)
      done += (yield* loggedFor(bookingId, chargeVisit(bookingId, rules))) === true ? 1 : 0
    steps += done
    if (done === 0) break
  }
  return steps
})

/** Does the next step for one visit. Returns whether there was one. */
export const chargeVisit = Effect.fn('chargeVisit')(function* (bookingId: string, rules: ChargeRules) {
  const store = yield* VisitCharges
  const id = crypto.randomUUID()
  const answer = yield* store.step(bookingId, (story) => decideCharge(story, rules, id))
  const charge = answer.outcome === 'charging' ? chargeOf(answer, id) : null
  if (charge !== null) yield* askCharge(charge)
  return answer.outcome !== 'unchanged'
})

function chargeOf({ story }: Answer, tryId: string): ChargeRequest | null {
  const { booking, visit } = story
  const cardId = chargingOf(story)?.cardId ?? null
  if (booking === null || visit === null || visit.customerId === null || cardId === null) return null
  const { id: bookingId, totalCents: amountCents, currency } = booking
  return { bookingId, tryId, customerId: visit.customerId, cardId, amountCents, currency }
}

/** Asks for a try; the provider's event decides. One that it refuses for good has no card that could be charged. */
const askCharge = Effect.fn('askCharge')(function* (charge: ChargeRequest) {
  const gateway = yield* PaymentGateway
  const store = yield* VisitCharges
  const { bookingId, tryId } = charge
  yield* gateway.chargeSaved(charge).pipe(
    Effect.catchIf(
      ({ reason }) => reason === 'refused' || reason === 'not-found',
      () => store.step(bookingId, (story) => endTry(story, tryId, 'refused')),
    ),
  )
})

/** A try whose event has not come: the provider says what it knows; where it was never asked it is, as long as the visit waits for it. */
const finishCharge = Effect.fn('finishCharge')(function* ({ isAwaited, ...charge }: PendingCharge) {
  const gateway = yield* PaymentGateway
  const bookings = yield* BookingStore
  const store = yield* VisitCharges
  const event = yield* gateway.chargeEvent(charge)
  if (event !== null) yield* bookings.settle(event)
  else if (isAwaited) yield* askCharge(charge)
  else yield* store.step(charge.bookingId, (story) => endTry(story, charge.tryId, 'never-asked'))
})

/** A page that was open for long enough: it is closed, and what became of it settled. */
const closePage = Effect.fn('closeChargePage')(function* ({ tryId, bookingId, sessionId }: PendingPage) {
  const store = yield* VisitCharges
  if (sessionId === null) yield* store.step(bookingId, (story) => endTry(story, tryId, 'never-asked'))
  else yield* closeSession({ bookingId, sessionId, paymentId: tryId })
})
