import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { joinWaiting } from './join-waiting.ts'
import { WaitingList } from './waiting-list.ts'
import { waitingPage } from './waiting-page.ts'
import type { WaitingAct } from './wish-schema.ts'

/** Does what somebody who waits for a place asks for, and answers it: refused where the link opens nothing, or too much was asked. */
export const waitingAct = Effect.fn('waitingAct')(
  function* (asked: WaitingAct, { token, visitor }: { readonly token: string; readonly visitor: string }) {
    const list = yield* WaitingList
    switch (asked.act) {
      case 'join-waiting': {
        const joined = yield* joinWaiting(asked.wish, visitor)
        return joined.status === 'rate-limited' ? refused(joined.status) : answer(200, joined)
      }
      case 'show-waiting': {
        const opened = yield* list.open(token, visitor)
        const { priceBook } = yield* Business
        return opened.status === 'found'
          ? answer(200, waitingPage(opened.wish, priceBook))
          : refused(opened.status)
      }
      case 'leave-waiting': {
        const status = yield* list.leave(token, visitor)
        return status === 'found' ? answer(200, { ok: true }) : refused(status)
      }
    }
  },
  Effect.catchTags({
    WishRefused: ({ message }) => Effect.succeed(answer(400, { error: message })),
    WaitingListError: (error) => unavailable(error),
    AvailabilityError: (error) => unavailable(error),
  }),
)

function unavailable(error: unknown) {
  const body = { error: 'The queue could not be reached. Please try again.' }
  return Effect.as(Effect.logError('The queue could not be read or written', error), answer(503, body))
}

function answer(status: number, body: object) {
  return { status, body }
}

function refused(status: 'missing' | 'rate-limited') {
  return { refused: status }
}
