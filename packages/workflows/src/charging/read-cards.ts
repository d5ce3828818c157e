import * as Effect from 'effect/Effect'
import { PaymentGateway } from '../payments/payment-gateway.ts'
import { KeptCards } from './kept-cards.ts'
import { loggedFor } from './logged-for.ts'

/** Asks the provider which cards it keeps, where that is not known or may be another by now. */
export const readCards = Effect.fn('readCards')(function* () {
  const cards = yield* KeptCards
  for (const { seriesId, customerId } of yield* cards.toRead)
    yield* loggedFor(seriesId, readCard(seriesId, customerId))
})

/** Asks for the newest card of a customer, and notes it for a series; null where none is kept. */
export const readCard = Effect.fn('readCard')(function* (seriesId: string, customerId: string) {
  const gateway = yield* PaymentGateway
  const cards = yield* KeptCards
  const card = yield* gateway.keptCard(customerId).pipe(
    Effect.catchIf(
      ({ reason }) => reason === 'not-found',
      () => Effect.succeed(null),
    ),
  )
  yield* cards.write(seriesId, card)
  return card
})
