import { describe, expect, it } from 'vitest'
import { closedInEnglish } from './closed-in-english.ts'
import { closedInFrench } from './closed-in-french.ts'
import type { ClosedWords } from './closed-words.ts'
import { businessDate } from './index.ts'
import { whyClosed } from './why-closed.ts'

const policy = {
  zone: 'America/Toronto',
  hours: { monday: ['09:00', '17:00'] },
  slotMinutes: 60,
  leadMinutes: 30,
  lookaheadDays: 60,
} as const

function sentences(words: ClosedWords): string[] {
  const date = businessDate('2026-12-07')
  return [
    words.past(),
    words.tooSoon(30),
    words.tooFar(60, date),
    words.closed(0),
    words.closure('Noël'),
    words.tooLong(date, 200),
    words.outsideHours(1, [[540, 810]]),
    words.full(3, date),
    words.busyDay(date),
    words.busyTime(545, 780),
    words.skipped(),
  ].map(({ why, remedy }) => `${why} ${remedy}`)
}

describe('whyClosed', () => {
  it('calls visits what the company calls them, in the language that is asked for', () => {
    const why = (words: ClosedWords) =>
      whyClosed(policy, { now: Date.UTC(2026, 10, 20) }, businessDate('2026-12-06'), undefined, words)?.why
    expect(why(closedInEnglish({ one: 'an appointment', many: 'appointments' }))).toBe(
      'There are no appointments on Sundays.',
    )
    expect(why(closedInFrench({ one: 'une visite', many: 'visites' }))).toBe(
      'Nous sommes fermés le dimanche.',
    )
  })
})

it('says how far apart times are to who asks for one between them', () => {
  const why = (minute: number, words: ClosedWords) =>
    whyClosed(policy, { now: Date.UTC(2026, 10, 20) }, businessDate('2026-12-07'), minute, words)?.why
  const english = closedInEnglish({ one: 'a visit', many: 'visits' })
  expect(why(570, english)).toBe('On Mondays visits start every 60 minutes from 9:00 AM to 5:00 PM.')
  expect(why(570, closedInFrench({ one: 'une visite', many: 'visites' }))).toBe(
    'Le lundi, les visites commencent toutes les 60 minutes de 9 h 00 à 17 h 00.',
  )
  expect([why(480, english), why(1030, english)]).toEqual([
    'On Mondays visits start from 9:00 AM to 5:00 PM.',
    'On Mondays visits start from 9:00 AM to 5:00 PM.',
  ])
})

it('closedInEnglish has a sentence for every reason', () => {
  expect(sentences(closedInEnglish({ one: 'an appointment', many: 'appointments' }))).toEqual([
    'This time has passed. Choose a later time.',
    'An appointment is booked at least 30 minutes ahead. Choose a later time.',
    'Appointments are booked at most 60 days ahead. It opens on Dec 7, 2026.',
    'There are no appointments on Sundays. Choose another day.',
    'Noël Choose another day.',
    'The opening hours of Dec 7, 2026 are shorter than 200 minutes. Choose another day, or a shorter visit.',
    'On Mondays appointments start from 9:00 AM to 1:30 PM. Choose one of these times.',
    'All 3 places of Dec 7, 2026 are taken. It opens again when a booking is canceled or the daily limit is raised.',
    'Every crew is busy on Dec 7, 2026. It opens again when a crew is free for the whole visit.',
    'No crew is free from 9:05 AM to 1:00 PM. It opens again when a crew is free for the whole visit.',
    'The clocks go forward over this time. Choose a time after the change.',
  ])
})

it('closedInFrench has a sentence for every reason', () => {
  expect(sentences(closedInFrench({ one: 'une visite', many: 'visites' }))).toEqual([
    'Cette heure est passée. Choisissez une heure plus tardive.',
    'Une visite se réserve au moins 30 minutes à l’avance. Choisissez une heure plus tardive.',
    'Les visites se réservent au plus 60 jours à l’avance. Les réservations ouvrent le 7 décembre 2026.',
    'Nous sommes fermés le dimanche. Choisissez un autre jour.',
    'Noël Choisissez un autre jour.',
    'Les heures d’ouverture du 7 décembre 2026 durent moins de 200 minutes. Choisissez un autre jour, ou une durée plus courte.',
    'Le lundi, les visites commencent de 9 h 00 à 13 h 30. Choisissez une de ces heures.',
    'Les 3 places du 7 décembre 2026 sont prises. Une place se libère quand une réservation est annulée ou que la limite du jour est relevée.',
    'Toutes les équipes sont occupées le 7 décembre 2026. Une place se libère quand une équipe est libre pendant toute la durée.',
    'Aucune équipe n’est libre de 9 h 05 à 13 h 00. Une place se libère quand une équipe est libre pendant toute la durée.',
    'L’heure avance et saute ce moment. Choisissez une heure après le changement.',
  ])
})
