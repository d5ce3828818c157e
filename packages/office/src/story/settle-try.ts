import type { ChargeTry } from '../charging/charge-facts.ts'
import { declineOf } from '../charging/decline.ts'
import type { Answer } from './answer.ts'
import type { ProviderEvent } from './provider-event.ts'

/**
 * The try that an event is about gets its end, whatever the event does to the booking: money that was once reported is never a decline again. A checkout
 * that kept a card says whose it is.
 */
export function settleTry(answer: Answer, event: ProviderEvent): Answer {
  const { visit } = answer.story
  if (visit === null) return answer
  const tryId = event.tryId ?? event.paymentId
  const tries = visit.tries.map((one) =>
    one.id === tryId && one.outcome !== 'charged' ? { ...one, ...endOf(event) } : one,
  )
  const lookAt = tries.some((one, nr) => one !== visit.tries[nr]) ? answer.story.now : visit.lookAt
  const customerId = event.customerId ?? visit.customerId
  return { ...answer, story: { ...answer.story, visit: { ...visit, tries, customerId, lookAt } } }
}

function endOf({ type, paid, decline = 'unknown', advice }: ProviderEvent): Partial<ChargeTry> {
  switch (type) {
    case 'charge_succeeded':
    case 'async_succeeded':
      return { outcome: 'charged', decline: null, code: null }
    case 'completed':
      return paid ? { outcome: 'charged' } : {}
    case 'charge_failed':
      return { outcome: 'declined', decline: declineOf(decline, advice), code: decline }
    case 'expired':
    case 'async_failed':
      return { outcome: 'dropped' }
    default:
      return {}
  }
}
