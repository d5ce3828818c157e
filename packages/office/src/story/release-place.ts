import { settle } from '../booking/settle.ts'
import { type Answer, unchanged, withBooking } from './answer.ts'
import { isForeignSession } from './foreign-session.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking } from './story.ts'

/** The checkout of a booking has ended unpaid: its place and its promo use are free again, and so is the submit that made it. */
export function releasePlace(story: Story, booking: StoryBooking, event: ProviderEvent): Answer {
  if (isForeignSession(story, booking, event)) return unchanged(story)
  const { payment, status } = booking
  if (payment === 'pending' && status === 'canceled') {
    // An administrator was first. It stays canceled while unpaid, which is how later money is known to go back.
    return { ...withBooking(unchanged(story), { isHeld: false, hasVisitor: false }), promo: 'return' }
  }
  const type = event.type === 'async_failed' ? 'async_failed' : 'expired'
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
