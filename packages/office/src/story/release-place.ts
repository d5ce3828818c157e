import { settle } from '../booking/settle.ts'
import { type Answer, unchanged, withBooking } from './answer.ts'
import { isForeignSession } from './foreign-session.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking } from './story.ts'

/** The checkout of a booking has ended unpaid, as the provider says. */
export function releasePlace(story: Story, booking: StoryBooking, event: ProviderEvent): Answer {
  if (isForeignSession(story, booking, event)) return unchanged(story)
  return release(story, booking, event.type === 'async_failed' ? 'async_failed' : 'expired')
}

/**
 * Decides what follows when the checkout of a booking, or of its change, will not happen: its time is free again. Null when there is nothing to end.
 *
 * @example
 * decideRelease(story)?.outcome // => 'released'
 */
export function decideRelease(told: Story): Answer | null {
  const { booking, change, now } = told
  if (booking === null) return null
  const story = change !== null && change.expiresAt <= now ? { ...told, change: null } : told
  const held = story === told ? booking : { ...booking, hasHeldMinutes: false }
  const answer = release({ ...story, booking: held }, held, 'expired')
  return answer.outcome === 'unchanged' && answer.promo === null && story === told ? null : answer
}

/**
 * Decides that a booking which is not paid gives its promo use back and keeps its place: its customer books with the code again. Null when it has none to
 * give. Paid for after all, it takes a use as any late payment does.
 *
 * @example
 * decideUseBack(story)?.promo // => 'return'
 */
export function decideUseBack(story: Story): Answer | null {
  return story.booking?.payment === 'pending' ? { ...unchanged(story), promo: 'return' } : null
}

/** Its place and its promo use are free again, and so is the submit that made it. */
function release(story: Story, { payment, status }: StoryBooking, type: 'async_failed' | 'expired'): Answer {
  if (payment === 'pending' && status === 'canceled') {
    // An administrator was first. It stays canceled while unpaid, which is how later money is known to go back.
    return { ...withBooking(unchanged(story), { isHeld: false, hasVisitor: false }), promo: 'return' }
  }
  const { state } = settle({ payment, booking: status }, { type })
  if (state.payment === payment) return unchanged(story)
  const released = withBooking(unchanged(story, 'released'), {
    payment: state.payment,
    status: state.booking,
    hasAttempt: false,
    hasVisitor: false,
  })
  return { ...released, promo: 'return' }
}
