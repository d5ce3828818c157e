import { describe, expect, it } from 'vitest'
import { planInFrench } from '../words/fr-ca.ts'
import type { Change, WhyHere } from './day-plan.ts'
import { explainHere, explainNotHere, planInEnglish } from './explain.ts'

const names = new Map([
  ['a', 'Ann'],
  ['b', 'Bob'],
  ['j', 'Maple Street'],
  ['k', 'Oak Street'],
])
const nameOf = (id: string) => names.get(id) ?? id

describe('sentences of a plan', () => {
  it.each<[WhyHere, string, string]>([
    [{ reason: 'fixed', adds: 4 }, 'It stays with Ann.', 'La visite reste avec Ann.'],
    [
      { reason: 'favourite', adds: 1 },
      'The customer is used to Ann. It adds 1 minute of driving.',
      'Le client a l’habitude de Ann. Trajet de plus : 1 minute.',
    ],
    [
      { reason: 'favourite', adds: 2 },
      'The customer is used to Ann. It adds 2 minutes of driving.',
      'Le client a l’habitude de Ann. Trajet de plus : 2 minutes.',
    ],
    [
      { reason: 'only', adds: 4 },
      'Nobody but Ann has room for it.',
      'Personne d’autre que Ann n’a la place pour cette visite.',
    ],
    [
      { reason: 'least', adds: 12, next: { cleaner: 'b', adds: 31 } },
      'It adds 12 minutes of driving for Ann, and 31 minutes for Bob, who is next.',
      'Trajet de plus : 12 minutes pour Ann, 31 minutes pour Bob, le choix suivant.',
    ],
  ])('say why a job is where it is: %o', (why, english, french) => {
    expect(explainHere(why, 'a', planInEnglish, nameOf)).toBe(english)
    expect(explainHere(why, 'a', planInFrench, nameOf)).toBe(french)
  })

  it.each<[Change, string, string]>([
    [
      { rule: 'excluded' },
      'Ann must not come. It fits when Ann may come.',
      'Ann ne doit pas venir. La visite entre si Ann peut venir.',
    ],
    [
      { rule: 'skills', skills: ['ladder', 'pets'] },
      'Ann lacks a skill: ladder and pets. It fits when Ann can do this (ladder and pets).',
      'Compétence qui manque pour Ann : ladder et pets. La visite entre si Ann peut faire ceci (ladder et pets).',
    ],
    [
      { rule: 'fixed', cleaner: 'b' },
      'It stays with Bob. It fits when it need not stay with Bob.',
      'La visite reste avec Bob. La visite entre si elle peut quitter Bob.',
    ],
    [
      { rule: 'fixed', cleaner: 'a', start: 540 },
      'It stays with Ann at 9:00 AM. It fits when it need not stay with Ann at 9:00 AM.',
      'La visite reste avec Ann à 9 h 00. La visite entre si elle peut changer d’heure ou quitter Ann.',
    ],
    [
      { rule: 'window', window: [540, 780] },
      'Ann cannot start at a time that suits. It fits when it may start from 9:00 AM to 1:00 PM.',
      'Ann ne peut pas commencer à une heure qui convient. La visite entre si elle peut commencer de 9 h 00 à 13 h 00.',
    ],
    [
      { rule: 'hours', hours: [-30, 1500] },
      'It does not fit into the hours of Ann. It fits when Ann works from 11:30 PM to 1:00 AM.',
      'La visite n’entre pas dans l’horaire de Ann. La visite entre si Ann travaille de 23 h 30 à 1 h 00.',
    ],
    [
      {
        rule: 'off',
        off: [
          [600, 630],
          [720, 780],
        ],
      },
      'Ann has time off. It fits when Ann works from 10:00 AM to 10:30 AM and from 12:00 PM to 1:00 PM.',
      'Ann a congé. La visite entre si Ann travaille de 10 h 00 à 10 h 30 et de 12 h 00 à 13 h 00.',
    ],
    [
      { rule: 'busy', jobs: ['j', 'k'] },
      'Ann has other jobs. It fits when another cleaner does Maple Street and Oak Street.',
      'Ann a d’autres visites. La visite entre si quelqu’un d’autre fait Maple Street et Oak Street.',
    ],
  ])('say what keeps a job from a cleaner, and what frees it: %o', (change, english, french) => {
    const said = (words: typeof planInEnglish) => {
      const { why, remedy } = explainNotHere({ cleaner: 'a', frees: [change] }, words, nameOf)
      return `${why} ${remedy}`
    }
    expect([said(planInEnglish), said(planInFrench)]).toEqual([english, french])
  })

  it('say several together, by ids when there are no names', () => {
    expect(
      explainNotHere(
        { cleaner: 'ann', frees: [{ rule: 'excluded' }, { rule: 'busy', jobs: ['j'] }] },
        planInEnglish,
      ),
    ).toEqual({
      why: 'ann must not come. ann has other jobs.',
      remedy: 'It fits when ann may come and another cleaner does j.',
    })
    expect(explainHere({ reason: 'only', adds: 0 }, 'ann', planInEnglish)).toBe(
      'Nobody but ann has room for it.',
    )
  })
})
