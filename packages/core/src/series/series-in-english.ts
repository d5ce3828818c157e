import { closedInEnglish } from '../schedule/closed-in-english.ts'
import { beginning, type VisitNames } from '../schedule/closed-words.ts'
import { formatDate } from '../schedule/format-date.ts'
import type { SeriesWords } from './series-words.ts'

/**
 * Series of visits in Canadian English, with a company's own name for its visits.
 *
 * @example
 * seriesInEnglish({ one: 'a lesson', many: 'lessons' }).skip().why // => 'It was asked to skip this one.'
 */
export function seriesInEnglish(names: VisitNames): SeriesWords {
  return {
    closed: closedInEnglish(names),
    skip: () => ({ why: 'It was asked to skip this one.', remedy: 'Take the skip back.' }),
    pause: (from, to) => ({
      why: `The series pauses from ${formatDate(from)} to ${formatDate(to)}.`,
      remedy: 'End the pause earlier.',
    }),
    tooNear: (date) => ({
      why: `It would be too near ${names.one} on ${formatDate(date)}.`,
      remedy: 'Choose a date further away from it.',
    }),
    price: (problems) => ({ why: problems.join('. '), remedy: 'Change what is asked for.' }),
    asked: (original, date) =>
      `${beginning(names.one)} on ${formatDate(date)}, as asked, instead of ${formatDate(original)}.`,
    moved: (original, date) =>
      `${beginning(names.one)} on ${formatDate(date)} instead of ${formatDate(original)}.`,
    left: (asked, triedUntil) =>
      triedUntil === undefined
        ? `Not on ${formatDate(asked)}.`
        : `Not on ${formatDate(asked)}, nor on another day until ${formatDate(triedUntil)}.`,
  }
}
