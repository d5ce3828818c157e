import type { OwnBookingPage } from '@dustforce/office/booking'
import * as words from './words.en.ts'

/** When a booking's visit is, how long it takes, who comes and where, with their labels; what is not known is empty. */
export function factsOfVisit({
  stage,
  rooms,
  visit,
}: Pick<OwnBookingPage, 'stage' | 'rooms' | 'visit'>): readonly (readonly [label: string, value: string])[] {
  if (visit === null) return []
  const { when, durationMinutes, cleaner, place } = visit
  return [
    [words.when, when],
    [words.howLong, durationMinutes === null ? '' : words.lasts(durationMinutes)],
    [words.whoComes, cleaner ?? (stage === 'upcoming' ? words.notSettled : '')],
    [words.home, rooms === null ? place : words.rooms(place, rooms.bedrooms, rooms.bathrooms)],
  ]
}
