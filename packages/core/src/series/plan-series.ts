import type { Measures, PriceBook } from '../catalogue/price-book.ts'
import { type BusinessDate, businessDate } from '../schedule/business-date.ts'
import type { Availability } from '../schedule/calendar.ts'
import { checkQuestion } from '../schedule/checked-availability.ts'
import type { CalendarPolicy } from '../schedule/policy.ts'
import { dueVisits } from './due-visits.ts'
import { placeVisit } from './place-visit.ts'
import type { SeriesToPlan } from './series.ts'
import type { SeriesPlan, SeriesVisit } from './series-plan.ts'
import { checkedSeries } from './series-problems.ts'

/**
 * Plans the visits of a series, all of them: each is on its date, or moved, or left out, with everything that keeps it from its date, and
 * has its price. Each starts at the same local time whatever the clocks do. The look-ahead of the policy does not limit: a series is agreed on
 * for longer. Planned in one piece or in any pieces (`through`, `resume`), it is the same.
 *
 * @param book the prices of the series, which need not be those of today
 * @param availability the time, and the work and the places that are taken without this series
 * @throws WrongValueError with everything that is wrong with the book, the policy, the availability or the series; `parseSeriesToPlan` of
 * `…/series/schema` says it of the series without throwing
 * @example
 * const request = { service: 'standard', bedrooms: 1, bathrooms: 1 } as const
 * const series = { from: '2026-12-25', every: 'week', time: '09:00', count: 2, onClosed: 'next-open-day', request } as const
 * const policy = { ...gtaPolicy, closures: [{ from: '2026-12-25', reason: 'Christmas' }] }
 * planSeries(gtaPriceBook, policy, series, { now: Date.UTC(2026, 11, 1) }).visits.map(({ date }) => date) // => ['2026-12-26', '2027-01-01']
 */
export function planSeries<S extends string, A extends string, M extends Measures = Measures>(
  book: PriceBook<S, A, M>,
  policy: CalendarPolicy,
  series: NoInfer<SeriesToPlan<S, A, M>>,
  availability: Omit<Availability, 'durationMinutes' | 'service'>,
): SeriesPlan {
  checkQuestion(policy, availability, null)
  const { count, resume } = checkedSeries(book, series)
  const due = dueVisits(series)
  const { through = due.end } = series
  const question = { book, policy, series, availability, due }
  const visits: SeriesVisit[] = []
  let placed = resume?.placed ?? 0
  let last: BusinessDate | undefined = resume?.last === undefined ? undefined : businessDate(resume.last)
  for (let index = 0; count === undefined || placed < count; index += 1) {
    const next = due.at(index)
    if (next === null) break
    const { original } = next
    if (resume !== undefined && original < resume.next) continue
    if (original > through) return { visits, resume: { next: original, placed, last } }
    const visit = placeVisit(question, index, next, { placed, last })
    visits.push(visit)
    if (visit.date === null) continue
    placed += 1
    last = visit.date
  }
  return { visits, resume: null }
}
