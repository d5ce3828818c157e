import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking } from './story.ts'

/** Whether an event names another checkout session than the booking's own. */
export function isForeignSession(
  { isSessionElsewhere }: Story,
  { sessionId }: StoryBooking,
  event: ProviderEvent,
): boolean {
  if (event.sessionId === null) return false
  return sessionId === null ? isSessionElsewhere : sessionId !== event.sessionId
}
