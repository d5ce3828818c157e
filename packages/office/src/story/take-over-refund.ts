import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryRefund } from './story.ts'

/** Takes over what the provider says about a refund that was asked for here: it names its row. */
export function takeOverRefund(story: Story, event: ProviderEvent): Story {
  const { type, reversalId, refundKey = null } = event
  if ((type !== 'refund_given' && type !== 'refund_failed') || reversalId === null) return story
  const status = (now: StoryRefund['status']) => {
    if (type === 'refund_failed' || now === 'failed') return 'failed'
    return event.paid || now === 'done' ? 'done' : 'sent'
  }
  return {
    ...story,
    refunds: story.refunds.map((refund) =>
      (refund.id !== null && refund.id === refundKey) || refund.providerId === reversalId
        ? {
            ...refund,
            providerId: refund.providerId ?? reversalId,
            askedAt: refund.askedAt ?? story.now,
            status: status(refund.status),
          }
        : refund,
    ),
  }
}
