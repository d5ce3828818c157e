import { addDays, businessDateOf } from '@dustforce/core/schedule'
import { firstPastExpiry, goodUntil, standardCharges } from '@dustforce/office/charging'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PaymentGateway } from '../payments/payment-gateway.ts'
import { type ExpiringCard, KeptCards } from './kept-cards.ts'
import { loggedFor } from './logged-for.ts'
import { readCard } from './read-cards.ts'

/** Cards that one run stops keeping. */
const batch = 50

/** Tells customers of cards that expire before a visit is charged to them, and stops keeping the cards of series that are over. */
export const careForCards = Effect.fn('careForCards')(function* () {
  const cards = yield* KeptCards
  const { policy, charges = standardCharges } = yield* Business
  const today = businessDateOf(yield* Clock.currentTimeMillis, policy.zone)
  for (const card of yield* cards.expiring(addDays(today, charges.expiringDays)))
    yield* loggedFor(card.seriesId, tellExpiry(card))
  yield* cards.release(batch)
  for (const cardId of yield* cards.toForget(batch)) yield* loggedFor(cardId, forget(cardId))
})

/** Tells of a card that expires, unless the bank has renewed it meanwhile. */
const tellExpiry = Effect.fn('tellExpiry')(function* ({
  seriesId,
  customerId,
  visits,
  ...known
}: ExpiringCard) {
  const cards = yield* KeptCards
  if ((yield* pastExpiry(known, visits)) === null) return
  const card = yield* readCard(seriesId, customerId)
  const first = card === null ? null : yield* pastExpiry(card, visits)
  if (card === null || first === null) return
  yield* cards.tellExpiry({ cardId: card.cardId, bookingId: first.bookingId, until: goodUntil(card) })
})

const pastExpiry = Effect.fn('pastExpiry')(function* (
  card: Pick<ExpiringCard, 'expMonth' | 'expYear'>,
  visits: ExpiringCard['visits'],
) {
  const { policy, charges = standardCharges } = yield* Business
  const today = businessDateOf(yield* Clock.currentTimeMillis, policy.zone)
  const dates = visits.map(({ date }) => date)
  const first = firstPastExpiry(card, dates, charges, today)
  return visits.find(({ date }) => date === first) ?? null
})

const forget = Effect.fn('forgetCard')(function* (cardId: string) {
  const gateway = yield* PaymentGateway
  const cards = yield* KeptCards
  yield* gateway.forgetCard(cardId)
  yield* cards.forgotten(cardId)
})
