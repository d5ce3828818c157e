import { beginning, type ClosedWords, type VisitNames } from './closed-words.ts'
import { formatDate, weekdayName } from './format-date.ts'
import { timeLabel } from './time-label.ts'

/**
 * Why something cannot be booked, in Canadian English and with a company's own name for its visits.
 *
 * @example
 * closedInEnglish({ one: 'a tuning', many: 'tunings' }).closed(0).why // => 'There are no tunings on Sundays.'
 */
export function closedInEnglish({ one, many }: VisitNames): ClosedWords {
  const freeCrew = 'It opens again when a crew is free for the whole visit.'
  return {
    past: () => ({ why: 'This time has passed.', remedy: 'Choose a later time.' }),
    tooSoon: (leadMinutes) => ({
      why: `${beginning(one)} is booked at least ${leadMinutes} minutes ahead.`,
      remedy: 'Choose a later time.',
    }),
    tooFar: (lookaheadDays, opens) => ({
      why: `${beginning(many)} are booked at most ${lookaheadDays} days ahead.`,
      remedy: `It opens on ${formatDate(opens)}.`,
    }),
    closed: (weekday) => ({
      why: `There are no ${many} on ${weekdayName(weekday)}s.`,
      remedy: 'Choose another day.',
    }),
    closure: (reason) => ({ why: reason, remedy: 'Choose another day.' }),
    tooLong: (date, durationMinutes) => ({
      why: `The opening hours of ${formatDate(date)} are shorter than ${durationMinutes} minutes.`,
      remedy: 'Choose another day, or a shorter visit.',
    }),
    outsideHours: (weekday, spans, everyMinutes) => ({
      why: `On ${weekdayName(weekday)}s ${many} start ${everyMinutes === undefined ? '' : `every ${everyMinutes} minutes `}${spans
        .map(([first, last]) => `from ${timeLabel(first)} to ${timeLabel(last)}`)
        .join(' and ')}.`,
      remedy: 'Choose one of these times.',
    }),
    full: (places, date) => ({
      why: `All ${places} places of ${formatDate(date)} are taken.`,
      remedy: 'It opens again when a booking is canceled or the daily limit is raised.',
    }),
    busyDay: (date) => ({ why: `Every crew is busy on ${formatDate(date)}.`, remedy: freeCrew }),
    busyTime: (from, until) => ({
      why: `No crew is free from ${timeLabel(from)} to ${timeLabel(until)}.`,
      remedy: freeCrew,
    }),
    inUse: (resource, date) => ({
      why: `On ${formatDate(date)} every ${resource} is in use.`,
      remedy: 'Choose another time.',
    }),
    skipped: () => ({
      why: 'The clocks go forward over this time.',
      remedy: 'Choose a time after the change.',
    }),
  }
}
