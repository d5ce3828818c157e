import type { Availability } from '../schedule/calendar.ts'
import { checkQuestion } from '../schedule/checked-availability.ts'
import { asReadPolicy } from '../schedule/checked-policy.ts'
import { closedSentences } from '../schedule/closed-sentences.ts'
import type { ClosedSentences } from '../schedule/closed-words.ts'
import type { CalendarPolicy } from '../schedule/policy.ts'
import { policyFor } from '../schedule/policy-for.ts'
import type { SeriesVisit, VisitBar } from './series-plan.ts'
import type { SeriesWords } from './series-words.ts'

export { seriesInEnglish } from './series-in-english.ts'
export type { SeriesWords } from './series-words.ts'

/** The sentences about what became of a visit, why, and what would let it be on its date. */
export interface VisitSentences extends ClosedSentences {
  readonly what: string
}

/**
 * Says what became of a visit of a series and why; null for one that is on the date that the series has for it.
 *
 * @param policy the policy and the availability that the series was planned with
 * @param words the language and what the company calls its visits
 * @throws WrongValueError with everything that is wrong with the policy or the availability
 * @example
 * const request = { service: 'standard', bedrooms: 1, bathrooms: 1 } as const
 * const series = { from: '2026-12-26', every: 'week', time: '09:00', count: 1, onClosed: 'next-open-day', request } as const
 * const policy = { ...gtaPolicy, closures: [{ from: '2026-12-26', reason: 'Boxing Day' }] }
 * const availability = { now: Date.UTC(2026, 11, 1) }
 * const [visit] = planSeries(gtaPriceBook, policy, series, availability).visits
 * const words = seriesInEnglish({ one: 'a cleaning', many: 'cleanings' })
 * visit && explainVisit(policy, availability, visit, words)?.what // => 'A cleaning on Dec 27, 2026 instead of Dec 26, 2026.'
 */
export function explainVisit(
  policy: CalendarPolicy,
  availability: Omit<Availability, 'durationMinutes' | 'service'>,
  visit: SeriesVisit,
  words: SeriesWords,
): VisitSentences | null {
  checkQuestion(policy, availability, null)
  const { original, date, why } = visit
  if (date === original) return null
  const bars = why.map((bar) => sentencesOf(policy, availability, visit, bar, words))
  return {
    what: whatBecame(visit, words),
    why: bars.map((bar) => ended(bar.why)).join(' '),
    remedy: [...new Set(bars.map(({ remedy }) => remedy))].join(' '),
  }
}

function whatBecame(visit: SeriesVisit, words: SeriesWords): string {
  const { original, asked } = visit
  if (visit.date === null) return words.left(asked, visit.triedUntil)
  return asked === original ? words.moved(original, visit.date) : words.asked(original, visit.date)
}

function sentencesOf(
  policy: CalendarPolicy,
  availability: Omit<Availability, 'durationMinutes' | 'service'>,
  { asked, minute, service, durationMinutes }: SeriesVisit,
  bar: VisitBar,
  words: SeriesWords,
): ClosedSentences {
  switch (bar.rule) {
    case 'skip':
      return words.skip()
    case 'pause':
      return words.pause(bar.from, bar.to)
    case 'too-near':
      return words.tooNear(bar.date)
    case 'price':
      return words.price(bar.problems.map(({ message }) => message))
    case 'closure':
      return words.closed.closure(bar.closure)
    default: {
      // Each rule is explained by itself, as if the day had no closure besides.
      const open = asReadPolicy({ ...policyFor(policy, service), closures: [] })
      return closedSentences(
        open,
        { ...availability, durationMinutes },
        asked,
        minute,
        bar.rule,
        words.closed,
      )
    }
  }
}

/** A text that ends as a sentence does. */
function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
