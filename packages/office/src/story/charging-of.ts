import type { ChargeFacts } from '../charging/charge-facts.ts'
import type { Story } from './story.ts'

/** Returns what the next act for the money of a visit follows from; null for what is no visit of a series. */
export function chargingOf({ booking, visit }: Pick<Story, 'booking' | 'visit'>): ChargeFacts | null {
  if (booking === null || visit === null) return null
  const { date, minute, agreed, announcedAt, announcedBy, lastLetterAt, tries, card, customerId } = visit
  return {
    ...{ date, minute, agreed, announcedAt, announcedBy, lastLetterAt, tries },
    cardId: customerId === null ? null : (card?.id ?? null),
    isAwaited: booking.payment === 'arranged' && !['canceled', 'completed'].includes(booking.status),
  }
}
