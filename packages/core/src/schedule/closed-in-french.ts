import { beginning, type ClosedWords, type VisitNames } from './closed-words.ts'
import { dateInFrench, timeInFrench } from './times-in-french.ts'

const weekdays = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ')

/**
 * Why something cannot be booked, in Canadian French and with a company's own name for its visits.
 *
 * @example
 * closedInFrench({ one: 'une visite', many: 'visites' }).closed(0).why // => 'Nous sommes fermés le dimanche.'
 */
export function closedInFrench({ one, many }: VisitNames): ClosedWords {
  const freeCrew = 'Une place se libère quand une équipe est libre pendant toute la durée.'
  return {
    past: () => ({ why: 'Cette heure est passée.', remedy: 'Choisissez une heure plus tardive.' }),
    tooSoon: (leadMinutes) => ({
      why: `${beginning(one)} se réserve au moins ${leadMinutes} minutes à l’avance.`,
      remedy: 'Choisissez une heure plus tardive.',
    }),
    tooFar: (lookaheadDays, opens) => ({
      why: `Les ${many} se réservent au plus ${lookaheadDays} jours à l’avance.`,
      remedy: `Les réservations ouvrent le ${dateInFrench(opens)}.`,
    }),
    closed: (weekday) => ({
      why: `Nous sommes fermés le ${weekdays[weekday]}.`,
      remedy: 'Choisissez un autre jour.',
    }),
    closure: (reason) => ({ why: reason, remedy: 'Choisissez un autre jour.' }),
    tooLong: (date, durationMinutes) => ({
      why: `Les heures d’ouverture du ${dateInFrench(date)} durent moins de ${durationMinutes} minutes.`,
      remedy: 'Choisissez un autre jour, ou une durée plus courte.',
    }),
    outsideHours: (weekday, spans, everyMinutes) => ({
      why: `Le ${weekdays[weekday]}, les ${many} commencent ${everyMinutes === undefined ? '' : `toutes les ${everyMinutes} minutes `}${spans
        .map(([first, last]) => `de ${timeInFrench(first)} à ${timeInFrench(last)}`)
        .join(' et ')}.`,
      remedy: 'Choisissez une de ces heures.',
    }),
    full: (places, date) => ({
      why: `Les ${places} places du ${dateInFrench(date)} sont prises.`,
      remedy: 'Une place se libère quand une réservation est annulée ou que la limite du jour est relevée.',
    }),
    busyDay: (date) => ({
      why: `Toutes les équipes sont occupées le ${dateInFrench(date)}.`,
      remedy: freeCrew,
    }),
    busyTime: (from, until) => ({
      why: `Aucune équipe n’est libre de ${timeInFrench(from)} à ${timeInFrench(until)}.`,
      remedy: freeCrew,
    }),
    inUse: (resource, date) => ({
      why: `Le ${dateInFrench(date)}, tout est pris à ce moment : ${resource}.`,
      remedy: 'Choisissez une autre heure.',
    }),
    skipped: () => ({
      why: 'L’heure avance et saute ce moment.',
      remedy: 'Choisissez une heure après le changement.',
    }),
  }
}
