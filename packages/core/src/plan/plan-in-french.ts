import { timeInFrench } from '../schedule/times-in-french.ts'
import type { PlanWords } from './plan-words.ts'

const minutesOf = (count: number): string => `${count} ${Math.abs(count) < 2 ? 'minute' : 'minutes'}`
const listOf = new Intl.ListFormat('fr-CA')
const clock = (minute: number): string => timeInFrench(((minute % 1440) + 1440) % 1440)
const fromTo = (from: number, to: number): string => `de ${clock(from)} à ${clock(to)}`

/**
 * Plans in Canadian French.
 *
 * @example
 * planInFrench.only('Ann') // => 'Personne d’autre que Ann n’a la place pour cette visite.'
 */
export const planInFrench: PlanWords = {
  fixed: (who) => `La visite reste avec ${who}.`,
  favourite: (who, adds) => `Le client a l’habitude de ${who}. Trajet de plus : ${minutesOf(adds)}.`,
  only: (who) => `Personne d’autre que ${who} n’a la place pour cette visite.`,
  least: (who, adds, next, nextAdds) =>
    `Trajet de plus : ${minutesOf(adds)} pour ${who}, ${minutesOf(nextAdds)} pour ${next}, le choix suivant.`,
  rules: {
    excluded: (who) => ({ why: `${who} ne doit pas venir.`, when: `${who} peut venir` }),
    skills: (who, skills) => ({
      why: `Compétence qui manque pour ${who} : ${listOf.format(skills)}.`,
      when: `${who} peut faire ceci (${listOf.format(skills)})`,
    }),
    fixed: (holder, start) =>
      start === undefined
        ? { why: `La visite reste avec ${holder}.`, when: `elle peut quitter ${holder}` }
        : {
            why: `La visite reste avec ${holder} à ${clock(start)}.`,
            when: `elle peut changer d’heure ou quitter ${holder}`,
          },
    window: (who, from, to) => ({
      why: `${who} ne peut pas commencer à une heure qui convient.`,
      when: `elle peut commencer ${fromTo(from, to)}`,
    }),
    hours: (who, from, to) => ({
      why: `La visite n’entre pas dans l’horaire de ${who}.`,
      when: `${who} travaille ${fromTo(from, to)}`,
    }),
    off: (who, spans) => ({
      why: `${who} a congé.`,
      when: `${who} travaille ${listOf.format(spans.map(([from, to]) => fromTo(from, to)))}`,
    }),
    busy: (who, jobs) => ({
      why: `${who} a d’autres visites.`,
      when: `quelqu’un d’autre fait ${listOf.format(jobs)}`,
    }),
  },
  remedy: (conditions) => `La visite entre si ${listOf.format(conditions)}.`,
}
