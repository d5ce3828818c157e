import { describe, expect, it } from 'vitest'
import { businessDate, type CalendarPolicy } from '../schedule/index.ts'
import { seriesInFrench } from '../words/fr-ca.ts'
import { explainVisit, seriesInEnglish } from './explain.ts'
import type { LeftVisit, VisitBar } from './index.ts'

const date = businessDate
const english = seriesInEnglish({ one: 'a lesson', many: 'lessons' })
const french = seriesInFrench({ one: 'un cours', many: 'cours' })
const policy: CalendarPolicy = {
  zone: 'America/Toronto',
  hours: { tuesday: ['09:00', '17:00'] },
  closures: [{ from: '2026-10-27', reason: 'Half-term' }],
  slotMinutes: 60,
  leadMinutes: 120,
  lookaheadDays: 30,
  capacity: { perDay: 4, crews: 2, bufferMinutes: 15 },
  resources: { room: 0 },
  services: { violin: { needs: ['room'] } },
}
const availability = { now: 0 }
const left: LeftVisit = {
  original: date('2026-10-27'),
  asked: date('2026-10-27'),
  date: null,
  minute: 540,
  service: 'violin',
  durationMinutes: 90,
  why: [],
}
const moved = { startsAt: 0, visit: 1, date: date('2026-10-28') }
const said = (why: readonly VisitBar[]) =>
  [english, french].map((words) => {
    const sentences = explainVisit(policy, availability, { ...left, why }, words)
    return `${sentences?.why} ${sentences?.remedy}`
  })

describe('sentences of a series', () => {
  it.each<[VisitBar, string, string]>([
    [
      { rule: 'skip' },
      'It was asked to skip this one. Take the skip back.',
      'On a demandé de sauter cette date. Reprenez cette date.',
    ],
    [
      { rule: 'pause', from: date('2026-10-26'), to: date('2026-11-01') },
      'The series pauses from Oct 26, 2026 to Nov 1, 2026. End the pause earlier.',
      'La série fait une pause du 26 octobre 2026 au 1er novembre 2026. Terminez la pause plus tôt.',
    ],
    [
      { rule: 'too-near', date: date('2026-10-26') },
      'It would be too near a lesson on Oct 26, 2026. Choose a date further away from it.',
      'Ce serait trop près du 26 octobre 2026, une autre date de la série. Choisissez une date plus éloignée.',
    ],
    [
      { rule: 'price', problems: [{ field: 'promo', message: 'Too little is left' }] },
      'Too little is left. Change what is asked for.',
      'Too little is left. Changez ce qui est demandé.',
    ],
    [
      { rule: 'closure', closure: 'Half-term' },
      'Half-term. Choose another day.',
      'Half-term. Choisissez un autre jour.',
    ],
    [
      { rule: 'full' },
      'All 4 places of Oct 27, 2026 are taken. It opens again when a booking is canceled or the daily limit is raised.',
      'Les 4 places du 27 octobre 2026 sont prises. Une place se libère quand une réservation est annulée ou que la limite du jour est relevée.',
    ],
    [
      { rule: 'busy' },
      'No crew is free from 8:45 AM to 10:45 AM. It opens again when a crew is free for the whole visit.',
      'Aucune équipe n’est libre de 8 h 45 à 10 h 45. Une place se libère quand une équipe est libre pendant toute la durée.',
    ],
    [
      { rule: 'in-use' },
      'On Oct 27, 2026 every room is in use. Choose another time.',
      'Le 27 octobre 2026, tout est pris à ce moment : room. Choisissez une autre heure.',
    ],
    [
      { rule: 'outside-hours' },
      'On Tuesdays lessons start from 9:00 AM to 5:00 PM. Choose one of these times.',
      'Le mardi, les cours commencent de 9 h 00 à 17 h 00. Choisissez une de ces heures.',
    ],
    [
      { rule: 'closed' },
      'There are no lessons on Tuesdays. Choose another day.',
      'Nous sommes fermés le mardi. Choisissez un autre jour.',
    ],
  ])('say what keeps a visit from its date: %o', (bar, inEnglish, inFrench) => {
    expect(said([bar])).toEqual([inEnglish, inFrench])
  })

  it('say several rules together, and each remedy once', () => {
    expect(
      said([{ rule: 'skip' }, { rule: 'closure', closure: 'Closed. By law' }, { rule: 'closed' }]),
    ).toEqual([
      'It was asked to skip this one. Closed. By law. There are no lessons on Tuesdays. Take the skip back. Choose another day.',
      'On a demandé de sauter cette date. Closed. By law. Nous sommes fermés le mardi. Reprenez cette date. Choisissez un autre jour.',
    ])
    const problems = ['One', 'Two'].map((message) => ({ field: '', message }))
    expect(said([{ rule: 'price', problems }])).toEqual([
      'One. Two. Change what is asked for.',
      'One. Two. Changez ce qui est demandé.',
    ])
    expect(said([{ rule: 'closure', closure: 'Half-term!' }, { rule: 'closed' }])[0]).toBe(
      'Half-term! There are no lessons on Tuesdays. Choose another day.',
    )
  })

  it('are not said of a policy that is wrong', () => {
    const wrong = () => explainVisit({ ...policy, zone: 'BST' }, availability, left, english)
    expect(wrong).toThrow('Wrong policy: zone')
  })

  it('say what became of a visit', () => {
    const what = (visit: Parameters<typeof explainVisit>[2]) =>
      [english, french].map((words) => explainVisit(policy, availability, visit, words)?.what)
    const quote = JSON.parse('{}')
    expect(what({ ...left, ...moved, quote })).toEqual([
      'A lesson on Oct 28, 2026 instead of Oct 27, 2026.',
      'Un cours le 28 octobre 2026 au lieu du 27 octobre 2026.',
    ])
    expect(what({ ...left, ...moved, asked: moved.date, quote })).toEqual([
      'A lesson on Oct 28, 2026, as asked, instead of Oct 27, 2026.',
      'Un cours le 28 octobre 2026, comme demandé, au lieu du 27 octobre 2026.',
    ])
    expect(what(left)).toEqual(['Not on Oct 27, 2026.', 'Pas le 27 octobre 2026.'])
    expect(what({ ...left, triedUntil: date('2026-11-02') })).toEqual([
      'Not on Oct 27, 2026, nor on another day until Nov 2, 2026.',
      'Pas le 27 octobre 2026, ni un autre jour jusqu’au 2 novembre 2026.',
    ])
    expect(
      explainVisit(policy, availability, { ...left, ...moved, date: left.original, quote }, english),
    ).toBeNull()
  })
})
