import { integer, object, oneOf, text } from '../validation/shape.ts'
import { WrongValueError } from '../validation/wrong-value-error.ts'
import { dateText, noSuchDate } from './date-shape.ts'
import type { Series } from './occurrences.ts'
import { intervals } from './series-date.ts'

const date = text(dateText)

const shape = object(
  {
    from: date,
    every: oneOf(...intervals),
    time: integer(0, 1439),
    onClosed: oneOf('skip', 'next-open-day'),
  },
  { durationMinutes: integer(0, 100_000), count: integer(0, 100_000), until: date },
)

/**
 * Checks a series of visits.
 *
 * @throws WrongValueError with everything that is wrong with it
 */
export function checkSeries(series: Series): void {
  const problems = [...shape.problems(series, '')]
  if (problems.length === 0) {
    const { from, until, count }: { from: string; until?: string; count?: number } = series
    const dates = { from, ...(until !== undefined && { until }) }
    for (const [field, day] of Object.entries(dates)) problems.push(...noSuchDate(day, field))
    if ((until === undefined) === (count === undefined))
      problems.push({ field: '', message: 'must say either count or until' })
  }
  if (problems.length > 0) throw new WrongValueError('series', problems)
}
