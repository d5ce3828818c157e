import * as Effect from 'effect/Effect'
import { joinWaiting } from './join-waiting.ts'
import { WaitingList } from './waiting-list.ts'
import { waitingPage } from './waiting-page.ts'
import type { WaitingAct } from './wish-schema.ts'

/** What somebody who waits for a place does, and what is answered; an unknown link is 'missing'. */
export const waitingAct = Effect.fn('waitingAct')(function* (
  asked: WaitingAct,
  { token, visitor }: { readonly token: string; readonly visitor: string },
) {
  const list = yield* WaitingList
  switch (asked.act) {
    case 'join-waiting': {
      const joined = yield* joinWaiting(asked.wish, visitor)
      return joined.status === 'rate-limited' ? { status: joined.status } : done(joined)
    }
    case 'show-waiting': {
      const opened = yield* list.open(token, visitor)
      return opened.status === 'found' ? done(waitingPage(opened.wish)) : { status: opened.status }
    }
    case 'leave-waiting': {
      const status = yield* list.leave(token, visitor)
      return status === 'found' ? done({ ok: true }) : { status }
    }
  }
})

function done(body: object) {
  return { status: 'done', body } as const
}
