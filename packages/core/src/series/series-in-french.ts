import { closedInFrench } from '../schedule/closed-in-french.ts'
import { beginning, type VisitNames } from '../schedule/closed-words.ts'
import { dateInFrench } from '../schedule/times-in-french.ts'
import type { SeriesWords } from './series-words.ts'

/**
 * Series of visits in Canadian French, with a company's own name for its visits.
 *
 * @example
 * seriesInFrench({ one: 'une visite', many: 'visites' }).skip().why // => 'On a demandé de sauter cette date.'
 */
export function seriesInFrench(names: VisitNames): SeriesWords {
  return {
    closed: closedInFrench(names),
    skip: () => ({ why: 'On a demandé de sauter cette date.', remedy: 'Reprenez cette date.' }),
    pause: (from, to) => ({
      why: `La série fait une pause du ${dateInFrench(from)} au ${dateInFrench(to)}.`,
      remedy: 'Terminez la pause plus tôt.',
    }),
    tooNear: (date) => ({
      why: `Ce serait trop près du ${dateInFrench(date)}, une autre date de la série.`,
      remedy: 'Choisissez une date plus éloignée.',
    }),
    price: (problems) => ({ why: problems.join('. '), remedy: 'Changez ce qui est demandé.' }),
    asked: (original, date) =>
      `${beginning(names.one)} le ${dateInFrench(date)}, comme demandé, au lieu du ${dateInFrench(original)}.`,
    moved: (original, date) =>
      `${beginning(names.one)} le ${dateInFrench(date)} au lieu du ${dateInFrench(original)}.`,
    left: (asked, triedUntil) =>
      triedUntil === undefined
        ? `Pas le ${dateInFrench(asked)}.`
        : `Pas le ${dateInFrench(asked)}, ni un autre jour jusqu’au ${dateInFrench(triedUntil)}.`,
  }
}
