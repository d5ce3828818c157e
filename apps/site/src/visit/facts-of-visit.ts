import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import type { OwnBookingPage } from '@dustforce/office/booking'

/** When a booking's visit is, how long it takes, who comes and where, with their labels; what is not known is empty. */
export function factsOfVisit({
  stage,
  rooms,
  visit,
}: Pick<OwnBookingPage, 'stage' | 'rooms' | 'visit'>): readonly (readonly [label: string, value: string])[] {
  if (visit === null) return []
  const { when, durationMinutes, cleaner, place } = visit
  return [
    ['When', when],
    ['How long', durationMinutes === null ? '' : durationText(durationMinutes, durationInEnglish)],
    ['Who comes', cleaner ?? (stage === 'upcoming' ? 'We will tell you as soon as it is settled' : '')],
    ['Home', `${place}: ${rooms.bedrooms} bed, ${rooms.bathrooms} bath`],
  ]
}
